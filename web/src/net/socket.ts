/**
 * The socket of one table. It reconnects by itself and goes on after the last `seq`, so that nothing is lost
 * or seen twice; commands are answered by promises.
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
  /** The socket's address without query. */
  url: string;
  message: (message: AnyMessage) => void;
  status: (status: Status, code: number) => void;
  /** The last `seq` seen, to go on after it; null to begin anew. */
  since: () => number | null;
  make?: (url: string) => WebSocket;
}

/** Close codes after which coming again would be refused again. */
const FINAL = new Set([4400, 4401, 4403, 4404]);
const WAIT = [250, 500, 1000, 2000, 4000, 8000];
const QUIET = 25_000;

export class TableSocket {
  private socket: WebSocket | null = null;
  private tries = 0;
  private made = 1;
  private ended = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();

  constructor(private readonly options: SocketOptions) {
    if (typeof addEventListener === 'function') addEventListener('online', this.hurry);
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
      this.tries = 0;
      this.heard = Date.now();
      this.options.status('open', 0);
      clearInterval(this.pulse);
      this.pulse = setInterval(() => this.beat(), QUIET);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heard = Date.now();
      this.take(JSON.parse(event.data) as AnyMessage);
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
    const id = this.made++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ ...command, id }));
    });
  }

  /** Begin again after a gap was found. */
  again(): void {
    this.socket?.close();
    this.drop(1012);
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.retry);
    clearInterval(this.pulse);
    if (typeof removeEventListener === 'function') removeEventListener('online', this.hurry);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.fail('The table was left.');
  }

  private hurry = (): void => {
    if (!this.ended && this.socket?.readyState !== 1) this.open();
  };

  private beat(): void {
    if (Date.now() - this.heard > 2 * QUIET) this.again();
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
    clearInterval(this.pulse);
    this.fail('The connection is lost.');
    if (this.ended) return;
    if (FINAL.has(code)) {
      this.ended = true;
      this.options.status('ended', code);
      return;
    }
    this.options.status('lost', code);
    const wait = code === 1012 && this.tries === 0 ? 50 : WAIT[Math.min(this.tries, WAIT.length - 1)]!;
    this.tries++;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }

  private fail(why: string): void {
    for (const { reject } of this.waiting.values()) reject(new Refused('offline', why, null));
    this.waiting.clear();
  }
}
