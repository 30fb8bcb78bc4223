/**
 * What is on the table of any game: piles of cards, rows of numbers and facts, recognised in its view by their form.
 * This module only knows what all views have in common (`Window.heading` of the engine).
 */
import type { View } from '../views';

export interface ShownCard {
  /** Null for an unknown card. */
  card: string | null;
  id?: number;
}

export interface ShownPile {
  /** Its name in the view: `discard`. */
  key: string;
  count: number;
  /** The known cards, or the numbers of dice. */
  cards: readonly ShownCard[];
  /** Whether it is face down, with a count. */
  closed: boolean;
}

export interface Fact {
  key: string;
  /** Words of the game, numbers, or seats; empty for a fact that is simply true. */
  values: readonly (string | number)[];
}

export interface Shape {
  piles: readonly ShownPile[];
  facts: readonly Fact[];
}

/** The fields that every view has. They are shown elsewhere, or not at all. */
const HEADING = new Set(
  'game players options asked pending over outcome viewer turn seats living moves'.split(' '),
);

type Dict = Readonly<Record<string, unknown>>;
const isDict = (value: unknown): value is Dict =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isWord = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';
const isCard = (value: unknown): value is ShownCard => isDict(value) && typeof value['card'] === 'string';

/** A pile in one of its forms: a card, a list of cards, or a count with the known cards. */
function pileOf(key: string, value: unknown): ShownPile | null {
  if (isCard(value)) return { key, count: 1, cards: [value], closed: false };
  if (isDict(value) && typeof value['count'] === 'number' && Array.isArray(value['cards']))
    return { key, count: value['count'], cards: value['cards'].filter(isCard), closed: true };
  if (!Array.isArray(value)) return null;
  if (value.every(isCard)) return { key, count: value.length, cards: value, closed: false };
  // Names or numbers without ids. Hidden ones are null.
  if (value.some(isWord) && value.every((one) => one === null || isWord(one)))
    return {
      key,
      count: value.length,
      cards: value.map((one) => ({ card: one === null ? null : String(one) })),
      closed: false,
    };
  return value.length && value.every((one) => one === null)
    ? { key, count: value.length, cards: [], closed: true }
    : null;
}

function factOf(key: string, value: unknown): Fact | null {
  if (isWord(value)) return value === '' ? null : { key, values: [value] };
  if (value === true) return { key, values: [] };
  if (!isDict(value)) return null;
  const pairs = Object.entries(value).filter((pair): pair is [string, string | number] => isWord(pair[1]));
  return pairs.length ? { key, values: pairs.flat() } : null;
}

export function shapeOf(part: Dict, left: ReadonlySet<string> = new Set()): Shape {
  const piles: ShownPile[] = [];
  const facts: Fact[] = [];
  for (const [key, value] of Object.entries(part)) {
    if (left.has(key)) continue;
    const pile = pileOf(key, value);
    if (pile) piles.push(pile);
    else if (
      isDict(value) &&
      Object.values(value).length &&
      Object.values(value).every((one) => pileOf('', one))
    )
      for (const [name, one] of Object.entries(value)) piles.push(pileOf(name, one)!);
    else {
      const fact = factOf(key, value);
      if (fact) facts.push(fact);
    }
  }
  return { piles, facts };
}

export const tableShape = (view: View): Shape => shapeOf(view as unknown as Dict, HEADING);

const seatDict = (view: View, seat: number): Dict => ((view.seats as unknown[])[seat] ?? {}) as Dict;

export const seatShape = (view: View, seat: number): Shape =>
  shapeOf(seatDict(view, seat), new Set(['out', 'alive']));

/** Whether a seat has been eliminated, as far as the view says so. */
export function isOut(view: View, seat: number): boolean {
  const { out, alive } = seatDict(view, seat);
  const living = (view as unknown as Dict)['living'];
  return out === true || alive === false || (Array.isArray(living) && !living.includes(seat));
}

/** The pile that serves as the hand: the one with that name, or else the first face-down one with known cards. */
export function handOf({ piles }: Shape): ShownPile | null {
  return (
    piles.find(({ key }) => key === 'hand') ??
    piles.find(({ closed, cards }) => closed && cards.length > 0) ??
    null
  );
}

/** All cards whose place is known. */
export function seenCards(view: View): { card: string }[] {
  const shapes = [tableShape(view), ...(view.seats as unknown[]).map((_, seat) => seatShape(view, seat))];
  return shapes
    .flatMap(({ piles }) => piles.flatMap(({ cards }) => cards))
    .flatMap(({ card }) => (card === null ? [] : [{ card }]));
}
