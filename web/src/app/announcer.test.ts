import { afterEach, describe, expect, it } from 'vitest';

import { announcer } from './announcer.svelte';

describe('notes', () => {
  afterEach(() => {
    for (const toast of announcer.toasts) announcer.drop(toast.id);
  });

  it('about a question disappear with it, others stay', () => {
    announcer.note('Saved.');
    announcer.refuse('Out of reach.');
    announcer.refuse('You do not hold it.');
    announcer.answered();
    expect(announcer.toasts.map((toast) => toast.text)).toEqual(['Saved.']);
  });

  it('and announcements are discarded with their page', () => {
    announcer.ask('What do you do?');
    announcer.say('Ines draws a card');
    announcer.refuse('Out of reach.');
    announcer.clear();
    expect([announcer.question, announcer.happened, announcer.toasts]).toEqual(['', [], []]);
  });
});
