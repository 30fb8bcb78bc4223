/**
 * The places on the table: the slots of cards, the zones that unseen cards come from or go to, and the dock. All of
 * them are measured again whenever something on the table has changed.
 */
import { boxWithin, type Box, type SlotState } from './bodies';

/** A place that is pointed at: its box, its portrait, and whether it is in the dock. */
export interface Pointed {
  box: Box;
  face: Box | null;
  docked: boolean;
}

/** The corner of the window, the common origin for comparing boxes of different layers. */
export const WINDOW: Box = { x: 0, y: 0, w: 0, h: 0 };

/** Milliseconds after a change of the table when its transitions are over and the cards are measured again. */
const SETTLED = 220;

/** The margin between the dock and an element that is scrolled into view. */
const MARGIN = 12;

interface Action<T> {
  update: (now: T) => void;
  destroy: () => void;
}

export class Places {
  /** The element that contains the table. */
  root: HTMLElement | null = null;
  /** The element that contains the question and your own seat. */
  dockNode: HTMLElement | null = null;
  readonly slots = new Map<HTMLElement, SlotState>();
  private zones = new Map<string, HTMLElement>();
  private sizes: ResizeObserver | null = null;
  private frame = 0;
  private trailing: ReturnType<typeof setTimeout> | undefined;

  /** `measure` is called when elements may have moved. */
  constructor(private readonly measure: () => void) {}

  /** Observe the element that contains the table. */
  attach(root: HTMLElement): () => void {
    this.root = root;
    const later = (): void => this.measureLater();
    const watch = new MutationObserver((changes) => {
      if (changes.some((change) => !(change.target as Element).parentElement?.closest?.('.card-layer')))
        later();
    });
    watch.observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['class', 'style'],
    });
    this.sizes = new ResizeObserver(later);
    this.sizes.observe(root);
    for (const node of this.slots.keys()) this.sizes.observe(node);
    if (this.dockNode) this.sizes.observe(this.dockNode);
    root.addEventListener('transitionend', later);
    root.addEventListener('animationend', later);
    // The cards of an element with its own scroll bar must scroll with it.
    root.addEventListener('scroll', later, { capture: true, passive: true });
    void document.fonts?.ready.then(later);
    later();
    return () => {
      watch.disconnect();
      this.sizes?.disconnect();
      root.removeEventListener('transitionend', later);
      root.removeEventListener('animationend', later);
      root.removeEventListener('scroll', later, { capture: true });
      cancelAnimationFrame(this.frame);
      clearTimeout(this.trailing);
      this.frame = 0;
      this.root = null;
    };
  }

  /** An action that makes an element the dock. */
  dock = (node: HTMLElement): { destroy: () => void } => {
    this.dockNode = node;
    this.sizes?.observe(node);
    this.measureLater();
    return {
      destroy: () => {
        this.sizes?.unobserve(node);
        this.dockNode = null;
        this.measureLater();
      },
    };
  };

  /** An action that makes an element the slot of a card. */
  slot = (node: HTMLElement, state: SlotState): Action<SlotState> => {
    this.slots.set(node, state);
    this.sizes?.observe(node);
    this.measureLater();
    return {
      update: (next) => {
        this.slots.set(node, next);
        this.measureLater();
      },
      destroy: () => {
        this.slots.delete(node);
        this.sizes?.unobserve(node);
        this.measureLater();
      },
    };
  };

  /** An action that gives an element the name of one or more places. */
  zone = (node: HTMLElement, place: string | readonly string[]): Action<string | readonly string[]> => {
    let names: readonly string[] = [];
    const set = (now: string | readonly string[]): void => {
      for (const name of names) if (this.zones.get(name) === node) this.zones.delete(name);
      names = typeof now === 'string' ? [now] : now;
      for (const name of names) this.zones.set(name, node);
    };
    set(place);
    return { update: set, destroy: () => set([]) };
  };

  /** Measure in the next frame, and again when all transitions are over. */
  measureLater(): void {
    clearTimeout(this.trailing);
    this.trailing = setTimeout(this.measure, SETTLED);
    if (this.frame) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      this.measure();
    });
  }

  /** The origin of a layer. The table's layer scrolls with it, so the scroll position of the table is included. */
  origin(docked: boolean): Box {
    const node = docked ? this.dockNode : this.root;
    if (!node) return WINDOW;
    const box = node.getBoundingClientRect();
    return {
      x: box.left + node.clientLeft - node.scrollLeft,
      y: box.top + node.clientTop - node.scrollTop,
      w: box.width,
      h: box.height,
    };
  }

  /** Make elements that are scrolled into view stop above the dock and the question, not under them. */
  keepClear(): void {
    if (!this.root || !this.dockNode) return;
    const question = this.dockNode.querySelector('.ask') ?? this.dockNode;
    const [table, dock] = [this.root.getBoundingClientRect(), this.dockNode.getBoundingClientRect()];
    const top = Math.min(question.getBoundingClientRect().top, dock.top);
    const beside = dock.left > table.left + table.width / 2;
    const hidden = `${beside ? MARGIN : Math.max(0, Math.round(table.bottom - top + MARGIN))}px`;
    if (this.root.style.scrollPaddingBottom !== hidden) this.root.style.scrollPaddingBottom = hidden;
  }

  /** The element of a place, of the seat it belongs to, or of the deck. */
  private nodeOf(place: string): HTMLElement | null {
    const owner = place.includes('.') ? `seat.${place.split('.')[1]}` : 'deck';
    return this.zones.get(place) ?? this.zones.get(owner) ?? null;
  }

  /** The element where something happens: that of the place, or else that of the seat. */
  scene({ place, seat }: { place?: string; seat?: number }): HTMLElement | null {
    return this.zones.get(place ?? '') ?? this.zones.get(`seat.${seat}`) ?? null;
  }

  /** The box of a card at a place, relative to the window. */
  boxOf(place: string, like: Box | null, ratio: number): Box | null {
    const node = this.nodeOf(place);
    if (!node) return null;
    const box = boxWithin(node, WINDOW);
    const w = like ? Math.min(like.w, box.w) : Math.min(box.w, 48);
    const h = like && like.w ? (w * like.h) / like.w : w * ratio;
    return { x: box.x + box.w / 2 - w / 2, y: box.y + box.h / 2 - h / 2, w, h };
  }

  /** The box of a place that is pointed at, relative to the corner of the dock, and whether it is in the dock. */
  pointAt(place: string): Pointed | null {
    const node = this.nodeOf(place);
    if (!node || !this.root) return null;
    const docked = this.dockNode?.contains(node) ?? false;
    // Your own seat is as wide as the table, so its portrait is used.
    const portrait = node.querySelector('.face');
    const origin = this.origin(this.dockNode !== null);
    const face = portrait && !docked ? boxWithin(portrait, origin) : null;
    return { box: boxWithin(docked ? (portrait ?? node) : node, origin), face, docked };
  }

  /** The upper edge of the question's bar, relative to the corner of the dock. Arrows that point at you end there. */
  get brink(): number {
    const question = this.dockNode?.querySelector('.ask') ?? this.dockNode;
    return question ? boxWithin(question, this.origin(true)).y : 0;
  }
}
