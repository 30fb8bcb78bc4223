/** When the cards of a group of events move, and for how long. All times are in milliseconds. */
import type { GameModule } from '../../games/game';
import type { SeenEvent } from '../../views';
import type { Flight } from '../cards/follow';

export const MOVE = 320;
export const BEAT = 700;
/** How long a big moment is shown. */
export const MOMENT = 1300;
export const FADE = 160;
const DEAL = 420;
const STAGGER = 60;
/** The maximum time for a group of events. Longer ones are shown faster. */
const LONGEST = 2600;
export const EASE = 'cubic-bezier(.2,.8,.2,1)';

export interface Schedule {
  /** When each event begins. */
  begin: number[];
  /** How long a card takes from one place to the next. */
  length: number;
  /** When the last card has arrived. */
  end: number;
}

/**
 * Schedule events one after the other, with quick deals for several of the same kind. Only those from `first` up to but
 * not including `last` take time.
 */
export function schedule(
  events: readonly SeenEvent[],
  flights: readonly Flight[],
  game: GameModule | null,
  speed: number,
  first = 0,
  last = events.length,
): Schedule {
  const within = (flight: Flight): number[] => flight.legs.filter((leg) => leg >= first && leg < last);
  const moving = new Set(flights.flatMap(within));
  const begin: number[] = [];
  let now = 0;
  events.forEach((event, number) => {
    begin.push(now);
    if (number < first || number >= last) return;
    const next = events[number + 1];
    if (moving.has(number)) now += next?.kind === event.kind ? STAGGER * 2 : MOVE * 0.85;
    else if (game?.effect?.(event)) now += BEAT * 0.35;
  });
  const faster = Math.max(speed, now / LONGEST, 1);
  const length = (last - first > 6 ? DEAL : MOVE) / faster;
  const legs = Math.max(1, ...flights.map((flight) => within(flight).length));
  return { begin: begin.map((at) => at / faster), length, end: now / faster + length * legs };
}

/** How long a sentence is shown at normal pace, so that its new part can be read. */
const LEAST = 750;
const MOST = 2600;
const GLANCE = 450;
/** Milliseconds per letter. A Chinese character says as much as several letters. */
const LETTER = 20;
const CHARACTER = 75;

export function readingTime(text: string): number {
  const wide = (text.match(/[\u3400-\u9fff]/g) ?? []).length;
  const time = GLANCE + wide * CHARACTER + (text.length - wide) * LETTER;
  return Math.min(MOST, Math.max(LEAST, time));
}
