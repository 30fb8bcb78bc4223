/** The results of a move as far as it has been told: a life is lost when the sentence about it is told, not before. */
import type { Results } from '../games/game';
import type { SeenEvent, View } from '../views';

type Facts = Record<string, unknown>;

/**
 * The view after a move, with what the events from number `told` on changed as it was before the move. Cards are not
 * held back: the card layer shows where they are.
 */
export function heldBack<V extends View>(
  before: V,
  after: V,
  events: readonly SeenEvent[],
  told: number,
  results: Results,
): V {
  if (before.seats.length !== after.seats.length) return after;
  const seats: Facts[] = [...after.seats] as unknown as Facts[];
  const old = before.seats as unknown as readonly Facts[];
  const whole: Facts = {};
  const hold = (seat: number | undefined, keys: readonly string[] = []): void => {
    if (seat === undefined || !old[seat] || !keys.length) return;
    seats[seat] = { ...seats[seat], ...Object.fromEntries(keys.map((key) => [key, old[seat]![key]])) };
  };
  let held = false;
  for (const event of events.slice(told)) {
    const result = results[event.kind];
    if (!result) continue;
    held = true;
    hold(event.seat, result.seat);
    hold(event.other, result.other);
    if (result.every) for (const seat of seats.keys()) hold(seat, result.every);
    for (const key of result.table ?? []) whole[key] = (before as unknown as Facts)[key];
  }
  return held ? ({ ...after, ...whole, seats } as unknown as V) : after;
}

/** Shows the results of one move bit by bit at a table. */
export class HeldBack {
  private before: View | null = null;
  private after: View | null = null;
  private shown: View | null = null;

  constructor(
    private readonly table: { view: View | null; game: { results?: Results } | null },
    private readonly events: readonly SeenEvent[],
  ) {}

  /** Show the position after the move, but of its results only those of the first `told` events. */
  commit(commit: () => void, told: number): void {
    this.before = this.table.view;
    commit();
    this.after = this.table.view;
    this.shown = this.after;
    this.tell(told);
  }

  /** So many events have been told. */
  tell(told: number): void {
    const { table, before, after } = this;
    const results = table.game?.results;
    // Whoever has shown another position meanwhile has ended this.
    if (!results || !before || !after || before.game !== after.game || table.view !== this.shown) return;
    this.shown = heldBack(before, after, this.events, told, results);
    table.view = this.shown;
  }
}
