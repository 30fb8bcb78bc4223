/** What the card layer draws: one body for every visible card, at the box its slot on the table has. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface SlotState {
  id: number;
  name: string;
  variant: 'hand' | 'board' | 'mini' | 'full';
  can: boolean;
  chosen: boolean;
  refused: boolean;
  aimed: boolean;
  focused: boolean;
  hovered: boolean;
  /** Its height among the cards it overlaps. */
  z: number;
  /** It lies on a pile: it never comes forward over newer cards. */
  piled: boolean;
}

export interface Body extends Box {
  key: string;
  name: string | null;
  variant: SlotState['variant'];
  state: SlotState | null;
  /** Shows its back while it is turned over. */
  turning: boolean;
  /** Drawn over the dock: it lies there, or flies. Its box is then measured from the dock's corner. */
  docked: boolean;
}

const STATES = ['can', 'chosen', 'refused', 'aimed', 'focused', 'hovered', 'z', 'piled'] as const;

/** A card of a `size` shown at a place. One whose slot is not shown has no size, and none to be scaled from. */
export const placedAt = (at: Box, size: Box): string =>
  `translate(${at.x}px,${at.y}px) scale(${size.w ? at.w / size.w : 1},${size.h ? at.h / size.h : 1})`;

export const sameBody = (a: Body, b: Body): boolean =>
  a.x === b.x &&
  a.y === b.y &&
  a.w === b.w &&
  a.h === b.h &&
  a.name === b.name &&
  a.variant === b.variant &&
  a.turning === b.turning &&
  a.docked === b.docked &&
  a.state !== null &&
  b.state !== null &&
  (a.state === b.state || STATES.every((key) => a.state![key] === b.state![key]));

/** The same place, seen from another origin. */
export const moved = (box: Box, from: Box, to: Box): Box => ({
  ...box,
  x: box.x + from.x - to.x,
  y: box.y + from.y - to.y,
});

/** A box within the coordinates of another, whose upper left corner is its origin. */
export function boxWithin(node: Element, origin: Box): Box {
  const box = node.getBoundingClientRect();
  return { x: box.left - origin.x, y: box.top - origin.y, w: box.width, h: box.height };
}
