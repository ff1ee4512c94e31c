"""What is final in the rules reference of Vasco da Gama: ids, parts, options, breakable rules."""

# One line a part. The ids are cited by the engine, the scenarios, the lessons and the answers.
RULE_IDS = [
    *["V0.1", "V0.2", "V0.3", "V0.4", "V0.5", "V0.6", "V0.7", "V0.8"],
    *["V1.1", "V1.2", "V1.3", "V1.4", "V1.5", "V1.6", "V1.7", "V1.8", "V1.9"],
    *["V1.10", "V1.11", "V1.12", "V1.13", "V1.14", "V1.15", "V1.16", "V1.17"],
    *["V2.1", "V2.2", "V2.3", "V2.4", "V2.5", "V2.6", "V2.7"],
    *["V3.1", "V3.2", "V3.3", "V3.4", "V3.5", "V3.6"],
    *["V3.7", "V3.8", "V3.9", "V3.10", "V3.11", "V3.12"],
    *["V3.13", "V3.14", "V3.15"],
    *["V3.16", "V3.17", "V3.18", "V3.19", "V3.20"],
    *["V3.21", "V3.22", "V3.23", "V3.24", "V3.25", "V3.26", "V3.27", "V3.28"],
    *["V4.1", "V4.2", "V4.3", "V4.4", "V4.5", "V4.6", "V4.7"],
    *["V5.1", "V5.2", "V5.3", "V5.4", "V5.5", "V5.6", "V5.7", "V5.8"],
    *["V6.1", "V6.2", "V6.3", "V6.4"],
]

# Each part and how many rules it has.
PARTS = {
    "components": 8,
    "setup": 17,
    "planning": 7,
    "acting": 6,
    "projects": 6,
    "recruiting": 3,
    "navigation": 5,
    "characters": 8,
    "sailing": 7,
    "round_end": 8,
    "scoring": 4,
}

# Each option of a table, its default first.
OPTIONS = {
    "tile_cycle": ["carry_over", "two_fresh_reshuffled"],
    "start_player": ["seeded", "given"],
    "vacated_space_reusable": ["no", "yes"],
    "pay_without_effect": ["forbidden", "allowed"],
    "decline_21_22": ["0", "row"],
    "used_sailors_to": ["bag", "box"],
    "reward_used_in_same_action": ["yes", "no"],
    "full_bonus_order": ["rising_to_calicut", "falling"],
    "reward_project_source": ["display", "display_with_sao_gabriel"],
    "reward_sailor_source": ["section", "bag"],
    "push_target": ["leftmost", "owner"],
    "missionaries_in_tiebreak": ["yes", "no"],
    "number_discs": ["all20", "reduced"],
}

# Rules that an action of a player can run against, so that each needs an example that refuses.
CAN_BE_BROKEN = [
    "V1.17",
    *["V2.1", "V2.4", "V2.5", "V2.6", "V2.7"],
    *["V3.2", "V3.3", "V3.5", "V3.7", "V3.8", "V3.9", "V3.10", "V3.11", "V3.13", "V3.14"],
    *["V3.16", "V3.17", "V3.18", "V3.20", "V3.21", "V3.22", "V3.25", "V3.26", "V3.27"],
    *["V4.1", "V4.4", "V4.5", "V6.1"],
]

RULINGS = 69
VERSION = "2"
MISREADINGS = 7
