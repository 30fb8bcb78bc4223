/**
 * The socket of one table. It reconnects by itself and resumes after the last `seq`, so that no message is lost
 * or received twice. Sending a command returns a promise of its answer.
 */
import type { AnyCommand, AnyMessage, Done, Pong, Reason, Refusal } from '../protocol';

export type Status = 'connecting' | 'open' | 'lost' | 'ended';
export type Answer = Done | Reason | Pong;

export class Refused extends Error {
  constructor(
    readonly error: string,
    message: string,
    readonly refusal: Refusal | null,
  ) {
    super(message);
  }
}

type WithoutId<C> = C extends unknown ? Omit<C, 'id'> : never;
export type Command = WithoutId<AnyCommand>;

interface SocketOptions {
  /** The URL of the socket without the query. */
  url: string;
  message: (message: AnyMessage) => void;
  status: (status: Status, code: number) => void;
  /** The last `seq` received, to resume after; null to start with a snapshot. */
  since: () => number | null;
  /** Get a new cookie, because the server no longer knows this browser's. The socket then reconnects once. */
  signedOut: () => Promise<void>;
  make?: (url: string) => WebSocket;
}

/** Close codes after which reconnecting would be refused again. */
const FINAL = new Set([4400, 4403, 4404]);
/** No valid cookie: signed out everywhere, or the password was changed. Final only if a new cookie does not help. */
const SIGNED_OUT = 4401;
/** The server closes the sockets first, and then sends a new cookie to the browser that changed the password. */
const COOKIE_WAIT = 1000;
const WAIT = [250, 500, 1000, 2000, 4000, 8000];
const QUIET = 25_000;

export class TableSocket {
  private socket: WebSocket | null = null;
  private tries = 0;
  private nextId = 1;
  private ended = false;
  /** `wanted` until there is a new cookie, then `tried` until the server accepts it. */
  private cookie: 'good' | 'wanted' | 'tried' = 'good';
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setInterval> | undefined;
  private lastReceived = 0;
  private waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();

  constructor(private readonly options: SocketOptions) {
    if (typeof addEventListener === 'function') addEventListener('online', this.openNow);
  }

  open(): void {
    if (this.ended) return;
    clearTimeout(this.retry);
    const since = this.options.since();
    const url = since === null ? this.options.url : `${this.options.url}?since=${since}`;
    this.options.status('connecting', 0);
    const socket = this.options.make ? this.options.make(url) : new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => {
      this.lastReceived = Date.now();
      this.options.status('open', 0);
      clearInterval(this.pingTimer);
      this.pingTimer = setInterval(() => this.sendPing(), QUIET);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.lastReceived = Date.now();
      const message = JSON.parse(event.data) as AnyMessage;
      if (message.type !== 'goodbye') {
        this.tries = 0;
        this.cookie = 'good';
      }
      this.take(message);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.drop(event.code);
    };
  }

  /** Send a command; resolves with its answer, rejects with `Refused`. */
  send(command: Command): Promise<Answer> {
    const socket = this.socket;
    if (!socket || socket.readyState !== 1)
      return Promise.reject(new Refused('offline', 'The connection is lost.', null));
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ ...command, id }));
    });
  }

  /** Reconnect because a message is missing. */
  reconnect(): void {
    this.socket?.close();
    this.drop(1012);
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.retry);
    clearInterval(this.pingTimer);
    if (typeof removeEventListener === 'function') removeEventListener('online', this.openNow);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.fail('The table was left.');
  }

  private openNow = (): void => {
    if (!this.ended && this.cookie !== 'wanted' && this.socket?.readyState !== 1) this.open();
  };

  private async openWithNewCookie(): Promise<void> {
    try {
      await this.options.signedOut();
    } catch {
      if (!this.ended) this.retryLater(() => void this.openWithNewCookie());
      return;
    }
    this.cookie = 'tried';
    this.open();
  }

  private sendPing(): void {
    if (Date.now() - this.lastReceived > 2 * QUIET) this.reconnect();
    else void this.send({ type: 'ping' }).catch(() => undefined);
  }

  private take(message: AnyMessage): void {
    if (
      message.type === 'done' ||
      message.type === 'reason' ||
      message.type === 'pong' ||
      message.type === 'error'
    ) {
      const asked =
        message.id === null || message.id === undefined ? undefined : this.waiting.get(message.id);
      if (asked) {
        this.waiting.delete(message.id!);
        if (message.type === 'error')
          asked.reject(new Refused(message.error, message.message, message.refusal ?? null));
        else asked.resolve(message);
      }
    }
    this.options.message(message);
  }

  private drop(code: number): void {
    this.socket = null;
    clearInterval(this.pingTimer);
    this.fail('The connection is lost.');
    if (this.ended) return;
    if (FINAL.has(code) || (code === SIGNED_OUT && this.cookie === 'tried')) {
      this.ended = true;
      this.options.status('ended', code);
      return;
    }
    this.options.status('lost', code);
    if (code === SIGNED_OUT) {
      this.cookie = 'wanted';
      this.retryLater(() => void this.openWithNewCookie(), COOKIE_WAIT);
    } else if (code === 1012 && this.tries === 0) this.retryLater(() => this.open(), 50);
    else this.retryLater(() => this.open());
  }

  private retryLater(work: () => void, wait = WAIT[Math.min(this.tries, WAIT.length - 1)]!): void {
    this.tries++;
    clearTimeout(this.retry);
    this.retry = setTimeout(work, wait * (0.75 + Math.random() / 2));
  }

  private fail(why: string): void {
    for (const { reject } of this.waiting.values()) reject(new Refused('offline', why, null));
    this.waiting.clear();
  }
}
