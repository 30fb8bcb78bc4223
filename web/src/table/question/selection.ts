/**
 * Computes from the legal moves and their clicks (`about`, in order) what can be clicked now, and which moves are left
 * after a few clicks. It knows no rules: a move is whatever the table offers.
 */
import type { Offer } from '../../protocol';

export type { Offer };
export type Id = number | string;
/** The kind of a thing, followed by interchangeable ids. */
export type Click = readonly Id[];

export interface Thing {
  kind: string;
  id: Id;
}

export const thing = (kind: string, id: Id): Thing => ({ kind, id });
export const same = (a: Thing, b: Thing): boolean => a.kind === b.kind && a.id === b.id;
const keyOf = (kind: string, id: Id): string => `${kind}:${id}`;
const fits = (click: Click | undefined, { kind, id }: Thing): boolean =>
  click !== undefined && click[0] === kind && click.slice(1).includes(id);

/** The first click, if there are several moves and all of them begin with it, as with the only army that can attack. */
function shared(offers: readonly Offer[]): Thing[] {
  const first = offers[0]?.about[0];
  if (!first || offers.length < 2) return [];
  const same = offers.every(({ about }) => about.length > 1 && about[0]?.join() === first.join());
  const [kind, id] = first;
  return same && id !== undefined ? [thing(String(kind), id)] : [];
}

/** The result of a click: another selection, a move to play, or a thing that cannot be chosen. */
interface Pressed {
  selection: Selection;
  play?: Offer;
  refused?: Thing;
}

export class Selection {
  /** The moves that match all clicks so far. */
  readonly candidates: readonly Offer[];
  /** Candidates that need no further click. */
  readonly complete: readonly Offer[];
  /** Clicks that are made automatically, because every move begins with them. */
  readonly given: readonly Thing[];
  readonly path: readonly Thing[];
  private readonly next: ReadonlyMap<string, Thing>;

  constructor(
    readonly offers: readonly Offer[],
    clicked: readonly Thing[] = [],
  ) {
    this.given = shared(offers);
    const path = clicked.length > 0 ? clicked : this.given;
    this.path = path;
    this.candidates = offers.filter((offer) => path.every((chosen, step) => fits(offer.about[step], chosen)));
    this.complete = this.candidates.filter((offer) => offer.about.length === path.length);
    const next = new Map<string, Thing>();
    for (const offer of this.candidates) {
      const click = offer.about[path.length];
      if (!click) continue;
      const [kind, ...ids] = click;
      for (const id of ids) next.set(keyOf(String(kind), id), thing(String(kind), id));
    }
    this.next = next;
  }

  /** Whether a click on it narrows the choice. Such things glow. */
  can(kind: string, id: Id): boolean {
    return this.next.has(keyOf(kind, id));
  }

  /** Whether it has been clicked. */
  chosen(kind: string, id: Id): boolean {
    return this.path.some((step) => step.kind === kind && step.id === id);
  }

  /** Everything of a kind that can be clicked now. */
  open(kind?: string): Thing[] {
    return [...this.next.values()].filter((item) => kind === undefined || item.kind === kind);
  }

  /** The moves that would remain after a click on it. */
  after(kind: string, id: Id): readonly Offer[] {
    return this.candidates.filter((offer) => fits(offer.about[this.path.length], thing(kind, id)));
  }

  /** The remaining move, if there is only one. */
  get only(): Offer | null {
    return this.candidates.length === 1 ? this.candidates[0]! : null;
  }

  /** The move that Enter would play. */
  get ready(): Offer | null {
    if (this.complete.length === 1) return this.complete[0]!;
    return this.path.length > 0 || this.offers.length === 1 ? this.only : null;
  }

  /** Moves that no further click distinguishes. They are offered by their labels. */
  get alike(): readonly Offer[] {
    return this.complete.length > 1 ? this.complete : [];
  }

  /** Whether there is a click to undo. */
  get begun(): boolean {
    return this.path.length > this.given.length;
  }

  back(): Selection {
    return new Selection(this.offers, this.path.slice(0, -1));
  }

  clear(): Selection {
    return new Selection(this.offers);
  }

  /**
   * Handle a click. The first one narrows the choice. A later click, or a button, plays the move if it leaves a single
   * finished one. A move of one click is played by clicking again. With `careful`, every move waits for a second click
   * on its last thing, or for Enter. A click on something chosen deselects it, and a click on something that glowed
   * earlier goes back to that point.
   */
  press(target: Thing, careful = false): Pressed {
    if (this.can(target.kind, target.id)) {
      const narrowed = new Selection(this.offers, [...this.path, target]);
      const [left] = narrowed.candidates;
      const finished = narrowed.candidates.length === 1 && narrowed.complete.length === 1;
      if (left && finished && (target.kind === 'button' || (!careful && narrowed.path.length > 1)))
        return { selection: narrowed, play: left };
      return { selection: narrowed };
    }
    const last = this.path.at(-1);
    if (last && same(last, target)) {
      if (this.complete.length === 1) return { selection: this, play: this.complete[0]! };
      return { selection: this.back() };
    }
    for (let step = this.path.length - 1; step >= 0; step--) {
      const earlier = new Selection(this.offers, this.path.slice(0, step));
      if (same(this.path[step]!, target)) return { selection: earlier };
      if (earlier.can(target.kind, target.id)) return earlier.press(target, careful);
    }
    return { selection: this, refused: target };
  }
}
