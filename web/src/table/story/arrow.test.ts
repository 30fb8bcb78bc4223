import { describe, expect, it } from 'vitest';

import { arrow } from './arrow';

describe('an arrow', () => {
  const left = { x: 0, y: 0, w: 40, h: 40 };

  it('goes from edge to edge with a slight curve', () => {
    const { path, length } = arrow(left, { x: 140, y: 0, w: 40, h: 40 });
    expect(path).toBe('M40 20Q90 8 140 20');
    expect(length).toBe(100);
  });

  it('has no length between boxes that touch', () => {
    expect(arrow(left, { x: 40, y: 0, w: 40, h: 40 }).length).toBe(0);
  });
});
