import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

import type { View } from '../views';
import { faceOf, humanise, unworded } from '../words/humanise';
import { FUNCTIONS, Words } from '../words/words';
import { handOf, isOut, seatShape, seenCards, tableShape } from './shape';

const heading = { players: 3, options: {}, asked: 0, pending: [], over: false, outcome: null, viewer: 0 };
const shown = (view: object): View => ({ ...heading, ...view }) as unknown as View;

/** A card game: one card in hand, discards in front of each seat, tokens, a deck. */
const letters = shown({
  game: 'letters',
  deck: { count: 9, cards: [] },
  aside: [{ card: 'guard-3', id: 4 }],
  seats: [
    { hand: { count: 1, cards: [{ card: 'priest-1', id: 7 }] }, discards: [], tokens: 1, protected: false },
    {
      hand: { count: 1, cards: [] },
      discards: [{ card: 'baron-1', id: 2 }],
      tokens: 0,
      protected: true,
      out: false,
    },
    { hand: { count: 0, cards: [] }, discards: [{ card: 'guard-1', id: 3 }], tokens: 2, out: true },
  ],
});

/** A dice game: your own dice are numbers, those of others are hidden, and a bid is in the middle. */
const dice = shown({
  game: 'dice',
  bid: { count: 3, face: 5 },
  bidder: 1,
  seats: [{ dice: [1, 5, 5] }, { dice: [null, null, null, null] }, { dice: [] }],
});

describe('the shape of a view', () => {
  it('has the piles and facts of a card game', () => {
    expect(tableShape(letters).piles).toEqual([
      { key: 'deck', count: 9, cards: [], closed: true },
      { key: 'aside', count: 1, cards: [{ card: 'guard-3', id: 4 }], closed: false },
    ]);
    expect(tableShape(letters).facts).toEqual([]);
    const mine = seatShape(letters, 0);
    expect(handOf(mine)?.cards).toEqual([{ card: 'priest-1', id: 7 }]);
    expect(mine.facts).toEqual([{ key: 'tokens', values: [1] }]);
    expect(seatShape(letters, 1).facts).toContainEqual({ key: 'protected', values: [] });
    expect([0, 1, 2].map((seat) => isOut(letters, seat))).toEqual([false, false, true]);
    expect(seenCards(letters).map(({ card }) => card)).toEqual(['guard-3', 'priest-1', 'baron-1', 'guard-1']);
  });

  it('has the dice and the bid of a dice game', () => {
    expect(tableShape(dice).facts).toEqual([
      { key: 'bid', values: ['count', 3, 'face', 5] },
      { key: 'bidder', values: [1] },
    ]);
    expect(seatShape(dice, 0).piles[0]).toMatchObject({ count: 3, closed: false });
    expect(seatShape(dice, 1).piles[0]).toMatchObject({ count: 4, closed: true, cards: [] });
  });
});

describe('texts for a game without messages', () => {
  const words = new Words('letters', ['Ines', 'Nui', 'Orin'], [], 0, true);

  it('come from its notation', () => {
    expect(words.name('guard-1')).toBe('Guard');
    expect(words.move({ key: 'guard > 2 priest' })).toBe('Guard → Orin Priest');
    expect(words.move({ key: 'bid 3 5' })).toBe('Bid 3 5');
    expect(words.move({ key: 'challenge' })).toBe('Challenge');
    expect(words.event({ kind: 'play', seat: 1, card: 'baron-2', other: 2 })).toBe('Nui: play Baron → Orin');
    expect(words.reason('last_one')).toBe('Last one');
  });

  it('are those of the server if it has them', () => {
    const bundle = new FluentBundle('en', { functions: FUNCTIONS, useIsolating: false });
    bundle.addResource(
      new FluentResource('letters-guard = Royal Guard\nletters-event-play = { $seat } shows { $card }'),
    );
    const said = new Words('letters', ['Ines', 'Nui'], [bundle], 0, true);
    expect(said.name('guard')).toBe('Royal Guard');
    expect(said.event({ kind: 'play', seat: 1, card: 'guard' })).toBe('Nui shows Royal Guard');
  });

  it('are derived from keys', () => {
    expect(humanise('two_words')).toBe('Two words');
    expect(faceOf('die-5')).toBe('5');
    expect(unworded('game-two_words')).toBe('Two words');
    expect(unworded('about-two_words')).toBe('');
    expect(unworded('option-dice-wild_ones')).toBe('Wild ones');
  });
});
