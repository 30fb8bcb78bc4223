import { describe, expect, it } from 'vitest';

import { Follower } from './follow';

describe('following cards', () => {
  it('keeps the key of a card whose id changes', () => {
    const follower = new Follower();
    const key = follower.key(7);
    const [flight] = follower.follow([
      { kind: 'deploy', card: 'oda', was: 7, id: 12, from: 'hand.0', to: 'oda.2' },
    ]);
    expect(flight).toMatchObject({ key, followed: true, places: ['hand.0', 'oda.2'], id: 12 });
    expect(follower.key(12)).toBe(key);
  });

  it('makes a new card when one comes into view', () => {
    const follower = new Follower();
    const [flight] = follower.follow([{ kind: 'draw', card: 'oda', id: 3, from: 'deck', to: 'hand.0' }]);
    expect(flight).toMatchObject({ followed: false, name: 'oda', id: 3 });
    expect(follower.key(3)).toBe(flight!.key);
  });

  it('lets a card go out of view', () => {
    const follower = new Follower();
    const key = follower.key(3);
    const [flight] = follower.follow([{ kind: 'shuffle', was: 3, from: 'discard', to: 'deck' }]);
    expect(flight).toMatchObject({ key, followed: true, id: undefined });
    expect(follower.key(3)).not.toBe(key);
  });

  it('shows the back of an unknown card', () => {
    const [flight] = new Follower().follow([{ kind: 'draw', seat: 1, from: 'deck', to: 'hand.1' }]);
    expect(flight).toMatchObject({ name: null, followed: false, places: ['deck', 'hand.1'] });
  });

  it('joins the paths of a card that moves twice', () => {
    const follower = new Follower();
    const flights = follower.follow([
      { kind: 'turned', card: 'bang-AS', id: 5, from: 'deck', to: 'turned' },
      { kind: 'discard', card: 'bang-AS', was: 5, id: 6, from: 'turned', to: 'discard' },
    ]);
    expect(flights).toHaveLength(1);
    expect(flights[0]).toMatchObject({ places: ['deck', 'turned', 'discard'], legs: [0, 1], id: 6 });
  });

  it('keeps the key of a card that is only revealed', () => {
    const follower = new Follower();
    const key = follower.key(4);
    expect(follower.follow([{ kind: 'shown', seat: 0, card: 'oda', was: 4, id: 8 }])).toEqual([]);
    expect(follower.key(8)).toBe(key);
  });

  it('keeps the key of a card mentioned by an event that does not move it', () => {
    const follower = new Follower();
    const key = follower.key(4);
    follower.follow([{ kind: 'shown', seat: 0, card: 'oda', id: 4 }]);
    expect(follower.key(4)).toBe(key);
  });

  it('ignores events without a card', () => {
    expect(new Follower().follow([{ kind: 'turn', seat: 2 }])).toEqual([]);
  });
});
