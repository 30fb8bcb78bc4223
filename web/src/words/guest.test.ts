import { describe, expect, it } from 'vitest';

import { setLanguage } from './fluent.svelte';
import { shownName } from './guest';

describe('the name of a guest', () => {
  it('is in the language of the reader', async () => {
    await setLanguage('ru');
    expect(shownName('Guest 7GJH')).toBe('Гость 7GJH');
    await setLanguage('zh');
    expect(shownName('Guest 7GJH')).toBe('访客7GJH');
    await setLanguage('en');
    expect(shownName('Guest 7GJH')).toBe('Guest 7GJH');
  });

  it('leaves the names people chose as they are', () => {
    expect(shownName('Guest of honour')).toBe('Guest of honour');
    expect(shownName('Toshiro')).toBe('Toshiro');
  });
});
