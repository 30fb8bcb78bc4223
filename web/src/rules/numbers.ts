/** Where the numbers of a labelled drawing stand. */
import type { Label } from './game-rules';

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Placed {
  number: number;
  side: 'left' | 'right';
  /** The middle of the number, from the top of the drawing. */
  top: number;
  /** Where the line ends, from the drawing's own edge on that side, and how far it is above or below the number. */
  reach: number;
  rise: number;
}

/** Numbers on one side are at least so far apart. */
const APART = 30;
/** The line ends a little inside of its part. */
const INSIDE = 5;

/** The numbers beside a drawing, each at the height of its part, or as near to it as the others allow. */
export function placeNumbers(
  drawing: Box,
  parts: readonly (Box | null)[],
  labels: readonly Label[],
): Placed[] {
  const placed = labels.flatMap(({ side, height = 0.5 }, index) => {
    const part = parts[index];
    if (!part) return [];
    const at = part.top + (part.bottom - part.top) * height - drawing.top;
    const reach = side === 'left' ? part.left - drawing.left : drawing.right - part.right;
    return [{ number: index + 1, side, top: at, at, reach: reach + INSIDE }];
  });
  for (const side of ['left', 'right']) {
    const column = placed.filter((one) => one.side === side).sort((a, b) => a.top - b.top);
    for (const [index, one] of column.entries())
      if (index) one.top = Math.max(one.top, column[index - 1]!.top + APART);
  }
  return placed.map(({ at, ...one }) => ({ ...one, rise: at - one.top }));
}
