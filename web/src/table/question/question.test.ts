import { describe, expect, it } from 'vitest';

import { t } from '../../words/fluent.svelte';
import type { TableModel } from '../model/model.svelte';
import { verdict, verdictLine, winnersLine } from './question';

const ended = (reason: string): TableModel =>
  ({
    view: { outcome: { winners: [], reason, scores: null, story: {} } },
    game: { verdict: () => `because of ${reason}` },
    me: 0,
    reader: 0,
    seats: [{}, {}],
  }) as unknown as TableModel;

describe('a game without winners', () => {
  it('is a defeat for everybody, with a reason from the game', () => {
    const table = ended('no_farm');
    expect(winnersLine(table, [])).toBe(t('over-lost'));
    expect(verdict(table)).toBe('because of no_farm');
  });

  it('is a defeat for nobody if it took too long', () => {
    const table = ended('too_long');
    expect(winnersLine(table, [])).toBe(t('over-nobody-won'));
    expect(verdict(table)).toBeNull();
    expect(verdictLine(table)).toBe(t('over-nobody-won'));
  });
});
