/**
 * The card layer: one absolutely placed element for every visible card, moved by the Web Animations API.
 * Slots on the table only say where a card lies; zones say where a place is that cards come from or go to
 * unseen. Nothing on the table moves while cards do.
 *
 * There are two elements to draw in: one over the table, which scrolls with it, and one over the dock (the question and
 * one's own things), which stays when the table scrolls away under it. Cards in flight are drawn over the dock.
 */
import { flushSync, getContext, setContext, tick } from 'svelte';

import type { Effect, GameModule, Moment } from '../games/game';
import { reducedMotion } from '../settings.svelte';
import { play as sound } from '../sound';
import type { SeenEvent } from '../views';
import { boxWithin, moved, placedAt, sameBody, type Body, type Box, type SlotState } from './bodies';
import { Follower, type Flight } from './follow';
import type { Stage, Staged } from './model.svelte';
import { BEAT, EASE, FADE, MOMENT, MOVE, schedule, type Schedule } from './timing';

interface Burst extends Effect {
  key: number;
  x: number;
  y: number;
  docked: boolean;
}

/** A big moment on the table, with the place it is about. */
export interface ShownMoment extends Moment {
  key: number;
  x: number;
  y: number;
}

/** A card on its way, with the boxes it starts from, passes and arrives at. */
interface Path {
  flight: Flight;
  boxes: Box[];
}

/** A place that something points at: its box, the portrait in it, and whether it lies in the dock. */
export interface Pointed {
  box: Box;
  face: Box | null;
  docked: boolean;
}

/** The corner of the window, from which boxes of different layers are compared. */
const WINDOW: Box = { x: 0, y: 0, w: 0, h: 0 };

/** After a change of the table: its transitions are over by then, and the cards are measured once more. */
const SETTLED = 220;

/** How far above the dock something comes to lie that is scrolled into view. */
const MARGIN = 12;

export class CardLayer implements Stage {
  bodies: Body[] = $state.raw([]);
  bursts: Burst[] = $state.raw([]);
  moment: ShownMoment | null = $state.raw(null);
  game: GameModule | null = null;
  private root: HTMLElement | null = null;
  private dockNode: HTMLElement | null = null;
  private flying: ReadonlySet<string> = new Set();
  private follower = new Follower();
  private slots = new Map<HTMLElement, SlotState>();
  private zones = new Map<string, HTMLElement>();
  private ghosts: Body[] = [];
  private running: Animation[] = [];
  /** The animations of the part that is being shown. */
  private now: Animation[] = [];
  private watch: MutationObserver | null = null;
  private sizes: ResizeObserver | null = null;
  private frame = 0;
  private trailing: ReturnType<typeof setTimeout> | undefined;
  private nextBurst = 0;
  /** Counts what is shown: whatever began before the latest has nothing more to do. */
  private shown = 0;

  /** The element that holds the table; the layer lies over it. */
  attach(root: HTMLElement): () => void {
    this.root = root;
    const later = (): void => this.measureLater();
    this.watch = new MutationObserver((changes) => {
      if (changes.some((change) => !(change.target as Element).parentElement?.closest?.('.card-layer')))
        later();
    });
    this.watch.observe(root, {
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
      this.watch?.disconnect();
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

  /** An action (`use:layer.dock`): this element holds the question and one's own things. */
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

  /** An action (`use:layer.slot`): this element is the place of the card. */
  slot = (
    node: HTMLElement,
    state: SlotState,
  ): { update: (state: SlotState) => void; destroy: () => void } => {
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

  /** An action (`use:layer.zone`): this element is the place, or the places, of that name. */
  zone = (
    node: HTMLElement,
    place: string | readonly string[],
  ): { update: (place: string | readonly string[]) => void; destroy: () => void } => {
    let names: readonly string[] = [];
    const set = (now: string | readonly string[]): void => {
      for (const name of names) if (this.zones.get(name) === node) this.zones.delete(name);
      names = typeof now === 'string' ? [now] : now;
      for (const name of names) this.zones.set(name, node);
    };
    set(place);
    return { update: set, destroy: () => set([]) };
  };

  reset(): void {
    this.shown++;
    this.follower.clear();
    this.bursts = [];
    this.moment = null;
    this.settle();
  }

  /** Finish all animations at once. */
  skip(): void {
    for (const animation of this.now) animation.finish();
    this.moment = null;
  }

  /** Measure again in the next frame, and once more when all transitions are over. */
  measureLater(): void {
    clearTimeout(this.trailing);
    this.trailing = setTimeout(() => this.measure(), SETTLED);
    if (this.frame) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      this.measure();
    });
  }

  /** Where a layer begins. The table's scrolls with it, so what the table has been scrolled by counts too. */
  private origin(docked: boolean): Box {
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

  /** Where the cards are now, from the corner of the window. */
  private boxes(): Map<string, Box> {
    const [table, dock] = [this.origin(false), this.origin(true)];
    return new Map(this.bodies.map((body) => [body.key, moved(body, body.docked ? dock : table, WINDOW)]));
  }

  private measure(): void {
    if (!this.root) return;
    const [table, dock] = [this.origin(false), this.origin(true)];
    const placed = new Map<string, Body>();
    const old = new Map(this.bodies.map((body) => [body.key, body]));
    for (const [node, state] of this.slots) {
      const key = this.follower.key(state.id);
      const docked = this.dockNode !== null && (this.flying.has(key) || this.dockNode.contains(node));
      const box = boxWithin(node, docked ? dock : table);
      if (box.w === 0) continue;
      const before = old.get(key);
      const body = {
        ...box,
        key,
        name: state.name,
        variant: state.variant,
        state,
        turning: before?.turning ?? false,
        docked,
      };
      // The same object for what has not changed: its element is left alone.
      placed.set(key, before && sameBody(before, body) ? before : body);
    }
    this.draw(placed);
    this.keepClear();
  }

  /** What comes into view, because it is focused or clicked, stops above the dock and the question, not under them. */
  private keepClear(): void {
    if (!this.root || !this.dockNode) return;
    const question = this.dockNode.querySelector('.ask') ?? this.dockNode;
    const top = Math.min(question.getBoundingClientRect().top, this.dockNode.getBoundingClientRect().top);
    const hidden = `${Math.max(0, Math.round(this.root.getBoundingClientRect().bottom - top + MARGIN))}px`;
    if (this.root.style.scrollPaddingBottom !== hidden) this.root.style.scrollPaddingBottom = hidden;
  }

  /**
   * There is one element for each card, so a card with a place is no longer drawn as a ghost. The order is stable,
   * because moving an element within the document would end its animation.
   */
  private draw(placed: ReadonlyMap<string, Body>): void {
    this.ghosts = this.ghosts.filter((ghost) => !placed.has(ghost.key));
    this.bodies = [...placed.values(), ...this.ghosts].sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  private zoneNode(place: string): HTMLElement | null {
    const owner = place.includes('.') ? `seat.${place.split('.')[1]}` : 'deck';
    return this.zones.get(place) ?? this.zones.get(owner) ?? null;
  }

  /** Where a place is that something points at, seen from the corner of the dock, and whether it lies in the dock. */
  pointAt(place: string): Pointed | null {
    const node = this.zoneNode(place);
    if (!node || !this.root) return null;
    const docked = this.dockNode?.contains(node) ?? false;
    // One's own place is as wide as the table: there the portrait counts.
    const portrait = node.querySelector('.face');
    const origin = this.origin(this.dockNode !== null);
    const face = portrait && !docked ? boxWithin(portrait, origin) : null;
    return { box: boxWithin(docked ? (portrait ?? node) : node, origin), face, docked };
  }

  /** The upper edge of the question's bar, from the corner of the dock: what points at oneself ends there. */
  get brink(): number {
    const question = this.dockNode?.querySelector('.ask') ?? this.dockNode;
    return question ? boxWithin(question, this.origin(true)).y : 0;
  }

  /** Where a place is in the window: its zone, or the seat it belongs to, or the deck. */
  private zoneBox(place: string, like: Box | null): Box | null {
    const node = this.zoneNode(place);
    if (!node) return null;
    const box = boxWithin(node, WINDOW);
    const w = like ? Math.min(like.w, box.w) : Math.min(box.w, 48);
    const h = like && like.w ? (w * like.h) / like.w : w * (this.game?.ratio ?? 1.5);
    return { x: box.x + box.w / 2 - w / 2, y: box.y + box.h / 2 - h / 2, w, h };
  }

  /** Show a group of events as a whole. */
  async play(events: readonly SeenEvent[], commit: () => void, speed: number): Promise<void> {
    const staged = await this.begin(events, commit, speed);
    if (!staged) return;
    try {
      await staged.part(0, events.length, speed);
    } finally {
      staged.end();
    }
    await tick();
  }

  /**
   * Begin to show a group of events; its parts are shown one after the other. The view is committed before this returns
   * its promise, so that calls in a row commit in their order. Whatever is still shown of an earlier call ends: its cards
   * are at their places, from which this one's start. Null if there is nothing to wait for.
   */
  async begin(events: readonly SeenEvent[], commit: () => void, speed: number): Promise<Staged | null> {
    const turn = ++this.shown;
    if (this.running.length || this.ghosts.length) this.settle();
    const before = this.boxes();
    const flights = this.follower.follow(events);
    if (!this.root || reducedMotion()) {
      commit();
      await tick();
      if (turn !== this.shown) return null;
      this.measure();
      await tick();
      if (turn !== this.shown) return null;
      this.fade(flights);
      this.playSounds(events, [], 1, 0);
      return null;
    }
    const starts = flights.map(
      (flight) =>
        (flight.followed ? before.get(flight.key) : undefined) ?? this.zoneBox(flight.places[0]!, null),
    );
    commit();
    await tick();
    if (turn !== this.shown) return null;
    const paths = this.launch(flights, starts);
    this.shiftOthers(before, flights, speed);
    return {
      part: async (first, last, faster) => {
        if (turn === this.shown) await this.showPart(paths, events, [first, last], faster);
      },
      end: () => {
        if (turn === this.shown) this.settle();
      },
    };
  }

  /** The events from the first number to before the last: cards fly, sounds and effects are played. */
  private async showPart(
    paths: readonly Path[],
    events: readonly SeenEvent[],
    [first, last]: readonly [number, number],
    speed: number,
  ): Promise<void> {
    const flights = paths.map(({ flight }) => flight);
    const times = schedule(events, flights, this.game, speed, first, last);
    this.now = [];
    for (const path of paths) this.fly(path, times, first, last);
    this.colour(flights, events, times, first, last);
    this.playSounds(events.slice(first, last), times.begin.slice(first, last), speed, first);
    if (speed < 2) this.playMoment(events.slice(first, last), times.begin.slice(first, last));
    this.running.push(...this.now);
    await Promise.race([
      Promise.allSettled(this.now.map((animation) => animation.finished)),
      new Promise((resolve) => setTimeout(resolve, times.end + MOMENT + 400)),
    ]);
  }

  /** Cancel all animations: every card is drawn at its place, face up, and nothing else is drawn. */
  private settle(): void {
    for (const animation of this.running) animation.cancel();
    this.running = [];
    this.now = [];
    this.ghosts = [];
    this.flying = new Set();
    this.bodies = this.bodies.map((body) => (body.turning ? { ...body, turning: false } : body));
    this.measure();
  }

  /** Every card that will fly is drawn where it starts, or not at all until it starts from out of sight. */
  private launch(flights: readonly Flight[], starts: (Box | null)[]): Path[] {
    this.flying = new Set(flights.map((flight) => flight.key));
    this.measure();
    const docked = this.dockNode !== null;
    const layer = this.origin(docked);
    const places = this.boxes();
    const turning = new Set(
      flights.filter((flight) => !flight.followed && flight.name).map((flight) => flight.key),
    );
    const slotted = new Map(this.bodies.map((body) => [body.key, body]));
    const paths: Path[] = [];
    flights.forEach((flight, number) => {
      const start = starts[number];
      const body = slotted.get(flight.key);
      const like = body ?? start ?? null;
      const stops = flight.places.slice(1).map((name) => this.zoneBox(name, like));
      const end = places.get(flight.key) ?? stops.at(-1) ?? null;
      if (!start || !end) return;
      const way: Box[] = [start];
      // A place that is not on the table: the card waits where it is.
      for (const stop of stops.slice(0, -1)) way.push(stop ?? way.at(-1)!);
      way.push(end);
      paths.push({ flight, boxes: way.map((box) => moved(box, WINDOW, layer)) });
      if (!body)
        this.ghosts.push({
          ...moved(end, WINDOW, layer),
          key: flight.key,
          name: flight.name,
          variant: 'board',
          state: null,
          turning: turning.has(flight.key),
          docked,
        });
    });
    for (const [key, body] of slotted)
      if (turning.has(key) && !body.turning) slotted.set(key, { ...body, turning: true });
    this.draw(slotted);
    // Render now, so that no card is shown at its destination before its animation starts.
    flushSync();
    for (const path of paths) this.holdAtStart(path);
    return paths;
  }

  private holdAtStart({ flight, boxes }: Path): void {
    const at = {
      transform: placedAt(boxes[0]!, boxes.at(-1)!),
      zIndex: 900,
      opacity: flight.followed ? 1 : 0,
    };
    const held = this.element(flight.key)?.animate([at, at], { duration: 1, fill: 'both' });
    if (held) this.running.push(held);
  }

  /** Fly the legs of a card that belong to a part of the events. */
  private fly({ flight, boxes }: Path, times: Schedule, first: number, last: number): void {
    const legs = flight.legs
      .map((leg, number) => ({ leg, number }))
      .filter(({ leg }) => leg >= first && leg < last);
    const node = this.element(flight.key);
    if (!node || !legs.length) return;
    const [from, to] = [legs[0]!, legs.at(-1)!];
    const end = boxes.at(-1)!;
    const delay = times.begin[from.leg] ?? 0;
    const duration = times.length * legs.length + (times.begin[to.leg] ?? delay) - delay;
    const opacity = flight.followed || from.number > 0 ? 1 : undefined;
    const frames = boxes
      .slice(from.number, to.number + 2)
      .map((box) => ({ transform: placedAt(box, end), zIndex: 900, opacity: opacity ?? 1 }));
    // One that comes from out of sight is seen when it starts, and not before.
    const fill = opacity === undefined ? 'forwards' : 'both';
    this.now.push(node.animate(frames, { duration, delay, easing: EASE, fill }));
    const timing = { duration, delay, fill: 'both' } as const;
    const back = node.querySelector('.turned');
    if (back && from.number === 0)
      this.now.push(back.animate([{ opacity: 1 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }], timing));
    if (flight.id === undefined && to.number === flight.legs.length - 1)
      this.now.push(
        node.animate([{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], {
          ...timing,
          fill: 'forwards',
        }),
      );
  }

  /** While it flies, a card has the colour of the seat that moved it. */
  private colour(
    flights: readonly Flight[],
    events: readonly SeenEvent[],
    times: Schedule,
    first: number,
    last: number,
  ): void {
    for (const flight of flights) {
      const legs = flight.legs.filter((leg) => leg >= first && leg < last);
      if (!legs.length) continue;
      const seat = events[legs[0]!]?.seat;
      const node = this.element(flight.key)?.querySelector('.lift');
      if (seat === undefined || !node) continue;
      const boxShadow = `0 0 0 4px ${getComputedStyle(node).getPropertyValue(`--seat-${seat % 7}`)}`;
      const delay = times.begin[legs[0]!] ?? 0;
      const duration = times.length * legs.length;
      this.now.push(node.animate([{ boxShadow }, { boxShadow }], { duration, delay }));
    }
  }

  /** Animate the cards that only move aside for others. */
  private shiftOthers(before: Map<string, Box>, flights: readonly Flight[], speed: number): void {
    const flying = new Set(flights.map((flight) => flight.key));
    const [table, dock] = [this.origin(false), this.origin(true)];
    for (const body of this.bodies) {
      const was = before.get(body.key);
      if (!was || flying.has(body.key)) continue;
      const old = moved(was, WINDOW, body.docked ? dock : table);
      if (Math.abs(old.x - body.x) < 1 && Math.abs(old.y - body.y) < 1) continue;
      const node = this.element(body.key);
      if (!node) continue;
      this.running.push(
        node.animate([{ transform: placedAt(old, body) }, { transform: placedAt(body, body) }], {
          duration: MOVE / speed,
          easing: EASE,
        }),
      );
    }
  }

  private element(key: string): HTMLElement | null {
    return this.root?.querySelector<HTMLElement>(`[data-card-key="${key}"]`) ?? null;
  }

  private fade(flights: readonly Flight[]): void {
    for (const flight of flights)
      this.element(flight.key)?.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: FADE });
  }

  private playSounds(
    events: readonly SeenEvent[],
    begin: readonly number[],
    speed: number,
    before: number,
  ): void {
    // A long deal makes a few sounds, not one for each card.
    let cards = Math.min(before, 3);
    events.forEach((event, number) => {
      const own = this.game?.sound?.(event) ?? null;
      const at = begin[number] ?? 0;
      if (own) setTimeout(() => sound(own, this.game?.key ?? ''), at);
      else if (event.to && cards++ < 4) setTimeout(() => sound('card', this.game?.key ?? ''), at);
      const effect = this.game?.effect?.(event);
      if (effect && !reducedMotion() && speed < 2) setTimeout(() => this.burst(effect), at);
    });
  }

  /** Show the biggest moment of a group of events, one at most; what comes next waits until it is over or skipped. */
  private playMoment(events: readonly SeenEvent[], begin: readonly number[]): void {
    const root = this.root;
    const number = events.findIndex((event) => this.game?.moment?.(event));
    const moment = number < 0 ? null : this.game?.moment?.(events[number]!);
    if (!root || !moment) return;
    const node = this.zones.get(moment.place ?? '') ?? this.zones.get(`seat.${moment.seat}`) ?? root;
    const box = boxWithin(node, this.origin(false));
    const shown = { ...moment, key: this.nextBurst++, x: box.x + box.w / 2, y: box.y + box.h / 2 };
    const delay = begin[number] ?? 0;
    // An animation of nothing: it takes its time, and `skip` ends it with the others.
    const clock = root.animate([], { duration: MOMENT, delay });
    this.now.push(clock);
    let over = false;
    const start = setTimeout(() => {
      if (!over) this.moment = shown;
    }, delay);
    const end = (): void => {
      over = true;
      clearTimeout(start);
      if (this.moment?.key === shown.key) this.moment = null;
    };
    clock.finished.then(end, end);
  }

  private burst(effect: Effect): void {
    if (!this.root) return;
    const node = this.zones.get(effect.place ?? '') ?? this.zones.get(`seat.${effect.seat}`);
    if (!node) return;
    const docked = this.dockNode !== null;
    const box = boxWithin(node, this.origin(docked));
    const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
    const burst: Burst = { ...effect, ...middle, key: this.nextBurst++, docked };
    this.bursts = [...this.bursts, burst];
    setTimeout(() => (this.bursts = this.bursts.filter((other) => other !== burst)), BEAT);
  }
}

const KEY = Symbol('layer');
export const setLayer = (layer: CardLayer): CardLayer => setContext(KEY, layer);
export const getLayer = (): CardLayer => getContext<CardLayer>(KEY);
