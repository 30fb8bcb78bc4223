import { describe, expect, it } from 'vitest';

import { Selection, thing, type Offer } from './selection';

const offer = (text: string, ...about: Offer['about'][number][]): Offer => ({
  text,
  about,
  say: { key: text },
});

// A hand with two identical cards (1, 2) and another one (3); seats 1 and 2; a button.
const OFFERS = [
  offer('oda > 1', ['card', 1, 2], ['seat', 1]),
  offer('oda > 2', ['card', 1, 2], ['seat', 2]),
  offer('ninja x 1 mori', ['card', 3], ['card', 9]),
  offer('beer', ['card', 4]),
  offer('pass', ['button', 'pass']),
];

describe('a selection', () => {
  it('highlights the first click of every move', () => {
    const start = new Selection(OFFERS);
    expect(start.open('card').map((item) => item.id)).toEqual([1, 2, 3, 4]);
    expect(start.open('button')).toEqual([thing('button', 'pass')]);
    expect(start.can('seat', 1)).toBe(false);
    expect(start.ready).toBeNull();
  });

  it('accepts any of several identical cards', () => {
    const { selection } = new Selection(OFFERS).press(thing('card', 2));
    expect(selection.open().map((item) => item.id)).toEqual([1, 2]);
    expect(selection.open().every((item) => item.kind === 'seat')).toBe(true);
  });

  it('plays a move of two clicks on the second click', () => {
    const first = new Selection(OFFERS).press(thing('card', 1));
    expect(first.play).toBeUndefined();
    expect(first.selection.press(thing('seat', 2)).play?.text).toBe('oda > 2');
  });

  it('waits for a second click if one click is the whole move', () => {
    const first = new Selection(OFFERS).press(thing('card', 4));
    expect(first.play).toBeUndefined();
    expect(first.selection.ready?.text).toBe('beer');
    expect(first.selection.press(thing('card', 4)).play?.text).toBe('beer');
  });

  it('plays a button immediately', () => {
    expect(new Selection(OFFERS).press(thing('button', 'pass')).play?.text).toBe('pass');
  });

  it('is ready when one move is left, even if clicks are missing', () => {
    const { selection } = new Selection(OFFERS).press(thing('card', 3));
    expect(selection.ready?.text).toBe('ninja x 1 mori');
  });

  it('waits for a confirmation of every move in careful mode', () => {
    const { selection } = new Selection(OFFERS).press(thing('card', 1), true);
    const second = selection.press(thing('seat', 2), true);
    expect(second.play).toBeUndefined();
    expect(second.selection.press(thing('seat', 2), true).play?.text).toBe('oda > 2');
  });

  it('deselects a card that is clicked again', () => {
    const { selection } = new Selection(OFFERS).press(thing('card', 1));
    expect(selection.press(thing('card', 1)).selection.path).toEqual([]);
  });

  it('switches to another card without going back first', () => {
    const { selection } = new Selection(OFFERS).press(thing('card', 1));
    expect(selection.press(thing('card', 3)).selection.path).toEqual([thing('card', 3)]);
  });

  it('goes back one click at a time', () => {
    const { selection } = new Selection(OFFERS).press(thing('card', 1));
    expect(selection.back().path).toEqual([]);
    expect(selection.back().back().path).toEqual([]);
  });

  it('refuses clicks that belong to no move', () => {
    const pressed = new Selection(OFFERS).press(thing('seat', 0));
    expect(pressed.refused).toEqual(thing('seat', 0));
    expect(pressed.selection.path).toEqual([]);
  });

  it('offers moves with the same clicks by their labels', () => {
    const twins = [offer('a', ['card', 1]), offer('b', ['card', 1])];
    const { selection, play } = new Selection(twins).press(thing('card', 1));
    expect(play).toBeUndefined();
    expect(selection.alike.map((move) => move.text)).toEqual(['a', 'b']);
    expect(selection.ready).toBeNull();
  });

  it('plays the short move on a second click if a longer one begins in the same way', () => {
    const both = [offer('keep', ['card', 1]), offer('give', ['card', 1], ['seat', 2])];
    const { selection, play } = new Selection(both).press(thing('card', 1));
    expect(play).toBeUndefined();
    expect(selection.can('seat', 2)).toBe(true);
    expect(selection.press(thing('card', 1)).play?.text).toBe('keep');
    expect(selection.press(thing('seat', 2)).play?.text).toBe('give');
  });

  it('makes the click that all moves begin with automatically', () => {
    const attacks = [offer('a', ['card', 1], ['card', 8]), offer('b', ['card', 1], ['card', 9])];
    const start = new Selection(attacks);
    expect(start.chosen('card', 1)).toBe(true);
    expect(start.begun).toBe(false);
    expect(start.back().path).toEqual([thing('card', 1)]);
    expect(start.press(thing('card', 9)).play?.text).toBe('b');
    // A click on it, as on anything that is chosen, plays nothing.
    expect(start.press(thing('card', 1)).play).toBeUndefined();
  });

  it('does not make the first click if there is another move', () => {
    expect(new Selection(OFFERS).path).toEqual([]);
    expect(new Selection([offer('a', ['card', 1], ['card', 8])]).path).toEqual([]);
  });

  it('is ready immediately if there is only one move', () => {
    expect(new Selection([offer('take', ['button', 'take'])]).ready?.text).toBe('take');
  });
});
