"""What any box of Vasco da Gama must hold, the publisher's or a stand-in (VC1 to VC11)."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine.components import Constraint, as_the_rules_say, once_each
from seabook.games.vasco_da_gama.pieces import Box
from seabook.words import Text, say

_SHOWN = 7  # projects laid out each round
_REGIONS = ("natal", "boa-gente", "mozambique", "mombasa", "malindi", "calicut")
_AREAS = ("navigation", "recruiting", "projects", "characters")
_CHARACTERS = ("dias", "alvares", "sernigi", "manuel")
_LEAST = (2, 3, 2, 4)  # V1.13
_NEED = 2  # the fewest kinds of crew of a project
_CHANGE, _MARKER_END = 3, 15  # of the free action marker
_SPACES = 6  # the most landings of a region
_COLOURS = 4  # of sailors
_MOMBASA, _REACHED = 3, 7  # landings there; a strength that reached Mombasa and Malindi
_FOR_TWO = 3  # action spaces of an area with 2 players
_TABLES = ("counts", "area", "region", "tile", "row", "merchants", "project")
# What the rules say of numbers, by the name of the count.
_RULES = {
    "players": (2, 3, 4),
    "rounds": 5,
    "numbers": 20,
    "extra_numbers": (21, 22),
    "action_discs": 4,
    "captains": 7,
    "sailors": 8,
    "missionaries": 6,
    "crew_section": 5,
    "refill": 3,
    "start_money": 10,
    "dias_points": 2,
    "recruiting_prices": (1, 3, 6, 10),
    "project_prices": (1, 4),
}


def _projects(box: Box) -> Iterator[Text]:
    """VC1: 7 for each of 5 rounds; set I is enough for the first."""
    needed = _SHOWN * box.counts.rounds
    if len(box.projects) != needed:
        yield say("components.projects", n=len(box.projects), expected=needed)
    first = sum(project.of == 0 for project in box.projects)
    if first < _SHOWN:
        yield say("components.set-one", n=first, expected=_SHOWN)


def _needs(box: Box) -> Iterator[Text]:
    """VC2: 2 to 5 kinds of crew."""
    for project in box.projects:
        given, most = project.need, len(box.crew)
        if not _NEED <= given <= most:
            yield say("components.need", project=project, given=given, least=_NEED, most=most)


def _income(box: Box) -> Iterator[Text]:
    """V4.2: a ship at sea gives money or points; V3.20: a region gives no points."""
    for project in box.projects:
        if project.gain not in ("money", "points"):
            yield say("components.income", project=project)
    for region in box.regions:
        if region.gain == "points":
            yield say("components.reward", region=region)


def _tiles(box: Box) -> Iterator[Text]:
    """VC3: 9 tiles, changes from -3 to +3."""
    if len(box.tiles) != 9:
        yield say("components.tiles", n=len(box.tiles), expected=9)
    for tile in box.tiles:
        if abs(tile.change) > _CHANGE:
            yield say("components.change", tile=tile, given=tile.change, most=_CHANGE)
        if not 1 <= tile.base <= box.counts.numbers:
            yield say("components.base", tile=tile, given=tile.base, most=box.counts.numbers)


def _marker(box: Box) -> Iterator[Text]:
    """VC3, not firm: one change is 0, and the marker stays within 1 to 15."""
    if all(tile.change for tile in box.tiles):
        yield say("components.no-zero")
    for tile in box.tiles:
        for other in box.tiles:
            if other is not tile and not 1 <= (reached := tile.base + other.change) <= _MARKER_END:
                values = {"tile": tile, "other": other, "given": reached}
                yield say("components.marker", values, most=_MARKER_END)


def _money(box: Box) -> Iterator[Text]:
    """VC4: two amounts of money on each tile."""
    for tile in box.tiles:
        if min(tile.money) < 1:
            yield say("components.money", tile=tile)


def _rows(box: Box) -> Iterator[Text]:
    """The rows hold each number once, in order; they may go on to those of the extra disc."""
    ends = [0, *(row.last for row in box.rows)]
    joined = all(row.first == end + 1 <= row.last for row, end in zip(box.rows, ends, strict=False))
    if not joined or ends[-1] not in (box.counts.numbers, *box.counts.extra_numbers[-1:]):
        yield say("components.rows", most=box.counts.numbers, extra=box.counts.extra_numbers)


def _rising(box: Box) -> Iterator[Text]:
    """VC5: higher numbers do not pay less."""
    for row, above in zip(box.rows, box.rows[1:], strict=False):
        if above.money < row.money:
            yield say("components.row-falls", first=above.first, money=above.money, more=row.money)


def _merchants(box: Box) -> Iterator[Text]:
    """VC6: 6 merchant ships."""
    if len(box.merchants) != 6:
        yield say("components.merchants", n=len(box.merchants), expected=6)


def _attested(box: Box) -> Iterator[Text]:
    """VC6, not firm: strengths 7 and 11 are on record."""
    strengths = [ship.strength for ship in box.merchants]
    for strength in (7, 11):
        if strength not in strengths:
            yield say("components.attested", given=strength)


def _regions(box: Box) -> Iterator[Text]:
    """VC7: six regions in the order of the route, 1 to 6 spaces each; shores 0 to 5."""
    codes = tuple(region.code for region in box.regions)
    if codes != _REGIONS:
        yield say("components.regions", given=codes, expected=_REGIONS)
    for region in box.regions:
        if not 1 <= (given := len(region.spaces)) <= _SPACES:
            yield say("components.capacity", region=region, given=given, most=_SPACES)
    shores = sorted(region.full for region in box.regions)
    if shores != list(range(len(_REGIONS))):
        yield say("components.shores", given=shores, most=len(_REGIONS) - 1)


def _shores(box: Box) -> Iterator[Text]:
    """VC7, not firm: the points on shore rise or fall along the route; Mombasa has 3 spaces."""
    points = [region.full for region in box.regions]
    if points not in (sorted(points), sorted(points, reverse=True)):
        yield say("components.monotone", given=points)
    for region in box.regions:
        if region.code == "mombasa" and len(region.spaces) < _MOMBASA:
            yield say("components.mombasa", given=len(region.spaces), least=_MOMBASA)


def _distance(box: Box) -> Iterator[Text]:
    """VC8, not firm: numbers rise with distance in the large; a 7 can land where one did."""
    lows = [min(space.number for space in region.spaces) for region in box.regions]
    if lows != sorted(lows):
        yield say("components.distance", given=lows)
    for region in box.regions:
        least = min(space.number for space in region.spaces)
        if region.code in ("mombasa", "malindi") and least > _REACHED:
            yield say("components.seven", region=region, given=least, strength=_REACHED)


def _mozambique(box: Box) -> Iterator[Text]:
    """VC9, not firm: one captain is the reward of Mozambique."""
    for region in box.regions:
        if region.code == "mozambique" and (region.gain, region.amount) != ("captain", 1):
            yield say("components.mozambique")


def _spaces(box: Box) -> Iterator[Text]:
    """VC10, not firm: 3 action spaces an area with 2 players, and enough for every disc."""
    for area in box.areas:
        if (given := area.open_spaces(2)) != _FOR_TWO:
            yield say("components.two-players", area=area, n=2, given=given, expected=_FOR_TWO)
    for players in box.counts.players:
        spaces = sum(area.open_spaces(players) for area in box.areas)
        discs = players * box.counts.action_discs + len(box.counts.extra_numbers)
        if spaces < discs:
            yield say("components.too-few-spaces", n=players, spaces=spaces, discs=discs)


def _frame(box: Box) -> Iterator[Text]:
    """The parts that the rules name are there, in the order that they use."""
    least = tuple(each.least for each in box.characters)
    if least != _LEAST:
        yield say("components.parts", what="character.least", given=least, expected=_LEAST)
    for what, known, given in (
        ("area", _AREAS, tuple(area.code for area in box.areas)),
        ("character", _CHARACTERS, tuple(each.code for each in box.characters)),
    ):
        if given != known:
            yield say("components.parts", what=what, given=given, expected=known)
    players = max(box.counts.players)
    if (len(box.seats), len(box.colours)) != (players, _COLOURS):
        values = {"seats": len(box.seats), "colours": len(box.colours)}
        yield say("components.seats", values, players=players, crew=_COLOURS)


def _counts(box: Box) -> Iterator[Text]:
    """What the rules themselves say is no printed value, and stays as it is."""
    yield from as_the_rules_say(box.counts, _RULES)


def _positive(box: Box) -> Iterator[Text]:
    """Strengths, numbers and gains are 1 or more."""
    amounts = [(f"region.{each.code}.reward", each.amount) for each in box.regions]
    amounts += [(f"space {each.code}", each.number) for each in box.spaces]
    amounts += [(f"merchants {each.code}", each.strength) for each in box.merchants]
    for project in box.projects:
        amounts += [(f"project {project.code}.strength", project.strength)]
        amounts += [(f"project {project.code}.income", project.amount)]
    for where, given in amounts:
        if given < 1:
            yield say("components.positive", where=where, given=given)
    for row in box.rows:
        if row.money < 0:
            yield say("components.positive", where=f"row {row.first}.money", given=row.money)


def _names(box: Box) -> Iterator[Text]:
    """Codes differ, the set has a name, every table says where it comes from."""
    yield from once_each("seat", [each.code for each in box.seats])
    yield from once_each("colour", [each.code for each in box.crew])
    if not box.component_set.strip():
        yield say("components.unnamed")
    for name in _TABLES:
        if name not in box.provenance:
            yield say("components.no-provenance", name=name)


def _first_landing(box: Box) -> Iterator[Text]:
    """VR65: every merchant ship finds a space at set-up."""
    least = min(space.number for space in box.spaces)
    for ship in box.merchants:
        if ship.strength < least:
            yield say("components.no-landing", ship=ship, given=ship.strength, least=least)


CONSTRAINTS: tuple[Constraint[Box], ...] = (
    Constraint("VC0", True, _frame),
    Constraint("VC0-names", True, _names),
    Constraint("VC0-amounts", True, _positive),
    Constraint("VC1", True, _projects),
    Constraint("VC2", True, _needs),
    Constraint("V4.2", True, _income),
    Constraint("VC3", True, _tiles),
    Constraint("VC3-marker", False, _marker),
    Constraint("VC4", True, _money),
    Constraint("VC5-rows", True, _rows),
    Constraint("VC5", False, _rising),
    Constraint("VC6", True, _merchants),
    Constraint("VC6-attested", False, _attested),
    Constraint("VC7", True, _regions),
    Constraint("VC7-shores", False, _shores),
    Constraint("VC8", False, _distance),
    Constraint("VC9", False, _mozambique),
    Constraint("VC10", False, _spaces),
    Constraint("VC11", True, _counts),
    Constraint("VR65", True, _first_landing),
)
