"""What is final in the rules reference of Anchors Aweigh!: ids, parts, options, what can be broken."""

# One line a part, two for a long one. Engine, scenarios, lessons and answers cite these ids.
RULE_IDS = [
    *["A0.1", "A0.2", "A0.3", "A0.4", "A0.5", "A0.6", "A0.7", "A0.8", "A0.9"],
    *["A1.1", "A1.2", "A1.3", "A1.4", "A1.5", "A1.6", "A1.7"],
    *["A2.1", "A2.2", "A2.3", "A2.4", "A2.5", "A2.6", "A2.7", "A2.8", "A2.9", "A2.10"],
    *["A2.11", "A2.12", "A2.13", "A2.14", "A2.15", "A2.16", "A2.17", "A2.18"],
    *["A3.1", "A3.2", "A3.3", "A3.4", "A3.5", "A3.6", "A3.7", "A3.8", "A3.9", "A3.10", "A3.11"],
    *["A3.12", "A3.13", "A3.14", "A3.15", "A3.16", "A3.17", "A3.18", "A3.19", "A3.20", "A3.21"],
    *["A4.1", "A4.2", "A4.3", "A4.4", "A4.5", "A4.6", "A4.7"],
    *["A4.8", "A4.9", "A4.10", "A4.11", "A4.12", "A4.13"],
    *["A5.1", "A5.2"],
    *["A6.1", "A6.2", "A6.3", "A6.4", "A6.5", "A6.6", "A6.7"],
]

# Each part and how many rules it has.
PARTS = {
    "components": 9,
    "setup": 7,
    "loading": 18,
    "voyage": 21,
    "round_end": 13,
    "scoring": 2,
    "variant": 7,
}

# Each option of a ruling, its default first.
OPTIONS = {
    "face_down_take_seen_by": ["taker", "all"],
    "starfish_per_kind": ["4", "0", "1", "2", "3", "5", "6", "7", "8", "9"],
    "supply_refill": ["payments_first", "player_by_player"],
    "goods_movable": ["no", "yes"],
    "retip_round2": ["no", "yes"],
    "high_seas_round2": ["rest_then_reshuffle", "same_list"],
    "wild_monkey_as_warehouse": ["no", "yes"],
}

# Rules that an action of a player can run against, so that each needs an example that refuses.
CAN_BE_BROKEN = [
    *["A1.1", "A1.3"],
    *["A2.3", "A2.4", "A2.5", "A2.6", "A2.8", "A2.9", "A2.10", "A2.11", "A2.12", "A2.13", "A2.15"],
    *["A2.17", "A2.18"],
    *["A3.2", "A3.3", "A3.4", "A3.5", "A3.6", "A3.7", "A3.8", "A3.11", "A3.12", "A3.13", "A3.14"],
    *["A3.17", "A3.18", "A3.19"],
    *["A4.4", "A4.5", "A4.6", "A4.7", "A4.11", "A4.12"],
    *["A5.1"],
    *["A6.1", "A6.5", "A6.6"],
]

RULINGS = 58
VERSION = "3"
MISREADINGS = 7
