/**
 * The position as far as a move has been told. It begins as the position before the move. Each told event moves its
 * card and changes the facts it is about. Everything else stays as it was, so nothing is revealed too early.
 */
import type { GameModule, Results } from '../../games/game';
import type { Card, SeenEvent, View } from '../../views';

type Facts = Record<string, unknown>;
type Path = readonly (string | number)[];
/** A face-up pile, or a count with the known cards. */
type Pile = Card[] | { count: number; cards: (Card & { depth?: number })[] };

/** What a game says about its events and places. */
export type Telling = Pick<GameModule, 'results' | 'pile' | 'shuffles' | 'told' | 'turn'>;

const isPile = (value: unknown): value is Pile =>
  Array.isArray(value)
    ? value.every((card) => typeof card === 'object' && card !== null && 'card' in card)
    : typeof value === 'object' && value !== null && 'cards' in value && 'count' in value;

/** The default path of a place: `hand.2` is the hand of seat 2, `deck` belongs to the table. */
export function usualPile(place: string): Path {
  const [pile = '', seat] = place.split('.');
  return seat === undefined ? [pile] : ['seats', Number(seat), pile];
}

const valueAt = (view: unknown, path: Path): unknown =>
  path.reduce((value: unknown, key) => (value as Facts | undefined)?.[key], view);

/** A copy of the value with another one at the end of the path. The rest is shared. */
function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as Facts) }) as Facts;
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}

function without(pile: Pile, { was }: SeenEvent): Pile {
  if (Array.isArray(pile)) return pile.filter(({ id }) => id !== was);
  const gone = pile.cards.find(({ id }) => was !== undefined && id === was);
  const depth = gone?.depth ?? 0;
  const left = pile.cards
    .filter((card) => card !== gone && !(gone === undefined && card.depth === 0))
    .map((card) =>
      card.depth !== undefined && card.depth > depth ? { ...card, depth: card.depth - 1 } : card,
    );
  return { count: Math.max(0, pile.count - 1), cards: left };
}

/** Insert a card where it is after the move. If it does not stay there, put it last, or on top of the discards. */
function inserted(cards: readonly Card[], card: Card, after: readonly Card[], topFirst = false): Card[] {
  const rest = cards.filter(({ id }) => id !== card.id);
  const order = after.map(({ id }) => id);
  const own = order.indexOf(card.id);
  if (own < 0 && topFirst) return [card, ...rest];
  const next = own < 0 ? -1 : rest.findIndex(({ id }) => order.indexOf(id) > own);
  return next < 0 ? [...rest, card] : [...rest.slice(0, next), card, ...rest.slice(next)];
}

function withCard(pile: Pile, { card, id, to }: SeenEvent, after: Pile | null, more: number): Pile {
  const known = card !== undefined && id !== undefined ? { card, id } : null;
  const then = !after ? [] : Array.isArray(after) ? after : after.cards;
  if (Array.isArray(pile)) return known ? inserted(pile, known, then, to === 'discard') : pile;
  // The depth of a card in a deck is known from the position after the move.
  const place: (Card & { depth?: number }) | undefined = then.find((other) => other.id === id);
  const cards = known && (place || !after) ? inserted(pile.cards, place ?? known, then) : pile.cards;
  return { count: pile.count + more, cards };
}

class Position<V extends View> {
  constructor(
    public view: V,
    private readonly after: V,
    private readonly game: Telling,
  ) {}

  private path(place: string): Path {
    return this.game.pile?.(place) ?? usualPile(place);
  }

  private change(place: string, by: (pile: Pile, after: Pile | null) => Pile): void {
    const path = this.path(place);
    const [pile, after] = [valueAt(this.view, path), valueAt(this.after, path)];
    const known = isPile(after) ? after : null;
    // A view may omit an empty pile.
    const now = isPile(pile) ? pile : pile === undefined && Array.isArray(known) ? [] : null;
    if (now) this.view = replaced(this.view, path, by(now, known)) as V;
  }

  /** Move a card from one pile to another, or make it known where it is. */
  move(event: SeenEvent): void {
    const { from, to } = event;
    if (from) this.change(from, (pile) => without(pile, event));
    if (!to || (!from && event.id === undefined)) return;
    this.change(to, (pile, after) => withCard(from ? pile : forget(pile, event), event, after, from ? 1 : 0));
  }

  set(facts: Facts): void {
    this.view = { ...this.view, ...facts };
  }

  /** Take a shuffled or collected pile from the position after the move, and undo later changes to it. */
  shuffle(place: string, later: readonly SeenEvent[]): void {
    const after = valueAt(this.after, this.path(place));
    if (!isPile(after)) return;
    const came = later.filter(({ to, from }) => to === place && from);
    const went = later.filter(({ from }) => from === place).length;
    const ids = new Set(came.map(({ id }) => id));
    const stay = (Array.isArray(after) ? after : after.cards).filter(({ id }) => !ids.has(id));
    this.change(place, () =>
      Array.isArray(after)
        ? stay
        : {
            count: after.count - came.length + went,
            cards: stay.map((card) =>
              'depth' in card ? { ...card, depth: Number(card.depth) + went } : card,
            ),
          },
    );
  }

  /** Take the value at a path from the position after the move. */
  release(path: Path): void {
    const now = valueAt(this.after, path);
    if (now !== undefined) this.view = replaced(this.view, path, now) as V;
  }
}

/** The same pile without the card under its old id. */
function forget(pile: Pile, { was }: SeenEvent): Pile {
  if (was === undefined) return pile;
  return Array.isArray(pile)
    ? pile.filter(({ id }) => id !== was)
    : { ...pile, cards: pile.cards.filter(({ id }) => id !== was) };
}

/** The paths of the facts that an event changes. */
function factsOf(event: SeenEvent, results: Results, seats: number): Path[] {
  const result = results[event.kind];
  if (!result) return [];
  const of = (seat: number | undefined, keys: readonly string[] = []): Path[] =>
    seat === undefined ? [] : keys.map((key) => ['seats', seat, key]);
  return [
    ...of(event.seat, result.seat),
    ...of(event.other, result.other),
    ...Array.from({ length: seats }, (_, seat) => of(seat, result.every)).flat(),
    ...(result.table ?? []).map((key) => [key]),
  ];
}

/** The places whose cards an event shuffles or collects; `line.*` means every seat's. */
function shuffled({ kind }: SeenEvent, { shuffles }: Telling, seats: number): string[] {
  return (shuffles?.[kind] ?? []).flatMap((place) =>
    place.endsWith('*')
      ? Array.from({ length: seats }, (_, seat) => place.replace('*', String(seat)))
      : [place],
  );
}

/** The position after the first `told` events have been told. */
export function viewAt<V extends View>(
  before: V | null,
  after: V,
  events: readonly SeenEvent[],
  told: number,
  game: Telling,
): V {
  if (!before || before.game !== after.game || before.seats.length !== after.seats.length) return after;
  const results = game.results ?? {};
  const seats = after.seats.length;
  const later = new Set(
    events.slice(told).flatMap((event) => factsOf(event, results, seats).map((path) => path.join('.'))),
  );
  const position = new Position(before, after, game);
  events.slice(0, told).forEach((event, number) => {
    position.move(event);
    for (const place of shuffled(event, game, seats)) position.shuffle(place, events.slice(number + 1));
    // A fact that changes again later is shown when that change is told.
    for (const path of factsOf(event, results, seats)) if (!later.has(path.join('.'))) position.release(path);
    if (event.kind === game.turn && event.seat !== undefined)
      position.set({ turn: event.seat, asked: event.seat, pending: [] });
    position.set(game.told?.(event, position.view) ?? {});
  });
  return position.view;
}
