import { describe, expect, it } from 'vitest';

import { GAMES } from '../games';
import { paletteOf } from './palettes';
import type { Sound } from './voices';

describe('sounds', () => {
  it.each(GAMES.map((game) => game.key))('%s has a palette of short sounds', (game) => {
    const voices = Object.values(paletteOf(game)).flat();
    expect(voices.length).toBeGreaterThan(10);
    for (const voice of voices) {
      expect((voice.after ?? 0) + voice.length).toBeLessThan(0.7);
      expect(voice.from).toBeGreaterThan(0);
    }
  });

  it.each<Sound>(['turn', 'hit', 'out', 'over', 'reveal'])('%s differs between the games', (sound) => {
    const heard = GAMES.map((game) => JSON.stringify(paletteOf(game.key)[sound]));
    expect(new Set(heard).size).toBe(GAMES.length);
  });
});
