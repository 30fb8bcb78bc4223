/** How a card flies: the animations of its element, one per leg. */
import type { SeenEvent } from '../../views';
import { placedAt, type Box } from './bodies';
import type { Flight } from './follow';
import { EASE, FADE, MOVE, type Schedule } from '../story/timing';

/** A moving card, with the boxes where it starts, stops and arrives. */
export interface Path {
  flight: Flight;
  boxes: Box[];
}

/** Keep a card at its start until its part of the events begins. Cards from unseen places stay invisible. */
export function holdAtStart(node: HTMLElement, { flight, boxes }: Path): Animation {
  const at = {
    transform: placedAt(boxes[0]!, boxes.at(-1)!),
    zIndex: 900,
    opacity: flight.followed ? 1 : 0,
  };
  return node.animate([at, at], { duration: 1, fill: 'both' });
}

/** Animate the legs of a card that belong to the events from `first` up to but not including `last`. */
export function fly(
  node: HTMLElement,
  { flight, boxes }: Path,
  times: Schedule,
  first: number,
  last: number,
): Animation[] {
  const legs = flight.legs
    .map((leg, number) => ({ leg, number }))
    .filter(({ leg }) => leg >= first && leg < last);
  if (!legs.length) return [];
  const [from, to] = [legs[0]!, legs.at(-1)!];
  const end = boxes.at(-1)!;
  const delay = times.begin[from.leg] ?? 0;
  const duration = times.length * legs.length + (times.begin[to.leg] ?? delay) - delay;
  const seen = flight.followed || from.number > 0;
  const frames = boxes
    .slice(from.number, to.number + 2)
    .map((box) => ({ transform: placedAt(box, end), zIndex: 900, opacity: 1 }));
  // A card that comes from an unseen place becomes visible only when it starts.
  const moves = [node.animate(frames, { duration, delay, easing: EASE, fill: seen ? 'both' : 'forwards' })];
  const timing = { duration, delay, fill: 'both' } as const;
  const back = node.querySelector('.turned');
  if (back && from.number === 0)
    moves.push(back.animate([{ opacity: 1 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }], timing));
  if (flight.id === undefined && to.number === flight.legs.length - 1)
    moves.push(
      node.animate([{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], {
        ...timing,
        fill: 'forwards',
      }),
    );
  return moves;
}

/** Give a moving card the colour of the seat that moved it. */
export function colour(
  node: HTMLElement,
  flight: Flight,
  events: readonly SeenEvent[],
  times: Schedule,
  first: number,
  last: number,
): Animation | null {
  const legs = flight.legs.filter((leg) => leg >= first && leg < last);
  const seat = legs.length ? events[legs[0]!]?.seat : undefined;
  const lift = node.querySelector('.lift');
  if (seat === undefined || !lift) return null;
  const boxShadow = `0 0 0 4px ${getComputedStyle(lift).getPropertyValue(`--seat-${seat % 7}`)}`;
  const delay = times.begin[legs[0]!] ?? 0;
  return lift.animate([{ boxShadow }, { boxShadow }], { duration: times.length * legs.length, delay });
}

/** Move a card aside to make space for others; null if it stays where it is. */
export function shiftAside(node: HTMLElement, from: Box, to: Box, speed: number): Animation | null {
  if (Math.abs(from.x - to.x) < 1 && Math.abs(from.y - to.y) < 1) return null;
  return node.animate([{ transform: placedAt(from, to) }, { transform: placedAt(to, to) }], {
    duration: MOVE / speed,
    easing: EASE,
  });
}

/** Fade a card in at its new place, for reduced motion. */
export const fadeIn = (node: HTMLElement): Animation =>
  node.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: FADE });
