/**
 * The card layer: one absolutely positioned element for every visible card, moved by the Web Animations API. Slots on
 * the table only tell where a card is. Zones are places that unseen cards come from or go to (`places.ts`). Nothing
 * else on the table moves while cards do.
 *
 * There are two elements to draw in. One covers the table and scrolls with it. The other covers the dock (the question
 * and your own seat), which stays in view while the table scrolls under it. Moving cards are drawn over the dock.
 */
import { flushSync, getContext, setContext, tick } from 'svelte';

import type { GameModule } from '../../games/game';
import { reducedMotion } from '../../app/settings.svelte';
import type { SeenEvent } from '../../views';
import { boxWithin, moved, sameBody, type Body, type Box } from './bodies';
import { Effects } from '../story/effects.svelte';
import { colour, fadeIn, fly, holdAtStart, shiftAside, type Path } from './flights';
import { Follower, type Flight } from './follow';
import type { Stage, Staged } from '../model/model.svelte';
import { Places, WINDOW } from './places';
import { MOMENT, schedule } from '../story/timing';

export class CardLayer implements Stage {
  bodies: Body[] = $state.raw([]);
  readonly places = new Places(() => this.measure());
  readonly effects = new Effects(this.places);
  private flying: ReadonlySet<string> = new Set();
  private follower = new Follower();
  private ghosts: Body[] = [];
  private running: Animation[] = [];
  /** The animations of the current part. */
  private now: Animation[] = [];
  /** Incremented with every group of events, so that earlier calls stop. */
  private shown = 0;

  /** Actions: `use:layer.slot`, `use:layer.zone`, `use:layer.dock`. */
  readonly slot = this.places.slot;
  readonly zone = this.places.zone;
  readonly dock = this.places.dock;

  set game(game: GameModule | null) {
    this.effects.game = game;
  }

  get game(): GameModule | null {
    return this.effects.game;
  }

  /** The element that contains the table. The layer covers it. */
  attach(root: HTMLElement): () => void {
    return this.places.attach(root);
  }

  reset(): void {
    this.shown++;
    this.follower.clear();
    this.effects.clear();
    this.settle();
  }

  /** Finish all animations at once. */
  skip(): void {
    for (const animation of this.now) animation.finish();
    this.effects.moment = null;
  }

  /** The current boxes of the cards, relative to the corner of the window. */
  private boxes(): Map<string, Box> {
    const [table, dock] = [this.places.origin(false), this.places.origin(true)];
    return new Map(this.bodies.map((body) => [body.key, moved(body, body.docked ? dock : table, WINDOW)]));
  }

  private measure(): void {
    const { root, dockNode, slots } = this.places;
    if (!root) return;
    const [table, dock] = [this.places.origin(false), this.places.origin(true)];
    const placed = new Map<string, Body>();
    const old = new Map(this.bodies.map((body) => [body.key, body]));
    for (const [node, state] of slots) {
      const key = this.follower.key(state.id);
      const docked = dockNode !== null && (this.flying.has(key) || dockNode.contains(node));
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
      // Reuse the same object if nothing has changed, so that its element is not updated.
      placed.set(key, before && sameBody(before, body) ? before : body);
    }
    this.draw(placed);
    this.places.keepClear();
  }

  /**
   * There is one element for each card, so a card with a place is no longer drawn as a ghost. The order is stable,
   * because moving an element within the document would end its animation.
   */
  private draw(placed: ReadonlyMap<string, Body>): void {
    this.ghosts = this.ghosts.filter((ghost) => !placed.has(ghost.key));
    this.bodies = [...placed.values(), ...this.ghosts].sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  /** The box of a card at a place, relative to the window. */
  private placeOf(place: string, like: Box | null): Box | null {
    return this.places.boxOf(place, like, this.game?.ratio ?? 1.5);
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
   * Begin to show a group of events, part by part. The view is committed before this returns its promise, so that
   * successive calls commit in order. Anything an earlier call is still showing ends: its cards go to their places,
   * where those of this call start. Null if there is nothing to wait for.
   */
  async begin(events: readonly SeenEvent[], commit: () => void, speed: number): Promise<Staged | null> {
    const turn = ++this.shown;
    if (this.running.length || this.ghosts.length) this.settle();
    const before = this.boxes();
    const flights = this.follower.follow(events);
    if (!this.places.root || reducedMotion()) {
      commit();
      await tick();
      if (turn !== this.shown) return null;
      this.measure();
      await tick();
      if (turn !== this.shown) return null;
      for (const { key } of flights) {
        const node = this.element(key);
        if (node) fadeIn(node);
      }
      this.effects.play(events, [], 1, 0);
      return null;
    }
    const starts = flights.map(
      (flight) =>
        (flight.followed ? before.get(flight.key) : undefined) ?? this.placeOf(flight.places[0]!, null),
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

  /** Show the events from `first` up to but not including `last`: move cards, play sounds and effects. */
  private async showPart(
    paths: readonly Path[],
    events: readonly SeenEvent[],
    [first, last]: readonly [number, number],
    speed: number,
  ): Promise<void> {
    const flights = paths.map(({ flight }) => flight);
    const times = schedule(events, flights, this.game, speed, first, last);
    this.now = [];
    for (const path of paths) {
      const node = this.element(path.flight.key);
      if (!node) continue;
      const coloured = colour(node, path.flight, events, times, first, last);
      this.now.push(...fly(node, path, times, first, last), ...(coloured ? [coloured] : []));
    }
    const [part, begin] = [events.slice(first, last), times.begin.slice(first, last)];
    this.effects.play(part, begin, speed, first);
    const moment = speed < 2 ? this.effects.playMoment(part, begin) : null;
    if (moment) this.now.push(moment);
    this.running.push(...this.now);
    await Promise.race([
      Promise.allSettled(this.now.map((animation) => animation.finished)),
      new Promise((resolve) => setTimeout(resolve, times.end + MOMENT + 400)),
    ]);
  }

  /** Cancel all animations and draw every card at its place, face up, and nothing else. */
  private settle(): void {
    for (const animation of this.running) animation.cancel();
    this.running = [];
    this.now = [];
    this.ghosts = [];
    this.flying = new Set();
    this.bodies = this.bodies.map((body) => (body.turning ? { ...body, turning: false } : body));
    this.measure();
  }

  /** Draw every card that will move at its start. Cards from unseen places stay invisible until they start. */
  private launch(flights: readonly Flight[], starts: (Box | null)[]): Path[] {
    this.flying = new Set(flights.map((flight) => flight.key));
    this.measure();
    const docked = this.places.dockNode !== null;
    const layer = this.places.origin(docked);
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
      const stops = flight.places.slice(1).map((name) => this.placeOf(name, like));
      const end = places.get(flight.key) ?? stops.at(-1) ?? null;
      if (!start || !end) return;
      const way: Box[] = [start];
      // If a place is not on the table, the card waits where it is.
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
    for (const path of paths) {
      const node = this.element(path.flight.key);
      if (node) this.running.push(holdAtStart(node, path));
    }
    return paths;
  }

  /** Animate the cards that only move aside for others. */
  private shiftOthers(before: Map<string, Box>, flights: readonly Flight[], speed: number): void {
    const flying = new Set(flights.map((flight) => flight.key));
    const [table, dock] = [this.places.origin(false), this.places.origin(true)];
    for (const body of this.bodies) {
      const was = before.get(body.key);
      if (!was || flying.has(body.key)) continue;
      const node = this.element(body.key);
      const shift = node && shiftAside(node, moved(was, WINDOW, body.docked ? dock : table), body, speed);
      if (shift) this.running.push(shift);
    }
  }

  private element(key: string): HTMLElement | null {
    return this.places.root?.querySelector<HTMLElement>(`[data-card-key="${key}"]`) ?? null;
  }
}

const KEY = Symbol('layer');
export const setLayer = (layer: CardLayer): CardLayer => setContext(KEY, layer);
export const getLayer = (): CardLayer => getContext<CardLayer>(KEY);
