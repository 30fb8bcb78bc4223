"""Facts about BANG!: what is in the box, how it is dealt, and how one game follows another."""

from __future__ import annotations

from collections import Counter

import pytest

import sanjuro
from sanjuro.core.rng import seeded
from sanjuro.games.bang.cards import CARDS, KIND_NAMES, KIND_OF, PLAYING, SUIT_OF, explodes, hand_pile, is_red
from sanjuro.games.bang.characters import CHARACTERS
from sanjuro.games.bang.match import BangMatch

COPIES = {
    "bang": 25,
    "missed": 12,
    "beer": 6,
    "saloon": 1,
    "stagecoach": 2,
    "wells_fargo": 1,
    "general_store": 2,
    "panic": 4,
    "cat_balou": 4,
    "gatling": 1,
    "indians": 2,
    "duel": 3,
    "barrel": 2,
    "mustang": 2,
    "scope": 1,
    "jail": 3,
    "dynamite": 1,
    "volcanic": 2,
    "schofield": 3,
    "remington": 1,
    "rev_carabine": 1,
    "winchester": 1,
}
ROLES = {
    4: {"sheriff": 1, "renegade": 1, "outlaw": 2},
    5: {"sheriff": 1, "renegade": 1, "outlaw": 2, "deputy": 1},
    6: {"sheriff": 1, "renegade": 1, "outlaw": 3, "deputy": 1},
    7: {"sheriff": 1, "renegade": 1, "outlaw": 3, "deputy": 2},
}
LIVES = {
    "bart_cassidy": 4,
    "black_jack": 4,
    "calamity_janet": 4,
    "el_gringo": 3,
    "jesse_jones": 4,
    "jourdonnais": 4,
    "kit_carlson": 4,
    "lucky_duke": 4,
    "paul_regret": 3,
    "pedro_ramirez": 4,
    "rose_doolan": 4,
    "sid_ketchum": 4,
    "slab_the_killer": 4,
    "suzy_lafayette": 4,
    "vulture_sam": 4,
    "willy_the_kid": 4,
}
BOOK = {"dynamite", "jail", "duel", "indians", "general_store"}


def deal(players: int, seed: int, **options: object) -> BangMatch:
    match = sanjuro.new("bang", players=players, seed=seed, events=False, **options)
    assert isinstance(match, BangMatch)
    return match


def roles(match: BangMatch) -> list[str]:
    return [match.game.labels(match, seat)["role"] for seat in range(match.seats)]


def assert_uniform(counts: list[int]) -> None:
    """Run a chi-square test with a bound that chance exceeds about once in ten thousand times; the seeds are fixed."""
    mean = sum(counts) / len(counts)
    free = len(counts) - 1
    chi = sum((count - mean) ** 2 / mean for count in counts)
    assert chi < free + 4 * (2 * free) ** 0.5 + 4, f"chi-square {chi:.0f} with {free} degrees of freedom: {counts}"


def test_the_deck() -> None:
    assert Counter(KIND_NAMES[kind] for kind in KIND_OF) == COPIES
    assert len(KIND_OF) == PLAYING == sum(COPIES.values()) == 80
    assert Counter(SUIT_OF) == {0: 20, 1: 20, 2: 20, 3: 20}
    assert sum(explodes(card) for card in range(PLAYING)) == 10
    assert sum(is_red(card) for card in range(PLAYING)) == 40
    assert len(set(CARDS.names[:PLAYING])) == 79
    assert [name for name, count in Counter(CARDS.names[:PLAYING]).items() if count > 1] == ["stagecoach-9S"]


def test_the_characters() -> None:
    lives = {character.key: character.life for character in CHARACTERS}
    assert len(lives) == len(CHARACTERS), "two have the same name"
    assert lives.items() >= LIVES.items()
    assert set(lives.values()) == {3, 4}


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_the_deal(players: int) -> None:
    for seed in range(20):
        match = deal(players, seed)
        assert Counter(roles(match)) == ROLES[players]
        sheriff = roles(match).index("sheriff")
        assert match.seat == sheriff == match.sheriff
        for seat in range(players):
            lives = CHARACTERS[match.character[seat]].life + (seat == sheriff)
            assert match.life[seat] == match.full[seat] == lives
        # The others have not drawn yet; the sheriff may have to choose where to draw from.
        assert all(len(match.hand(seat)) == match.life[seat] for seat in range(players) if seat != sheriff)
        assert len(set(match.character)) == players


def test_the_simple_game_has_69_cards() -> None:
    match = deal(5, 1, simple=True)
    out = {CARDS.names[card].partition("-")[0] for card in match.piles[match.layout.by_place["box"]] if card < PLAYING}
    assert out == BOOK
    in_play = [
        card for place, pile in zip(match.layout.places, match.piles, strict=True) if place != "box" for card in pile
    ]
    assert sum(card < PLAYING for card in in_play) == 69
    match.playout(seeded(1))
    assert not BOOK & {str(move).partition("-")[0] for move in match.history}


def test_the_box_is_no_secret() -> None:
    match = deal(5, 3, simple=True)
    box = match.piles[match.layout.by_place["box"]]
    assert len(box) == 11 + 2
    assert all(match.window(None).knows(card) for card in box)


def test_roles_are_dealt_uniformly() -> None:
    deals = [roles(deal(5, seed)) for seed in range(2000)]
    for role in ("sheriff", "renegade", "deputy"):
        assert_uniform([sum(dealt[seat] == role for dealt in deals) for seat in range(5)])
    pairs = Counter(tuple(s for s in range(5) if dealt[s] == "outlaw") for dealt in deals)
    assert len(pairs) == 10
    assert_uniform(list(pairs.values()))


def test_roles_are_dealt_uniformly_round_a_chosen_sheriff() -> None:
    deals = [roles(deal(5, seed, sheriff="2")) for seed in range(1600)]
    assert all(dealt[2] == "sheriff" for dealt in deals)
    for role in ("renegade", "deputy"):
        assert_uniform([sum(dealt[seat] == role for dealt in deals) for seat in (0, 1, 3, 4)])


def test_characters_are_dealt_uniformly() -> None:
    deals = [deal(4, seed).character for seed in range(2400)]
    for seat in range(4):
        assert_uniform([sum(dealt[seat] == number for dealt in deals) for number in range(len(CHARACTERS))])


def test_first_hands_are_dealt_uniformly() -> None:
    seen = [0] * PLAYING
    for seed in range(1500):
        match = deal(7, seed)
        for seat in range(7):
            if seat != match.sheriff:
                for card in match.piles[hand_pile(seat)]:
                    seen[card] += 1
    assert_uniform(seen)


def test_the_share_of_hearts_and_explosions_on_top_of_a_fresh_deck() -> None:
    tops = []
    for seed in range(3000):
        match = deal(4, seed, characters=["bart_cassidy", "el_gringo", "paul_regret", "rose_doolan"])
        tops.append(match.piles[0][-1])
    assert abs(sum(SUIT_OF[card] == 1 for card in tops) / 3000 - 20 / 80) < 0.03
    assert abs(sum(explodes(card) for card in tops) / 3000 - 10 / 80) < 0.025


def test_in_a_rematch_survivors_may_keep_their_characters_and_the_sheriff_moves_on() -> None:
    first = deal(5, 7, keep_characters=True, rotate_sheriff=True)
    first.playout(seeded(7))
    options = first.game.rematch(first, dict(first.options))
    second = deal(5, 8, **options)
    assert second.sheriff == (first.sheriff + 1) % 5
    survivors = [seat for seat in range(5) if first.lives(seat)]
    assert len(survivors) > 1
    asked = []
    while [str(move) for move in second.moves] == ["keep", "new"]:
        assert second.seat is not None
        asked.append(second.seat)
        second.play("new" if len(asked) == 1 else "keep")
    assert asked == sorted(survivors, key=lambda seat: (seat - second.sheriff) % 5)
    assert second.character[asked[0]] != first.character[asked[0]]
    for seat in asked[1:]:
        assert second.character[seat] == first.character[seat]
    for seat in range(5):
        assert second.life[seat] == CHARACTERS[second.character[seat]].life + (seat == second.sheriff)
        assert seat == second.seat or len(second.hand(seat)) == second.life[seat]
    assert len(set(second.character)) == 5
    assert second.options["keep_characters"] is True
    assert second.options["rotate_sheriff"] is True
    third = second.game.rematch(second, dict(second.options))
    assert third["sheriff"] == str((first.sheriff + 2) % 5)


def test_a_rematch_without_these_options_is_dealt_anew() -> None:
    first = deal(5, 7, sheriff="3", characters=["random", "sid_ketchum", "random", "random", "random"])
    assert first.sheriff == 3
    assert first.who(1).key == "sid_ketchum"
    first.playout(seeded(7))
    options = first.game.rematch(first, dict(first.options))
    assert options["sheriff"] == "random"
    assert options["characters"] is None


def test_a_new_character_of_a_survivor_is_another_one_uniformly() -> None:
    drawn: Counter[int] = Counter()
    keep = ["bart_cassidy", "random", "sid_ketchum", "vulture_sam"]
    for seed in range(1500):
        match = deal(4, seed, keep=keep, sheriff="0")
        before = match.character[1]
        match.play("new")
        match.play("keep")
        assert match.character[1] == before
        assert match.character[2:3] == [[c.key for c in CHARACTERS].index("sid_ketchum")]
        drawn[match.character[0]] += 1
        match.play("new")
        assert not {CHARACTERS[match.character[0]].key, CHARACTERS[match.character[3]].key} & set(keep)
        assert len(set(match.character)) == 4
    assert len(drawn) == len(CHARACTERS) - 3
    assert_uniform(list(drawn.values()))


def test_nobody_is_asked_where_nobody_may_keep_a_character() -> None:
    match = deal(4, 1, keep=["random"] * 4)
    assert match.seat == match.sheriff
    assert match.stack[-1].name() != "keep"
    assert all(len(match.hand(seat)) >= match.life[seat] for seat in range(4))


def test_the_dead_of_a_rematch_get_other_characters_uniformly() -> None:
    drawn: Counter[int] = Counter()
    for seed in range(1500):
        match = deal(4, seed, characters=["bart_cassidy", "random", "sid_ketchum", "vulture_sam"])
        drawn[match.character[1]] += 1
    assert len(drawn) == len(CHARACTERS) - 3
    assert_uniform(list(drawn.values()))


def test_options_that_do_not_fit_are_explained() -> None:
    with pytest.raises(ValueError, match="the seats 0 to 3"):
        deal(4, 1, sheriff="5")
    with pytest.raises(ValueError, match="one for each of the 5 seats"):
        deal(5, 1, characters=["sid_ketchum"])
    with pytest.raises(ValueError, match="somebody twice"):
        deal(4, 1, characters=["sid_ketchum", "sid_ketchum", "random", "random"])
    with pytest.raises(ValueError, match="each of the 5 seats may keep"):
        deal(5, 1, keep=["sid_ketchum"])
    with pytest.raises(ValueError, match="keep names somebody twice"):
        deal(4, 1, keep=["sid_ketchum", "sid_ketchum", "random", "random"])
    with pytest.raises(ValueError, match="cannot both"):
        deal(4, 1, keep=["sid_ketchum"] + ["random"] * 3, characters=["random"] * 4)
    with pytest.raises(ValueError, match="nobody"):
        deal(4, 1, characters=["nobody", "random", "random", "random"])


def test_who_won_together_and_who_is_out() -> None:
    for seed in range(30):
        match = deal(6, seed)
        match.playout(seeded(seed))
        teams = match.game.teams(match)
        assert sorted(seat for team in teams for seat in team) == list(range(6))
        assert match.outcome is not None
        assert list(match.outcome.winners) in teams
        assert [match.is_out(seat) for seat in range(6)] == [not match.lives(seat) for seat in range(6)]


def test_front_tells_what_lies_on_the_table() -> None:
    """The bits of kinds are updated as cards come and go; they must always match the piles."""
    for seed in range(40):
        match = deal(4 + seed % 4, seed)
        chance = seeded(seed)
        while not match.over:
            match.play(match.moves[chance.below(len(match.moves))])
            for seat in range(match.seats):
                kinds = [KIND_OF[card] for card in match.table(seat)]
                assert match.front[seat] == sum(1 << kind for kind in kinds)
                assert len(set(kinds)) == len(kinds)
                assert sum(kind >= 17 for kind in kinds) <= 1
            assert match.alive == sum(match.lives(seat) for seat in range(match.seats))
