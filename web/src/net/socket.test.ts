import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from 'vitest';

import type { AnyMessage } from '../protocol';
import { Refused, TableSocket, type Status } from './socket';

class Wire {
  static all: Wire[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

let seq: number | null;
let received: AnyMessage[];
let states: Status[];
let signedOut: Mock<() => Promise<void>>;
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  // The delays are random. Here they are all in the middle of their range.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  Wire.all = [];
  seq = null;
  received = [];
  states = [];
  signedOut = vi.fn(() => Promise.resolve());
  socket = new TableSocket({
    url: 'ws://table/socket',
    message: (message) => received.push(message),
    status: (status) => states.push(status),
    since: () => seq,
    signedOut,
    make: (url) => new Wire(url) as unknown as WebSocket,
  });
  socket.open();
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the socket of a table', () => {
  it('starts without a sequence number and resumes after the last one', () => {
    expect(Wire.all[0]!.url).toBe('ws://table/socket');
    Wire.all[0]!.open();
    seq = 41;
    Wire.all[0]!.close();
    vi.advanceTimersByTime(1000);
    expect(Wire.all[1]!.url).toBe('ws://table/socket?since=41');
    expect(states).toEqual(['connecting', 'open', 'lost', 'connecting']);
  });

  it('matches answers to commands by number', async () => {
    Wire.all[0]!.open();
    const answer = socket.send({ type: 'pause' });
    expect(Wire.all[0]!.sent[0]).toEqual({ type: 'pause', id: 1 });
    Wire.all[0]!.say({ type: 'done', id: 1, code: null });
    await expect(answer).resolves.toMatchObject({ type: 'done' });
  });

  it('rejects commands that the table refuses', async () => {
    Wire.all[0]!.open();
    const answer = socket.send({ type: 'start', fill: null });
    Wire.all[0]!.say({ type: 'error', error: 'not_host', message: 'only the host', id: 1, refusal: null });
    await expect(answer).rejects.toMatchObject({ error: 'not_host' });
  });

  it('fails pending commands when the connection drops', async () => {
    Wire.all[0]!.open();
    const answer = socket.send({ type: 'pause' });
    Wire.all[0]!.close();
    await expect(answer).rejects.toBeInstanceOf(Refused);
  });

  it('does not reconnect after a final close code', () => {
    Wire.all[0]!.open();
    Wire.all[0]!.close(4404);
    vi.advanceTimersByTime(60_000);
    expect(Wire.all).toHaveLength(1);
    expect(states.at(-1)).toBe('ended');
  });

  it('reconnects once with a new cookie after signing out', async () => {
    Wire.all[0]!.open();
    Wire.all[0]!.say({ type: 'goodbye', reason: 'signed_out' });
    Wire.all[0]!.close(4401);
    await vi.advanceTimersByTimeAsync(2000);
    expect(signedOut).toHaveBeenCalledTimes(1);
    expect(Wire.all).toHaveLength(2);
    Wire.all[1]!.open();
    Wire.all[1]!.say({ type: 'presence', seats: [], watchers: 1 });
    Wire.all[1]!.close(4401);
    await vi.advanceTimersByTimeAsync(2000);
    expect(signedOut).toHaveBeenCalledTimes(2);
    expect(Wire.all).toHaveLength(3);
  });

  it('gives up when the new cookie is not accepted', async () => {
    Wire.all[0]!.open();
    Wire.all[0]!.close(4401);
    await vi.advanceTimersByTimeAsync(2000);
    Wire.all[1]!.open();
    Wire.all[1]!.close(4401);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(signedOut).toHaveBeenCalledTimes(1);
    expect(Wire.all).toHaveLength(2);
    expect(states.at(-1)).toBe('ended');
  });

  it('asks for a cookie again while the server does not answer, and does not connect without one', async () => {
    signedOut.mockRejectedValueOnce(new Error('offline'));
    Wire.all[0]!.close(4401);
    await vi.advanceTimersByTimeAsync(1100);
    expect(signedOut).toHaveBeenCalledTimes(1);
    dispatchEvent(new Event('online'));
    expect(Wire.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(signedOut).toHaveBeenCalledTimes(2);
    expect(Wire.all).toHaveLength(2);
  });

  it('asks for no cookie after it was closed', async () => {
    Wire.all[0]!.close(4401);
    socket.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(signedOut).not.toHaveBeenCalled();
  });

  it('backs off each time the server accepts it only to close it', () => {
    for (const wait of [350, 700, 1300]) {
      Wire.all.at(-1)!.open();
      Wire.all.at(-1)!.close(4429);
      vi.advanceTimersByTime(wait);
    }
    expect(Wire.all).toHaveLength(4);
    Wire.all.at(-1)!.open();
    Wire.all.at(-1)!.close(4429);
    vi.advanceTimersByTime(1400);
    expect(Wire.all).toHaveLength(4);
  });

  it('backs off after each failed attempt', () => {
    Wire.all[0]!.close();
    vi.advanceTimersByTime(400);
    Wire.all[1]!.close();
    vi.advanceTimersByTime(300);
    expect(Wire.all).toHaveLength(2);
    vi.advanceTimersByTime(600);
    expect(Wire.all).toHaveLength(3);
  });
});
