import { describe, expect, it } from 'vitest';

import { breakable } from './breakable';

describe('cards', () => {
  it('breaks long names between syllables and keeps short ones whole', () => {
    expect(breakable('Kusarigama')).toBe('Kusa\u00adri\u00adgama');
    expect(breakable('Стремительность')).toBe('Стре\u00adми\u00adтель\u00adность');
    expect(breakable('Bokken')).toBe('Bokken');
    expect(breakable('种子岛铁炮')).toBe('种子岛铁炮');
  });
});
