/** The layout of the numbers of a labelled drawing. */
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
  /** The centre of the number, from the top of the drawing. */
  top: number;
  /** Where the line ends, from the drawing's edge on that side, and how far above or below the number. */
  reach: number;
  rise: number;
}

/** The minimum distance between numbers on one side. */
const APART = 30;
/** The gap between the end of a line and its part, so that the line covers nothing. */
const BEFORE = 2;

/** Lay out the numbers next to a drawing, each level with its part or as close as the others allow. */
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
    return [{ number: index + 1, side, top: at, at, reach: reach - BEFORE }];
  });
  for (const side of ['left', 'right']) {
    const column = placed.filter((one) => one.side === side).sort((a, b) => a.top - b.top);
    for (const [index, one] of column.entries())
      if (index) one.top = Math.max(one.top, column[index - 1]!.top + APART);
  }
  return placed.map(({ at, ...one }) => ({ ...one, rise: at - one.top }));
}
