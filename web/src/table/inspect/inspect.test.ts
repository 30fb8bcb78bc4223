import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeAll, describe, expect, it } from 'vitest';

import type { Deed } from '../../games/game';
import type { Step } from '../../protocol';
import type { SeenEvent } from '../../views';
import { setLanguage } from '../../words/fluent.svelte';
import { Words } from '../../words/words';
import { counted } from './copies';
import { deedsOf } from './deeds';
import { sumOf } from '../question/sum';

const step = (...events: SeenEvent[]): Step => ({
  seq: 0,
  move: 0,
  at: 0,
  seat: 0,
  events,
  phrases: [],
});

describe('the deck list', () => {
  it('counts the copies seen and left', () => {
    const copies = { bang: 25, missed: 12 };
    const seen = [{ card: 'bang-AS' }, { card: 'bang-2D' }];
    expect(counted(copies, seen, (card) => card.split('-')[0]!)).toEqual([
      { kind: 'bang', seen: 2, left: 23 },
      { kind: 'missed', seen: 0, left: 12 },
    ]);
  });
});

describe('the deeds of a seat', () => {
  const deed = ({ kind, seat, other }: SeenEvent): Deed | null =>
    kind === 'bang' && seat !== undefined && other !== undefined
      ? { key: 'bang', by: seat, target: other }
      : null;

  it('are counted for each target, the most frequent first', () => {
    const story = [
      step({ kind: 'bang', seat: 1, other: 0 }, { kind: 'draw', seat: 1 }),
      step({ kind: 'bang', seat: 1, other: 2 }, { kind: 'bang', seat: 1, other: 2 }),
      step({ kind: 'bang', seat: 2, other: 1 }),
    ];
    expect(deedsOf(1, story, deed)).toEqual([
      { key: 'bang', by: 1, target: 2, times: 2 },
      { key: 'bang', by: 1, target: 0, times: 1 },
    ]);
  });

  it('omit what players do to themselves', () => {
    expect(deedsOf(1, [step({ kind: 'bang', seat: 1, other: 1 })], deed)).toEqual([]);
  });
});

describe('a sum', () => {
  const bundle = new FluentBundle('en', { useIsolating: false });
  bundle.addResource(new FluentResource('bang-mustang = Mustang\nbang-scope = Scope'));
  const words = new Words('bang', [], [bundle]);
  beforeAll(() => setLanguage('en'));

  it('names its parts', () => {
    const sum = { steps: 1, more: { mustang: 1 }, less: { scope: 1 }, total: 1 };
    expect(sumOf(sum, words)).toBe('1 step, +1 Mustang, −1 Scope = 1');
  });

  it('says when the minimum applies', () => {
    expect(sumOf({ steps: 1, more: {}, less: { scope: 1 }, total: 1 }, words)).toBe(
      '1 step, −1 Scope = 1, the minimum',
    );
  });
});
