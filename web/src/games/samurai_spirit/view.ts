/** The view of a Samurai Spirit match, and functions that look things up in it. */
import type { TableModel } from '../../table/model/model.svelte';
import { t } from '../../words/fluent.svelte';
import type {
  Card,
  DeckCard,
  SpiritChances as Chances,
  SpiritFrame,
  SpiritOdds,
  SpiritSeat,
  SpiritSpareTokens,
  SpiritSymbol,
  SpiritView,
} from '../../views';

export type {
  Card,
  SpiritFrame as Frame,
  SpiritOdds as Odds,
  SpiritSeat as Board,
  SpiritSpareTokens as SpareTokens,
  SpiritSymbol as Symbol,
  SpiritView,
};

export const SYMBOLS: readonly SpiritSymbol[] = ['hat', 'farm', 'doll'];

/** The seat whose board is shown: the one that decides, if one person leads several samurai. */
export const ownSeat = (table: TableModel<SpiritView>): number | null => table.decision?.seat ?? table.me;

/** Whether the person who leads this samurai also leads others. */
export function oneOfSeveral(table: TableModel<SpiritView>, seat: number): boolean {
  const person = table.seats[seat]?.person ?? null;
  return person !== null && table.seats.filter((other) => other.person === person).length > 1;
}

/** The name of a seat: its samurai's name if one person leads several of them. */
export const nameOf = (table: TableModel<SpiritView>, seat: number): string =>
  oneOfSeveral(table, seat) ? table.words.name(table.view!.seats[seat]!.samurai) : table.words.seat(seat);

export const faceOf = (board: SpiritSeat): string =>
  board.side === 'animal' ? `${board.samurai}-beast` : board.samurai;

/** A probability in whole per cent. Only the impossible is 0, and only certainty is 100. */
export function percent(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** All face-up raiders, and the known ones in face-down piles. */
export const seenRaiders = (view: SpiritView): readonly Card[] => [
  ...view.seats.flatMap((board) => [...board.line, ...board.defence]),
  ...view.drawn,
  ...view.discard,
  ...view.deck.cards,
  ...view.intruders.cards,
];

/** What confronting the next raider would mean, in words. */
export function chancesInWords({ meet, exceed }: Chances): string {
  const facts = { meet: percent(meet), exceed: percent(exceed) };
  const way = exceed > 0 ? (meet > 0 ? 'risk_kiai' : 'risk') : meet > 0 ? 'safe_kiai' : 'safe';
  return t(`samurai_spirit-next-${way}`, facts);
}

export type Where = { card: string; seat: number | null; place: 'line' | 'defence' | 'drawn' | 'deck' };

/** Where a card is. */
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

/** Raiders that are face up on the deck, the next one first. */
export const coming = (view: SpiritView): DeckCard[] =>
  [...view.deck.cards]
    .sort((a, b) => a.depth - b.depth)
    .filter((card, at) => card.depth === at)
    .slice(0, 3);

/** Whether somebody is putting the next raiders in order. */
export function ordering(view: SpiritView): boolean {
  const top = view.pending.at(-1);
  return top?.frame === 'kiai' && top.step === 'order' && coming(view).length > 1;
}

/** What the penalties of the current turn forbid. */
export function barredIn(view: SpiritView): readonly string[] {
  const turn = view.pending[0];
  return turn?.frame === 'turn' ? turn.barred : [];
}

/** Whether it is up to this seat to place the revealed raider. */
export function placing(view: SpiritView, seat: number | null): boolean {
  const top = view.pending.at(-1);
  return view.drawn.length > 0 && top?.frame === 'place' && top.seat === seat;
}

/** What another samurai's token at a seat means: the talent is for the next turn, or cannot be used in this one. */
export function lentText(table: TableModel<SpiritView>, seat: number, lender: string): string {
  const view = table.view!;
  const idle = view.turn === seat && !view.seats[seat]!.talents.includes(lender);
  return table.words.tell(idle ? 'lent-idle' : 'lent-by', { what: lender, seat }) ?? '';
}

/** The seats to show, each where it was before. A new seat takes the place that has become free. */
export function inPlace(before: readonly number[], shown: readonly number[]): readonly number[] {
  if (before.length !== shown.length) return [...shown].sort((one, other) => one - other);
  const fresh = shown.filter((seat) => !before.includes(seat));
  return before.map((seat) => (shown.includes(seat) ? seat : fresh.shift()!));
}
