/** What the card layer draws: one body for every visible card, in the box of its slot on the table. */
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
  /** Its stacking order among overlapping cards. */
  z: number;
  /** Whether it is on a pile, so that it never comes forward over newer cards. */
  piled: boolean;
}

export interface Body extends Box {
  key: string;
  name: string | null;
  variant: SlotState['variant'];
  state: SlotState | null;
  /** Whether it shows its back while it is being turned over. */
  turning: boolean;
  /** Whether it is drawn over the dock, since it is there or moving. Its box is then relative to the dock's corner. */
  docked: boolean;
}

const STATES = ['can', 'chosen', 'refused', 'aimed', 'focused', 'hovered', 'z', 'piled'] as const;

/** The transform that shows a card of this `size` at a place. A card whose slot is hidden has no size to scale from. */
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

/** The same box, relative to another origin. */
export const moved = (box: Box, from: Box, to: Box): Box => ({
  ...box,
  x: box.x + from.x - to.x,
  y: box.y + from.y - to.y,
});

/** The box of an element relative to the upper left corner of another box. */
export function boxWithin(node: Element, origin: Box): Box {
  const box = node.getBoundingClientRect();
  return { x: box.left - origin.x, y: box.top - origin.y, w: box.width, h: box.height };
}
