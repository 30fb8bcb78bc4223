/** What the engine's view of a Samurai Spirit match has. */
import type { TableModel } from '../../table/model.svelte';

export const SYMBOLS = ['hat', 'farm', 'doll'] as const;
export type Symbol = (typeof SYMBOLS)[number];

export interface Card {
  card: string;
  id: number;
}

/** A pile nobody may look through: only the cards that are known, by how deep they lie. */
export interface Deck {
  count: number;
  cards: (Card & { depth: number })[];
}

export interface Board {
  samurai: string;
  player: number;
  side: 'human' | 'animal';
  wounds: number;
  token: boolean;
  kiai: number;
  sum: number;
  line: Card[];
  defence: Card[];
  uncovered: Symbol[];
  passed: boolean;
  /** The seat that has this samurai's support token. */
  support: number;
  lent: string[];
  talents: string[];
}

export interface Chances {
  below: number;
  meet: number;
  exceed: number;
}

export interface Odds {
  unseen: {
    count: number;
    deck: number;
    intruders: number;
    box: number;
    joined: string;
    strength: Record<string, number>;
    symbol: Record<string, number>;
    flame: number;
  };
  strength: Record<string, number>;
  symbol: Record<string, number>;
  flame: number;
  seats: (Chances | null)[];
}

export interface Frame {
  frame: 'turn' | 'penalty' | 'place' | 'kiai';
  seat: number;
  step: string;
  must_pass: string;
  barred: string[];
  penalties: string[];
  can_ignore: boolean;
  card: string;
  given: boolean;
  had: number[];
  samurai: string;
  animal: boolean;
  left: number;
}

export interface SpiritView {
  options: { difficulty: string };
  round: number;
  turn: number;
  barricades: { count: number; most: number };
  farms: { count: number; backs: Record<string, number> };
  fallen: Card[];
  families: string[];
  lost: Card[];
  deck: Deck;
  discard: Card[];
  intruders: Deck;
  drawn: Card[];
  spare_tokens: { called: string[]; left: string[] } | null;
  odds: Odds | null;
  seats: Board[];
  pending: Frame[];
}

export const viewOf = (table: TableModel): SpiritView => table.view as unknown as SpiritView;

/** The seat whose board lies in front: the one that decides, if one person leads several samurai. */
export const ownSeat = (table: TableModel): number | null => table.decision?.seat ?? table.me;

/** Whether one person leads this samurai and others. */
export function oneOfSeveral(table: TableModel, seat: number): boolean {
  const person = table.seats[seat]?.person ?? null;
  return person !== null && table.seats.filter((other) => other.person === person).length > 1;
}

/** What a seat is called: by its samurai where one person leads several of them. */
export const nameOf = (table: TableModel, seat: number): string =>
  oneOfSeveral(table, seat) ? table.words.name(viewOf(table).seats[seat]!.samurai) : table.words.seat(seat);

export const faceOf = (board: Board): string =>
  board.side === 'animal' ? `${board.samurai}-beast` : board.samurai;

/** A chance in whole per cent; what is possible is never 0, what is not certain never 100. */
export function percent(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

export type Where = { card: string; seat: number | null; place: 'line' | 'defence' | 'drawn' | 'deck' };

/** Where a card lies. */
export function where(view: SpiritView, id: number): Where | null {
  for (const [seat, board] of view.seats.entries())
    for (const place of ['line', 'defence'] as const) {
      const found = board[place].find((card) => card.id === id);
      if (found) return { card: found.card, seat, place };
    }
  for (const [place, cards] of [
    ['drawn', view.drawn],
    ['deck', view.deck.cards],
  ] as const) {
    const found = cards.find((card) => card.id === id);
    if (found) return { card: found.card, seat: null, place };
  }
  return null;
}

/** Raiders that lie face up on the deck, the next one first. */
export const coming = (view: SpiritView): SpiritView['deck']['cards'] =>
  [...view.deck.cards]
    .sort((a, b) => a.depth - b.depth)
    .filter((card, at) => card.depth === at)
    .slice(0, 3);

/** Somebody puts the next raiders in order. */
export function ordering(view: SpiritView): boolean {
  const top = view.pending.at(-1);
  return top?.frame === 'kiai' && top.step === 'order' && coming(view).length > 1;
}

/** The raider turned up is this seat's to place. */
export function placing(view: SpiritView, seat: number | null): boolean {
  const top = view.pending.at(-1);
  return view.drawn.length > 0 && top?.frame === 'place' && top.seat === seat;
}
