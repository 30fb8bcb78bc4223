import { describe, expect, it } from 'vitest';

import { placeNumbers } from './numbers';

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const drawing = box(100, 50, 300, 350);

describe('the numbers of a labelled drawing', () => {
  it('are level with their parts, with lines that reach them', () => {
    const placed = placeNumbers(
      drawing,
      [box(110, 60, 130, 80), box(260, 300, 290, 340)],
      [
        { part: '.a', side: 'left' },
        { part: '.b', side: 'right', height: 0 },
      ],
    );
    expect(placed).toEqual([
      { number: 1, side: 'left', top: 20, reach: 8, rise: 0 },
      { number: 2, side: 'right', top: 250, reach: 8, rise: 0 },
    ]);
  });

  it('keep their distance on one side, and their lines then slant towards the parts', () => {
    const near = [box(100, 100, 120, 110), box(100, 104, 120, 114), box(280, 104, 300, 114)];
    const placed = placeNumbers(drawing, near, [
      { part: '.a', side: 'left' },
      { part: '.b', side: 'left' },
      { part: '.c', side: 'right' },
    ]);
    expect(placed.map(({ top, rise }) => [top, rise])).toEqual([
      [55, 0],
      [85, -26],
      [59, 0],
    ]);
  });

  it('are omitted for missing parts', () => {
    expect(placeNumbers(drawing, [null], [{ part: '.a', side: 'left' }])).toEqual([]);
  });
});
