import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import type { TableModel } from '../../table/model/model.svelte';
import { Selection, type Offer, type Thing } from '../../table/question/selection';
import { CHARACTERS, KINDS, ROLES } from './cards';
import { question } from './question';
import { eyesOf, threatOf, where, type BangView, type Frame, type Seat } from './view';

function seat(more: Partial<Seat> = {}): Seat {
  return {
    role: null,
    character: 'paul_regret',
    life: 3,
    full: 3,
    out: false,
    hand: { count: 0, cards: [] },
    table: [],
    excess: 0,
    looked: { count: 0, cards: [] },
    range: 1,
    steps: [],
    further: {},
    nearer: {},
    distances: [0, 1, 2, 1],
    reaches: [1, 3],
    hostile: [],
    helpful: [],
    ...more,
  };
}

function view(frame: Frame, ...seats: Seat[]): BangView {
  const all = [...seats, ...Array.from({ length: 4 - seats.length }, () => seat())];
  return {
    game: 'bang',
    players: 4,
    options: {
      simple: false,
      keep_characters: false,
      rotate_sheriff: false,
      sheriff: 'random',
      characters: null,
      keep: null,
    },
    asked: 0,
    over: false,
    outcome: null,
    viewer: 0,
    turn: 1,
    sheriff: 0,
    living: all.flatMap(({ out }, number) => (out ? [] : [number])),
    roles_in_play: [],
    deck: { count: 40, cards: [] },
    box: 0,
    discard: [{ card: 'beer-6H', id: 90 }],
    store: [],
    check: [],
    seats: all,
    pending: [frame],
  };
}

/** A minimal table: the view, the decision and the selection. */
function asked(seen: BangView, offers: Offer[] = [], path: Thing[] = []): TableModel<BangView> {
  return {
    view: seen,
    decision: { seat: 0 },
    selection: new Selection(offers, path),
  } as unknown as TableModel<BangView>;
}

const SHOT: Frame = { frame: 'shot', seat: 0, by: 1, card: 'bang', needs: 1, barrels: 0 };
const PLAY: Frame = { frame: 'turn', seat: 0, phase: 'play', shots: 1 };
const mine = seat({
  hand: {
    count: 3,
    cards: [
      { card: 'bang-7C', id: 1 },
      { card: 'barrel-QS', id: 2 },
      { card: 'panic-JH', id: 3 },
    ],
  },
});
const theirs = seat({ table: [{ card: 'mustang-8H', id: 50 }] });

describe('reading the view', () => {
  it('finds cards where they are', () => {
    const seen = view(PLAY, mine, theirs);
    expect(where(seen, 50)).toEqual({ card: 'mustang-8H', seat: 1, place: 'table' });
    expect(where(seen, 90)).toEqual({ card: 'beer-6H', seat: null, place: 'discard' });
    expect(where(seen, 77)).toBeNull();
  });

  it('finds out who attacks whom', () => {
    expect(threatOf(view({ ...SHOT, seat: 2 }))).toMatchObject({ by: 1, at: 2 });
    expect(threatOf(view({ frame: 'duel', seat: 1, by: 1, other: 3 }))).toMatchObject({ by: 3, at: 1 });
    expect(threatOf(view({ frame: 'rescue', seat: 1, by: null, lost: 1, needs: 1 }))).toBeNull();
    expect(threatOf(view(PLAY))).toBeNull();
  });

  it('uses the point of view of the current player for spectators and eliminated players', () => {
    expect(eyesOf(view(PLAY), 0)).toBe(0);
    expect(eyesOf(view(PLAY, seat({ out: true })), 0)).toBe(1);
    expect(eyesOf(view(PLAY), null)).toBe(1);
  });
});

describe('the question', () => {
  const words = readFileSync(join(process.cwd(), 'src/locale/en/bang.ftl'), 'utf8');
  const sid = seat({ character: 'sid_ketchum', life: 2, full: 4, table: [{ card: 'jail-10S', id: 60 }] });
  const bomb = { card: 'dynamite-2H', id: 61 };
  /** The key of the question. Without a loaded language, a message is its own key. */
  const asks = (frame: Frame, mine: Seat): string => {
    const names = { seat: String, name: String };
    return question({ ...asked(view(frame, mine)), words: names } as unknown as TableModel<BangView>)!.text;
  };

  it.each(['panic', 'cat_balou', 'jesse_jones', 'el_gringo', 'penalty'] as const)(
    'has its own text before a loss to %s',
    (way) => {
      const by = way === 'penalty' ? null : 1;
      expect(asks({ frame: 'loss', seat: 0, by, way }, sid)).toBe(`bang-ask-loss_${way}`);
      expect(words).toContain(`\nbang-ask-loss_${way} = `);
    },
  );

  it('is about the Dynamite first and then about the Jail at the start of a turn', () => {
    const start: Frame = { frame: 'turn', seat: 0, phase: 'start', shots: 0 };
    expect(asks(start, sid)).toBe('bang-ask-start_jail');
    expect(asks(start, { ...sid, table: [...sid.table, bomb] })).toBe('bang-ask-start_dynamite');
    expect(asks({ frame: 'keep', seat: 0 }, sid)).toBe('bang-ask-keep');
  });
});

describe('every piece of the game', () => {
  const words = readFileSync(join(process.cwd(), '../src/sanjuro/locale/en/bang.ftl'), 'utf8');
  const art = join(process.cwd(), 'src/art');

  it.each([...KINDS, ...ROLES, ...CHARACTERS])('%s has a drawing, a sentence and a ruling', (name) => {
    const folder = CHARACTERS.includes(name) ? 'portraits/bang' : 'bang';
    expect(existsSync(join(art, folder, `${name}.svg`))).toBe(true);
    expect(words).toContain(`\nbang-about-${name} = `);
    expect(words).toContain(`\nbang-help-${name}-1 = `);
  });
});
