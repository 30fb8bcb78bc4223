import { flushSync, tick } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { announcer } from '../../app/announcer.svelte';
import type { Clock, Decision, Snapshot, Step, Update } from '../../protocol';
import { session } from '../../app/session.svelte';
import type { ShinobiView } from '../../views';
import { setLanguage, t } from '../../words/fluent.svelte';
import { LiveTable } from './live.svelte';

class Wire {
  static last: Wire;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    Wire.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const CLOCK: Clock = {
  now: 0,
  seat: null,
  asked: null,
  each: null,
  due: null,
  out: null,
  banks: [],
  held: null,
  spent: 0,
};
const seat = (number: number, name: string): object => ({
  seat: number,
  holder: 'person',
  name,
  person: `p${number}`,
  level: null,
  away: null,
  account: false,
});
const decision = (question: number): Decision => ({
  seat: 0,
  question,
  pending: [],
  moves: [
    {
      text: 'oda > 1',
      about: [
        ['card', 1],
        ['seat', 1],
      ],
      say: { key: 'deploy', card: 'oda', target: 1 },
    },
  ],
  by_itself: null,
});
const step = (move: number): Step => ({
  seq: 10 + move,
  move,
  at: 0,
  seat: 0,
  events: [{ kind: 'turn', seat: 1 }],
  phrases: [{ say: 'event-turn', at: 0 }],
});

const shinobi = (asked: number): ShinobiView => ({
  game: 'shinobi',
  players: 2,
  options: {},
  asked,
  over: false,
  outcome: null,
  viewer: 0,
  pending: [],
  turn: 0,
  discard: [],
  last_drawer: null,
  totals: { go_hojo: 0, mori: 0, oda: 0, takeda: 0, uesugi: 0 },
  deck: { count: 0, cards: [] },
  seats: [],
});

function snapshot(change: Partial<Snapshot> = {}): object {
  return {
    type: 'snapshot',
    protocol: 1,
    seq: 10,
    table: {
      code: 'ABC',
      game: 'shinobi',
      seats: [seat(0, 'Ines'), seat(1, 'Tomás')],
      state: 'playing',
      settings: {},
      options: {},
      host: 'p0',
      paused: false,
    },
    you: {
      person: 'p0',
      name: 'Ines',
      seats: [0],
      host: true,
      eyes: { seat: 0, open: false },
      may_open: false,
      muted: [],
    },
    presence: { type: 'presence', seats: [true, true], watchers: 0 },
    clock: CLOCK,
    view: shinobi(0),
    decision: decision(10),
    story: [],
    chat: [],
    ...change,
  };
}

const update = (seq: number, change: Partial<Update> = {}): object => ({
  type: 'update',
  seq,
  at: 0,
  change: { kind: 'moved' },
  clock: CLOCK,
  ...change,
});

async function settle(): Promise<void> {
  for (let i = 0; i < 20; i++) {
    await Promise.resolve();
    await tick();
  }
  flushSync();
}

let table: LiveTable;

beforeEach(async () => {
  await setLanguage('en');
  table = new LiveTable('ABC', (url) => new Wire(url) as unknown as WebSocket);
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 200 }));
  table.open();
  await vi.waitFor(() => expect(Wire.last?.url).toContain('ABC'));
  Wire.last.say(snapshot());
  await vi.waitFor(() => expect(table.view).not.toBeNull(), 20_000);
}, 30_000);

describe('a live table', () => {
  it('shows the snapshot and asks its question', () => {
    expect(table.me).toBe(0);
    expect(table.names).toEqual(['Ines', 'Tomás']);
    expect(table.can('card', 1)).toBe(true);
  });

  it('continues with each update, and discards a question that was answered', async () => {
    Wire.last.say(update(11, { view: shinobi(1), decision: null, step: step(1) }));
    await settle();
    expect(table.asked).toBe(1);
    expect(table.decision).toBeNull();
    expect(table.story).toHaveLength(1);
    expect(table.lines.map((line) => line.text)).toEqual(["Tomás's turn"]);
  });

  it('keeps everything that an update does not mention', async () => {
    Wire.last.say(
      update(11, {
        chat: {
          seq: 11,
          at: 0,
          person: 'p1',
          name: 'Tomás',
          seat: 1,
          text: 'hi',
          phrase: '',
          ghosts: false,
          account: false,
        },
      }),
    );
    await settle();
    expect(table.decision?.question).toBe(10);
    expect(table.chat).toHaveLength(1);
    expect(table.unread).toBe(1);
  });

  it('ignores repeated updates', async () => {
    Wire.last.say(update(11, { step: step(1) }));
    Wire.last.say(update(11, { step: step(1) }));
    await settle();
    expect(table.story).toHaveLength(1);
  });

  it('reconnects after a gap and resumes where it was', async () => {
    vi.useFakeTimers();
    const first = Wire.last;
    first.say(update(13));
    await vi.advanceTimersByTimeAsync(2000);
    expect(Wire.last).not.toBe(first);
    expect(Wire.last.url).toContain('since=10');
    vi.useRealTimers();
  });

  it('sends the move of two clicks with the question it answers', async () => {
    await table.press('card', 1);
    void table.press('seat', 1);
    expect(Wire.last.sent.at(-1)).toMatchObject({ type: 'play', seat: 0, question: 10, text: 'oda > 1' });
    expect(table.sending).toBe(true);
    expect(table.can('card', 1)).toBe(false);
  });

  it('keeps what was clicked when the same question comes again', async () => {
    await table.press('card', 1);
    expect(table.chosen('card', 1)).toBe(true);
    Wire.last.say(snapshot());
    await settle();
    expect(table.chosen('card', 1)).toBe(true);
    Wire.last.say(snapshot({ seq: 20, decision: decision(20) }));
    await settle();
    expect(table.chosen('card', 1)).toBe(false);
  });

  it('continues as the new user of the browser after signing out, with a complete snapshot', async () => {
    const first = Wire.last;
    vi.stubGlobal('fetch', async () => new Response('{"person": "p9", "name": "Guest"}', { status: 200 }));
    first.say({ type: 'goodbye', reason: 'signed_out' });
    first.onclose?.({ code: 4401 });
    await vi.waitFor(() => expect(Wire.last).not.toBe(first), 5000);
    expect(Wire.last.url).not.toContain('since');
    expect(session.me?.person).toBe('p9');
    expect(announcer.toasts.map((toast) => toast.text)).toEqual([t('table-signed-out')]);
  });

  it('does not mention a guest if the person is the same after a password change', async () => {
    announcer.toasts = [];
    const first = Wire.last;
    vi.stubGlobal('fetch', async () => new Response('{"person": "p0", "name": "Ines"}', { status: 200 }));
    first.onclose?.({ code: 4401 });
    await vi.waitFor(() => expect(Wire.last).not.toBe(first), 5000);
    expect(announcer.toasts).toEqual([]);
  });

  it('tells spectators why they may not watch, and does not reconnect', async () => {
    announcer.toasts = [];
    Wire.last.say({ type: 'goodbye', reason: 'not_allowed' });
    Wire.last.onclose?.({ code: 4403 });
    expect(table.status).toBe('ended');
    expect(announcer.toasts.map((toast) => toast.text)).toEqual([t('table-no-onlookers')]);
  });

  it('discards everything before a snapshot', async () => {
    Wire.last.say(update(11, { step: step(1) }));
    await settle();
    Wire.last.say(snapshot({ seq: 20, decision: null, story: [] }));
    await settle();
    expect(table.story).toEqual([]);
    Wire.last.say(update(21, { decision: decision(21) }));
    await settle();
    expect(table.decision?.question).toBe(21);
  });
});
