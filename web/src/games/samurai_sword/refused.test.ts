import { describe, expect, it } from 'vitest';

import type { TableModel } from '../../table/model.svelte';
import { Selection, thing, type Offer, type Thing } from '../../table/selection';
import { breakable } from './cards';
import { refusedMove } from './refused';
import type { Frame, SwordView } from './view';

const seat = (
  hand: [string, number][],
  table: [string, number][] = [],
  away = 1,
  harmless: string | null = null,
): object => ({
  hand: { count: hand.length, cards: hand.map(([card, id]) => ({ card, id })) },
  table: table.map(([card, id]) => ({ card, id })),
  attacked_at: [away, away, away, away],
  harmless,
});

/** Seat 1 is asked; 0 is two steps away, 2 one step, 3 is harmless. */
function at(
  frame: { frame: Frame['frame']; phase?: SwordView['phase'] },
  path: Thing[] = [],
  offers: Offer[] = [],
): TableModel<SwordView> {
  const mine: [string, number][] = [
    ['bokken', 1],
    ['parry', 2],
    ['geisha', 3],
    ['bushido', 4],
    ['breathing', 5],
  ];
  const view = {
    turn: 1,
    seats: [
      seat([['katana', 9]], [['armor', 10]], 2),
      seat(mine),
      seat([['bo', 11]]),
      seat([], [], 1, 'no_cards'),
    ],
    discard: [{ card: 'focus', id: 20 }],
    pending: [{ seat: 1, ...frame }],
  };
  return {
    view,
    decision: { seat: 1 },
    selection: new Selection(offers, path),
  } as unknown as TableModel<SwordView>;
}

const card = (id: number): Thing => thing('card', id);

describe('what a refused click would have meant', () => {
  it('in the own turn: the nearest target that is not harmless', () => {
    const table = at({ frame: 'turn', phase: 'play' });
    expect(refusedMove(table, card(1))).toBe('bokken > 2');
    expect(refusedMove(table, card(2))).toBe('parry');
    expect(refusedMove(table, card(3))).toBe('geisha > 2 hand');
    expect(refusedMove(table, card(4))).toBe('bushido > 1');
    expect(refusedMove(table, card(20))).toBe('draw discard');
  });

  it('with a card chosen: that card at the seat, or at what lies there', () => {
    const weapon = at({ frame: 'turn', phase: 'play' }, [card(1)]);
    expect(refusedMove(weapon, thing('seat', 0))).toBe('bokken > 0');
    expect(refusedMove(weapon, card(10))).toBe('bokken > 0');
    const geisha = at({ frame: 'turn', phase: 'play' }, [card(3)]);
    expect(refusedMove(geisha, thing('seat', 3))).toBe('geisha > 3 hand');
    expect(refusedMove(geisha, card(10))).toBe('geisha > 0 armor');
  });

  it('as an answer to an attack, a cry, Bushido', () => {
    expect(refusedMove(at({ frame: 'attack' }), card(2))).toBe('parry');
    expect(refusedMove(at({ frame: 'attack' }), card(1))).toBe('parry bokken');
    expect(refusedMove(at({ frame: 'battle_cry' }), card(3))).toBe('discard geisha');
    expect(refusedMove(at({ frame: 'jujutsu' }), card(2))).toBe('discard parry');
    expect(refusedMove(at({ frame: 'bushido' }), card(2))).toBe('discard parry');
  });

  it('before the draw, and of what belongs to others, nothing is meant but the order of things', () => {
    expect(refusedMove(at({ frame: 'turn', phase: 'draw' }), card(1))).toBe('end');
    expect(refusedMove(at({ frame: 'turn', phase: 'play' }), card(9))).toBeNull();
    expect(refusedMove(at({ frame: 'turn', phase: 'play' }), thing('seat', 0))).toBeNull();
  });
});

describe('cards', () => {
  it('breaks long names where syllables end, and leaves short ones whole', () => {
    expect(breakable('Kusarigama')).toBe('Kusa\u00adri\u00adgama');
    expect(breakable('Стремительность')).toBe('Стре\u00adми\u00adтель\u00adность');
    expect(breakable('Bokken')).toBe('Bokken');
    expect(breakable('种子岛铁炮')).toBe('种子岛铁炮');
  });
});
