"""What is final in the rules reference of Endeavor: ids, parts, options, what can be broken."""

# One line a part. The ids are cited by the engine, the scenarios, the lessons and the answers.
RULE_IDS = [
    *["E0.1", "E0.2", "E0.3", "E0.4", "E0.5", "E0.6", "E0.7", "E0.8", "E0.9", "E0.10"],
    *["E1.1", "E1.2", "E1.3", "E1.4", "E1.5"],
    *["E2.1", "E2.2"],
    *["E2.3", "E2.4", "E2.5", "E2.6", "E2.7"],
    *["E2.8"],
    *["E2.9"],
    *["E2.10", "E2.11", "E2.12", "E2.13", "E2.14", "E2.15", "E2.16", "E2.17", "E2.18", "E2.19"],
    *["E3.1a", "E3.1b", "E3.1c", "E3.1d", "E3.1e", "E3.1f"],
    *["E3.2a", "E3.2b", "E3.2c", "E3.2d"],
    *["E3.3a", "E3.3b", "E3.3c"],
    *["E3.4a", "E3.4b", "E3.4c", "E3.4d", "E3.4e", "E3.4f"],
    *["E3.5"],
    *["E3.6", "E3.7", "E3.8", "E3.9", "E3.10", "E3.11"],
    *["E4.1", "E4.2"],
    *["E5.1", "E5.2", "E5.3", "E5.4", "E5.5", "E5.6", "E5.7", "E5.8"],
]

# Each part and how many rules it has.
PARTS = {
    "components": 10,
    "setup": 5,
    "round": 2,
    "build": 5,
    "growth": 1,
    "salary": 1,
    "action": 10,
    "ship": 6,
    "occupy": 4,
    "attack": 3,
    "draw": 6,
    "payment": 1,
    "compound": 6,
    "end": 2,
    "scoring": 8,
}

# Each option of a table, its default first.
OPTIONS = {
    "starting_building": ["colonial_house", "none"],
    "no_tile_left": ["lowest_above", "one_above", "skip"],
    "salary": ["exact", "up_to"],
    "card_limit": ["board", "literal"],
    "track_surplus": ["remembered", "lost"],
    "connection_token_on_attack": ["yes", "no"],
    "payment_on_level5": ["allowed", "forbidden"],
    "docks_in_europe": ["yes", "no"],
    "draw_twice_europe": ["both_decks", "one_deck"],
    "start_player": ["seeded", "given"],
    "limit_after_pass": ["at_once", "next_pass"],
}

# Rules that an action of a player can run against, so that each needs an example that refuses.
CAN_BE_BROKEN = [
    "E1.3",
    *["E2.1", "E2.3", "E2.4", "E2.6", "E2.9", "E2.10", "E2.11", "E2.12", "E2.13", "E2.14", "E2.15"],
    *["E3.1a", "E3.2a", "E3.2b", "E3.3a", "E3.3c", "E3.4a", "E3.4b", "E3.4d", "E3.4f", "E3.5"],
    *["E3.6", "E3.7", "E3.8", "E3.9", "E3.10", "E3.11"],
    "E4.1",
]

RULINGS = 59
VERSION = "1"
MISREADINGS = 17
