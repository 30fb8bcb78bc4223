/** The view of a BANG! match, and functions that look things up in it. */
import type { BangFrame, BangSeat, BangView, Card } from '../../views';
import { ranked } from '../../words/words';

export type { BangView, Card, BangFrame as Frame, BangSeat as Seat };

/** Face-up cards to choose from. Some of them may be visible to another player only. */
export interface Laid {
  place: string;
  title: string;
  cards: Card[];
  hidden: number;
}

export const kindOf = (name: string): string => ranked(name)?.kind ?? name;

export type Where = { card: string; seat: number | null; place: 'hand' | 'table' | 'discard' | 'tray' };

/** Where a visible card is. */
export function where(view: BangView, id: number): Where | null {
  for (const [seat, { hand, table, looked }] of view.seats.entries()) {
    const held = hand.cards.find((card) => card.id === id);
    if (held) return { card: held.card, seat, place: 'hand' };
    const laid = table.find((card) => card.id === id);
    if (laid) return { card: laid.card, seat, place: 'table' };
    const seen = looked.cards.find((card) => card.id === id);
    if (seen) return { card: seen.card, seat, place: 'tray' };
  }
  const open = [...view.store, ...view.check].find((card) => card.id === id);
  if (open) return { card: open.card, seat: null, place: 'tray' };
  const gone = view.discard.find((card) => card.id === id);
  return gone ? { card: gone.card, seat: null, place: 'discard' } : null;
}

/** The seat whose distances are shown: your own, or that of the current player if you are a spectator or eliminated. */
export function eyesOf(view: BangView, me: number | null): number {
  return me !== null && !view.seats[me]!.out ? me : view.turn;
}

export interface Threat {
  by: number;
  at: number;
  symbol: string;
}

/** The current attack: who attacks whom. */
export function threatOf(view: BangView): Threat | null {
  const frame = view.pending.findLast(
    ({ frame }) => frame === 'shot' || frame === 'indians' || frame === 'duel' || frame === 'rescue',
  );
  if (!frame || !('by' in frame)) return null;
  const by = frame.frame === 'duel' ? frame.other : frame.by;
  if (by === null || by === frame.seat) return null;
  return { by, at: frame.seat, symbol: frame.frame === 'rescue' ? 'wound' : 'bullet' };
}

/** Whether everything is visible: all roles, and all cards in all hands. */
export const handsOpen = (view: BangView): boolean =>
  view.seats.every(({ role, hand }) => role !== null && hand.cards.length === hand.count);
