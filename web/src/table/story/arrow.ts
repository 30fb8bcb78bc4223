/** Arrows between elements of the table: slightly curved lines from the edge of one box to the edge of another. */
import type { Box } from '../cards/bodies';

interface Point {
  x: number;
  y: number;
}

export interface Arrow {
  /** The path of an SVG. */
  path: string;
  /** The distance between its ends. */
  length: number;
}

const BEND = 0.12;

const middle = (box: Box): Point => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });

/** The point where the line from the centre of a box to a point leaves the box. */
function edge(box: Box, to: Point): Point {
  const { x, y } = middle(box);
  const [dx, dy] = [to.x - x, to.y - y];
  const part = Math.min(box.w / 2 / Math.max(1, Math.abs(dx)), box.h / 2 / Math.max(1, Math.abs(dy)), 1);
  return { x: x + dx * part, y: y + dy * part };
}

export function arrow(from: Box, to: Box): Arrow {
  const [a, b] = [edge(from, middle(to)), edge(to, middle(from))];
  const bend = { x: (a.x + b.x) / 2 + (b.y - a.y) * BEND, y: (a.y + b.y) / 2 - (b.x - a.x) * BEND };
  return {
    path: `M${a.x} ${a.y}Q${bend.x} ${bend.y} ${b.x} ${b.y}`,
    length: Math.hypot(a.x - b.x, a.y - b.y),
  };
}
