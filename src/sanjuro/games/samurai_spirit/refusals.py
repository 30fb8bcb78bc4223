"""Why a move is not legal, for players."""

from __future__ import annotations

from typing import Final

REFUSALS: Final = {
    "no_such_seat": "there are only the seats 0 to {seats}",
    "has_passed": "the samurai of seat {seat} has passed and is out of this round",
    # the turn
    "nothing_drawn": "no raider has been turned up: fight first",
    "penalty_comes": "the penalty of your last raider comes first: call spare tokens, or say you are ready",
    "second_fight": "you have already acted: you may only fight a second time or finish",
    "must_pass": "the boss at the end of your combat line makes you pass this turn",
    "above_kiai": "your combat line stands at {sum}, above your kiai value of {value}: you must pass",
    "alone": "all others have passed: there is nobody to support",
    "no_support": "the penalty of your last raider forbids you to support anybody this turn",
    "own_token_away": "your support token is still with seat {holder}",
    "support_self": "you can only support another samurai",
    "action_needed": "you must fight, support or pass",
    "not_spare": "{samurai} is at the table: that support token is not spare",
    "no_spares": "there are no spare tokens in this game",
    "called": "the token of {samurai} has already been called; each works once per game",
    "call_first": "spare tokens are called at the start of a turn, before the penalty and the action",
    # the penalty
    "penalty_first": "resolve the penalty of the last raider in your combat line first",
    "cannot_ignore": "only Gorobei ignores penalties of even raiders, and Kanbei those of odd ones",
    "not_its_penalty": "{penalty} is not one of two penalties to be put in order here",
    "not_covered": "you have no card with a {symbol} on your left",
    # the drawn raider
    "place_first": "place the raider that was turned up first",
    "no_symbol": "this raider has no hat, farm or doll: you cannot defend against it",
    "no_defend": "the penalty of your last raider forbids you to defend this turn",
    "covered": "you have already covered the {symbol}",
    "only_placed": "a raider given by Daisuke's kiai goes left or right; talents do not apply to it",
    "no_talent": "the boss in your combat line forbids all talents this turn, lent ones too",
    "needs_talent": "that is the talent of {samurai}, which you do not have now",
    "lent_late": "the support token of {samurai} came to you this turn: its talent works from your next turn on",
    "wrong_parity": "your talent is for {kind} raiders; this one has strength {strength}",
    "not_neighbour": "a raider can only be handed to the seat to your left or right",
    "had_it": "seat {seat} has already had this raider; it cannot come back",
    "none_equal": "there is no raider of strength {strength} in your combat line",
    "drawn_anew": "you have already drawn again: you must play this raider",
    "deck_empty": "the deck is empty: the same raider would come back",
    # kiai
    "kiai_first": "first decide about your kiai",
    "other_kiai": "the kiai of {samurai} does something else",
    "use_first": "first say whether you use your kiai: kiai or waive",
    "choose_now": "choose what your kiai does, or waive it",
    "not_shown": "that raider is not one of those to be put back on the deck",
    "not_wounded": "there is no wound token with seat {seat}",
    "to_another": "it must go from one samurai to another",
    "token_away": "the support token of seat {seat} is with seat {holder}",
    "empty_line": "the combat line of seat {seat} is empty",
}
