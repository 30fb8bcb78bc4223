/** A finished game, move by move. */
import { loadGame } from '../../games';
import { api } from '../../net/api';
import type { RecordInfo, Replayed, Step } from '../../protocol';
import { session } from '../../app/session.svelte';
import { reducedMotion } from '../../app/settings.svelte';
import { loadGameWords } from '../../words/fluent.svelte';
import { TableModel } from './model.svelte';

const CHUNK = 50;

const stepOf = ({ move, seat, events, phrases }: Replayed): Step => ({
  seq: move,
  move,
  at: 0,
  seat,
  events,
  phrases,
});

export class ReplayTable extends TableModel {
  record: RecordInfo | null = $state.raw(null);
  at = $state(0);
  moves = $state(0);
  /** `open`, `watcher` or a seat's number. */
  eyes = $state('open');
  /** Whether to show what the current point of view can know about hidden roles and clans. */
  believing = $state(false);
  /** The probabilities of each seat's role or clan at this move; null if they are not shown. */
  beliefs: readonly Record<string, number>[] | null = $state.raw(null);
  failed = $state(false);
  /** The target of the last command. `at` follows when the position is loaded. */
  private wanted = 0;
  /** Incremented with every command, so that positions loaded for earlier commands are ignored. */
  private commands = 0;
  /** Shows the position after the move that is being told. */
  private unfinished: (() => void) | null = null;
  private steps = new Map<number, Replayed>();
  private fetched = new Map<number, Promise<void>>();

  constructor(readonly code: string) {
    super();
  }

  protected override own(seat: number): number | null {
    return this.seats[seat]?.person === session.me?.person ? seat : null;
  }

  override async play(): Promise<void> {
    // Nothing can be played in a replay.
  }

  override async whyNot(): Promise<null> {
    return null;
  }

  async open(move: number | null, eyes: string): Promise<void> {
    try {
      const record = await api.record(this.code);
      const [game] = await Promise.all([loadGame(record.card.game), loadGameWords(record.card.game)]);
      this.record = record;
      this.seats = record.card.seats;
      this.moves = record.moves;
      this.game = game;
      this.setEyes(eyes);
      await this.go(move ?? 0);
    } catch {
      this.failed = true;
    }
  }

  private setEyes(eyes: string): void {
    this.eyes = eyes;
    this.me = /^\d+$/.test(eyes) ? Number(eyes) : null;
    this.forget();
  }

  /** Reload all positions. */
  private forget(): void {
    this.steps.clear();
    this.fetched.clear();
  }

  async believe(believing: boolean): Promise<void> {
    this.believing = believing;
    this.forget();
    await this.go(this.wanted);
  }

  async look(eyes: string): Promise<void> {
    this.setEyes(eyes);
    await this.go(this.wanted);
  }

  private fetch(chunk: number): Promise<void> {
    let asked = this.fetched.get(chunk);
    if (!asked) {
      const { eyes, believing } = this;
      const asking = api.replay(this.code, chunk * CHUNK, CHUNK, eyes, believing).then((replay) => {
        if (eyes !== this.eyes || believing !== this.believing) return;
        for (const step of replay.steps) this.steps.set(step.move, step);
        this.tell();
      });
      this.fetched.set(chunk, asking);
      // Retry what could not be loaded.
      asking.catch(() => {
        if (this.fetched.get(chunk) === asking) this.fetched.delete(chunk);
      });
      asked = asking;
    }
    return asked;
  }

  /** A click never answers a question in a replay. */
  override get idle(): boolean {
    return true;
  }

  /** The whole log, as far as it is loaded. Moves after `upto` have not happened yet. */
  private tell(): void {
    const moves = [...this.steps.keys()].sort((a, b) => a - b);
    this.story = moves.map((move) => stepOf(this.steps.get(move)!));
  }

  private beginsTurn(move: number): boolean {
    return this.steps.get(move)?.events.some(({ kind }) => kind === this.game?.turn) ?? false;
  }

  /** Go to the next or the previous move that begins a turn. */
  async turn(by: 1 | -1): Promise<void> {
    let move = this.wanted + by;
    for (; move > 0 && move < this.moves; move += by) {
      await this.fetch(Math.floor(move / CHUNK));
      if (this.beginsTurn(move)) break;
    }
    await this.go(move);
  }

  /** Go one move forwards or back, from the target of the last command. */
  step(by: 1 | -1): Promise<void> {
    return this.go(this.wanted + by);
  }

  /** Go to the next move, told beat by beat. */
  playOn(speed: number): Promise<void> {
    return this.go(this.wanted + 1, speed);
  }

  /** Go to the position after this number of moves. A single step forward is shown as it happened, or told. */
  async go(wanted: number, speed = 0): Promise<void> {
    const command = ++this.commands;
    this.unfinished?.();
    const move = Math.max(0, Math.min(this.moves, wanted));
    this.wanted = move;
    this.teller.calm();
    await this.fetch(Math.floor(move / CHUNK));
    const step = this.steps.get(move);
    if (!step || command !== this.commands) return;
    const commit = (): void => {
      this.unfinished = null;
      this.at = move;
      this.upto = move;
      this.view = step.view;
      this.beliefs = step.beliefs;
    };
    for (let chunk = Math.floor(move / CHUNK) - 1; chunk >= 0; chunk--) void this.fetch(chunk);
    if (move % CHUNK > CHUNK - 10 && move + 10 < this.moves) void this.fetch(Math.floor(move / CHUNK) + 1);
    if (move !== this.at + 1 || !this.view || !this.stage) {
      this.stage?.reset();
      this.teller.reset();
      this.showing = false;
      commit();
      return;
    }
    this.showing = true;
    const manner = speed ? { speed, unattended: true, asked: reducedMotion() } : { speed: 1, at_once: true };
    try {
      this.unfinished = commit;
      await this.teller.tell(stepOf(step), step.view, commit, manner);
    } finally {
      if (command === this.commands) this.showing = false;
    }
  }
}
