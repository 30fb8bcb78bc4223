/** What events produce besides moving cards: sounds, short bursts, and big moments. */
import type { Effect, GameModule, Moment } from '../../games/game';
import { reducedMotion } from '../../app/settings.svelte';
import { play as sound } from '../../sound/play';
import type { SeenEvent } from '../../views';
import { boxWithin } from '../cards/bodies';
import type { Places } from '../cards/places';
import { BEAT, MOMENT } from './timing';

interface Burst extends Effect {
  key: number;
  x: number;
  y: number;
  docked: boolean;
}

/** A big moment on the table, with its place. */
export interface ShownMoment extends Moment {
  key: number;
  x: number;
  y: number;
}

/** The maximum number of card sounds in a deal. */
const CARD_SOUNDS = 4;

export class Effects {
  bursts: Burst[] = $state.raw([]);
  moment: ShownMoment | null = $state.raw(null);
  game: GameModule | null = null;
  private made = 0;

  constructor(private readonly places: Places) {}

  clear(): void {
    this.bursts = [];
    this.moment = null;
  }

  /** Play the sounds and bursts of events that begin at these times. `before` is the number of events already shown. */
  play(events: readonly SeenEvent[], begin: readonly number[], speed: number, before: number): void {
    const game = this.game?.key ?? '';
    let cards = Math.min(before, CARD_SOUNDS - 1);
    events.forEach((event, number) => {
      const own = this.game?.sound?.(event) ?? null;
      const at = begin[number] ?? 0;
      if (own) setTimeout(() => sound(own, game), at);
      else if (event.to && cards++ < CARD_SOUNDS) setTimeout(() => sound('card', game), at);
      const effect = this.game?.effect?.(event);
      if (effect && !reducedMotion() && speed < 2) setTimeout(() => this.burst(effect), at);
    });
  }

  /**
   * Show the biggest moment of a group of events, if there is one. The story waits for the returned animation, which is
   * invisible, lasts as long as the moment, and ends it.
   */
  playMoment(events: readonly SeenEvent[], begin: readonly number[]): Animation | null {
    const { root } = this.places;
    const number = events.findIndex((event) => this.game?.moment?.(event));
    const moment = number < 0 ? null : this.game?.moment?.(events[number]!);
    if (!root || !moment) return null;
    const box = boxWithin(this.places.scene(moment) ?? root, this.places.origin(false));
    const shown = { ...moment, key: this.made++, x: box.x + box.w / 2, y: box.y + box.h / 2 };
    const delay = begin[number] ?? 0;
    const clock = root.animate([], { duration: MOMENT, delay });
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
    return clock;
  }

  private burst(effect: Effect): void {
    const node = this.places.root && this.places.scene(effect);
    if (!node) return;
    const docked = this.places.dockNode !== null;
    const box = boxWithin(node, this.places.origin(docked));
    const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
    const burst: Burst = { ...effect, ...middle, key: this.made++, docked };
    this.bursts = [...this.bursts, burst];
    setTimeout(() => (this.bursts = this.bursts.filter((other) => other !== burst)), BEAT);
  }
}
