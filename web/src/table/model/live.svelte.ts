/** A live table, connected by its socket. */
import { tick } from 'svelte';

import { loadGame } from '../../games';
import { announcer } from '../../app/announcer.svelte';
import { api, greet } from '../../net/api';
import { Refused, TableSocket, type Answer, type Command, type Status } from '../../net/socket';
import type {
  AnyMessage,
  Clock,
  Line,
  ProposalState,
  Snapshot,
  Step,
  TableState,
  Update,
  You,
} from '../../protocol';
import { base } from '../../app/router.svelte';
import { session } from '../../app/session.svelte';
import type { View } from '../../views';
import { loadGameWords, personName, t } from '../../words/fluent.svelte';
import { passesTo } from '../story/curtain';
import { TableModel, type Clicks } from './model.svelte';
import { forcedBeat } from '../question/forced';
import { same, thing, type Offer, type Thing } from '../question/selection';
import { sinceTurn, type Happened } from '../story/since';

/** The speed of the story for each pace of the table. At `instant`, only cards move. */
const SPEED = { slow: 0.6, natural: 1, quick: 2, instant: Infinity } as const;
/** If more updates than this are waiting, they are shown at triple speed. With many more, they are not shown at all. */
const HURRY = { slow: 12, natural: 10, quick: 8, instant: 3 } as const;
const SKIP = { slow: 60, natural: 60, quick: 40, instant: 12 } as const;
/** Replaying on request has a normal pace, even with reduced motion. */
const AGAIN = { speed: 1.4, asked: true, unattended: true } as const;
/** The number of lines at the end of the log that may be about the last move. */
const RECENT = 60;

export class LiveTable extends TableModel {
  status: Status = $state('connecting');
  closed = $state(0);
  table: TableState | null = $state.raw(null);
  you: You | null = $state.raw(null);
  failed = $state('');
  /** The pace of the table as soon as it is set. It also applies to the story that is being told. */
  pace: keyof typeof SPEED = $state('natural');
  /** A proposal that not everyone has accepted yet. */
  proposal: ProposalState | null = $state.raw(null);
  private lapse: ReturnType<typeof setTimeout> | undefined;
  unread = $state(0);
  /** The moves that a bot played while this person was absent, until they have looked at them. */
  stoodIn: number[] = $state.raw([]);
  /** What has happened since this person's last turn, with the positions, for telling it again. */
  since: readonly Happened[] = $state.raw([]);
  /** The position after the last move that has been told completely. */
  private shown: View | null = null;
  /** The seat whose player has to take the device. Nothing of the table is shown until they do. */
  curtain: number | null = $state(null);
  /** The snapshot to show then, if there is one. */
  private held: Snapshot | null = null;
  /** The seat whose player saw the table last. */
  private shownTo: number | null = null;
  private seq: number | null = null;
  private queue: Update[] = [];
  /** The update that is being told. */
  private current: Update | null = null;
  private draining = false;
  /** Incremented by every snapshot, which cancels whatever is being shown. */
  private generation = 0;
  /** Called when the story has been told and nothing is waiting. */
  private told: (() => void)[] = [];
  private readonly socket: TableSocket;

  constructor(
    readonly code: string,
    make?: (url: string) => WebSocket,
  ) {
    super();
    const url = `${base().replace(/^http/, 'ws')}api/tables/${encodeURIComponent(code)}/socket`;
    this.socket = new TableSocket({
      url,
      message: (message) => this.take(message),
      status: (status, closed) => {
        this.status = status;
        this.closed = closed;
      },
      since: () => this.seq,
      signedOut: () => this.signedOut(),
      ...(make ? { make } : {}),
    });
  }

  open(): void {
    void greet().then(() => this.socket.open());
  }

  close(): void {
    clearTimeout(this.lapse);
    this.socket.close();
  }

  /** Find out who uses this browser now. Whatever the table showed before was meant for another person. */
  private async signedOut(): Promise<void> {
    session.me = await api.me();
    this.seq = null;
    if (this.you && this.you.person !== session.me.person) announcer.note(t('table-signed-out'), 'warn');
  }

  send(command: Command): Promise<Answer> {
    return this.socket.send(command);
  }

  /** Send a command and tell the person if it was refused. Null if it was. */
  async command(command: Command): Promise<Answer | null> {
    try {
      return await this.send(command);
    } catch (error) {
      if (error instanceof Refused) announcer.note(this.said(error), 'warn');
      return null;
    }
  }

  private said(error: Refused): string {
    if (error.refusal) return this.words.refusal(error.refusal);
    const known = t(`error-${error.error}`);
    return known === `error-${error.error}` ? error.message : known;
  }

  async play(offer: Offer): Promise<void> {
    const decision = this.decision;
    if (!decision || this.sending) return;
    this.sending = true;
    // A person who plays step by step resumes the game to answer.
    const stepping = this.teller.paused && this.you?.sets_pace && !this.you.asks;
    try {
      if (stepping) await this.send({ type: 'resume' });
      await this.send({ type: 'play', seat: decision.seat, question: decision.question, text: offer.text });
    } catch (error) {
      // A stale answer means that the table has moved on. Its update has arrived or is on its way.
      if (error instanceof Refused && error.error !== 'stale') {
        announcer.note(this.said(error), 'warn');
        if (this.decision === decision) this.selection = this.selection.clear();
      }
    } finally {
      this.sending = false;
      if (stepping) void this.setPaused(true);
    }
  }

  async whyNot(clicks: Clicks): Promise<string | null> {
    const decision = this.decision;
    if (!decision) return null;
    try {
      const answer = await this.send({ type: 'why_not', seat: decision.seat, clicks });
      return answer.type === 'reason' && answer.refusal ? this.words.refusal(answer.refusal) : null;
    } catch {
      return null;
    }
  }

  /** Load earlier steps for the log. */
  prepend(steps: typeof this.story): void {
    this.story = [...steps, ...this.story];
  }

  override async before(): Promise<readonly Step[]> {
    const found: Step[] = [];
    for (let more = true; more;) {
      const first = (found[0] ?? this.story[0])?.move ?? 0;
      if (first <= 0) break;
      const story = await api.story(this.code, first);
      found.unshift(...story.steps);
      more = story.more && story.steps.length > 0;
    }
    return found;
  }

  private take(message: AnyMessage): void {
    if (message.type === 'snapshot') void this.begin(message);
    else if (message.type === 'update') this.enqueue(message);
    else if (message.type === 'presence') this.presence = message;
    else if (message.type === 'goodbye') {
      if (message.reason === 'kicked') announcer.note(t('table-kicked'), 'warn');
      if (message.reason === 'not_allowed') announcer.note(t('table-no-onlookers'), 'warn');
    }
  }

  private async begin(snapshot: Snapshot): Promise<void> {
    // Updates that arrived while the curtain was down are told after it is lifted.
    if (snapshot !== this.held) {
      this.seq = snapshot.seq;
      this.queue = [];
      this.presence = snapshot.presence;
      this.time(snapshot.clock);
    }
    if (this.game?.key !== snapshot.table.game) {
      try {
        const [game] = await Promise.all([loadGame(snapshot.table.game), loadGameWords(snapshot.table.game)]);
        this.game = game;
      } catch {
        this.failed = t('table-no-game');
        return;
      }
    }
    this.generation++;
    this.stage?.reset();
    this.teller.reset();
    this.setPace(snapshot.table);
    this.since = [];
    this.setTable(snapshot.table);
    this.setYou(snapshot.you);
    this.chat = snapshot.chat;
    this.sending = false;
    const next = passesTo(this.shownTo, snapshot.table, snapshot.you, snapshot.view, snapshot.decision);
    if (next !== null) {
      this.held = snapshot;
      this.cover(next);
      return;
    }
    this.curtain = null;
    this.held = null;
    this.story = snapshot.story;
    this.view = snapshot.view;
    this.shown = snapshot.view;
    this.ask(snapshot.decision);
    void this.drain();
  }

  /** Remove everything that the last player could see from the screen. */
  private cover(seat: number): void {
    this.curtain = seat;
    this.view = null;
    this.story = [];
    this.since = [];
    this.stoodIn = [];
    this.ask(null);
    this.inspect(null);
    this.explain(null);
  }

  /** Show the table to the player of the awaited seat, who now has the device. */
  async lift(): Promise<void> {
    if (this.curtain === null) return;
    this.shownTo = this.curtain;
    if (this.you?.eyes.seat !== this.curtain) {
      // The person had chosen another point of view. The snapshot that answers this command is the right one.
      await this.command({ type: 'look' });
    } else if (this.held) await this.begin(this.held);
    else {
      this.curtain = null;
      // The table must be rendered before anything can be told.
      await tick();
      void this.drain();
    }
  }

  private enqueue(update: Update): void {
    if (this.seq === null) return;
    if (update.seq <= this.seq) return;
    if (update.seq !== this.seq + 1) {
      this.socket.reconnect();
      return;
    }
    this.seq = update.seq;
    // Chat and pauses do not wait for the story.
    if (update.chat) this.hear(update.chat);
    if (update.table) this.setPace(update.table);
    this.note(update);
    this.queue.push(update);
    void this.drain();
  }

  /** Show one update after the other. */
  private async drain(): Promise<void> {
    if (this.draining || !this.table) return;
    this.draining = true;
    try {
      for (let update = this.queue.shift(); update; update = this.queue.shift()) {
        if (this.covered(update)) break;
        const now = update;
        const generation = this.generation;
        const commit = (): void => {
          if (generation === this.generation) this.commit(now);
        };
        if (update.step?.events.length && update.view && this.queue.length < SKIP[this.pace]) {
          this.showing = true;
          this.current = update;
          // The question has been answered. The next one is asked after the answer has been told.
          if (update.decision !== undefined) this.ask(null);
          const manner = { speed: this.speed, hurry: this.behind ? 3 : 1 };
          await this.teller.tell(update.step, update.view, commit, manner);
          this.current = null;
        } else commit();
        const forced = update.decision ? forcedBeat(this) : null;
        if (forced && this.speed < Infinity) {
          this.showing = true;
          await this.teller.say(forced, this.speed);
        }
        this.showing = false;
      }
    } finally {
      this.current = null;
      this.draining = false;
      this.showing = false;
      this.teller.calm();
      for (const done of this.told.splice(0)) done();
    }
  }

  /** Whether an update has to wait until another player has the device. */
  private covered(update: Update): boolean {
    const { table = this.table, you = this.you, view = this.view, decision = null } = update;
    if (this.curtain === null) {
      const next = table && you && passesTo(this.shownTo, table, you, view, decision);
      if (next === null) return false;
      if (table) this.setTable(table);
      if (you) this.setYou(you);
      this.cover(next);
    }
    this.queue.unshift(update);
    return true;
  }

  /** Whether so many updates are waiting that the story must be told faster. */
  private get behind(): boolean {
    // A player whose clock is running must not wait for the story.
    const clock = this.queue.some(({ decision, clock }) => decision && clock.out !== null);
    return clock || this.queue.length > HURRY[this.pace];
  }

  private get speed(): number {
    return SPEED[this.pace] * (this.behind ? 3 : 1);
  }

  /** Resolves when everything that has happened has been told. */
  private allTold(): Promise<void> {
    if (!this.draining) return Promise.resolve();
    return new Promise((resolve) => this.told.push(resolve));
  }

  /** Skip the rest of the story if it leads to a question that this target answers. */
  protected override async hurryTo(target: Thing): Promise<boolean> {
    const coming = this.current ? [this.current, ...this.queue] : this.queue;
    const last = coming.findLast(({ decision }) => decision !== undefined);
    const decision = last ? last.decision : this.decision;
    const answers = decision?.moves.some(({ about }) => {
      const [kind, ...ids] = about[0] ?? [];
      return ids.some((id) => same(thing(String(kind), id), target));
    });
    if (!answers) return false;
    const all = this.allTold();
    this.teller.rush();
    await all;
    return true;
  }

  /** Tell again what has happened since this person's last turn. */
  async again(): Promise<void> {
    const happened = this.since;
    if (this.draining || !happened.length) return;
    this.draining = true;
    this.showing = true;
    const { view, generation } = this;
    try {
      this.stage?.reset();
      this.view = happened[0]!.before;
      for (const { step, after } of happened) {
        if (generation !== this.generation) break;
        const commit = (): void => {
          if (generation === this.generation) this.view = after;
        };
        await this.teller.tell(step, after, commit, AGAIN);
      }
    } finally {
      this.stage?.reset();
      // If a snapshot has arrived, it may be for another person.
      if (generation === this.generation) this.view = view;
      this.draining = false;
      this.showing = false;
      this.teller.calm();
      void this.drain();
    }
  }

  /** Pause or resume: the story immediately, the bots when the table confirms. With others, a pause is a proposal. */
  async setPaused(paused: boolean): Promise<void> {
    if (paused && this.you?.asks) {
      await this.command({ type: 'pause' });
      return;
    }
    this.teller.pause(paused);
    if (!(await this.command({ type: paused ? 'pause' : 'resume' }))) this.teller.pause(!paused);
  }

  /** While paused: show the next beat of the story, or the next move of a bot. */
  async oneStep(): Promise<void> {
    if (this.teller.step()) return;
    if (this.decision) await this.setPaused(false);
    else await this.command({ type: 'one_move' });
  }

  private setPace({ paused, settings, proposal }: TableState): void {
    this.pace = settings.pace ?? 'natural';
    if (this.teller.paused !== (paused ?? false)) this.teller.pause(paused ?? false);
    this.propose(proposal ?? null);
  }

  /** Show a proposal until it is settled or expires. The table does not announce its expiry. */
  private propose(proposal: ProposalState | null): void {
    clearTimeout(this.lapse);
    const left = proposal ? proposal.until - Date.now() - this.offset : 0;
    this.proposal = left > 0 ? proposal : null;
    if (!this.proposal) return;
    this.lapse = setTimeout(
      () => {
        if (this.proposal?.person === this.you?.person) announcer.note(t('proposal-lapsed'));
        this.proposal = null;
      },
      Math.min(left, 2 ** 31 - 1),
    );
  }

  /** The name of a person at the table. */
  nameOf(person: string): string {
    return personName(this.seats.find((seat) => seat.person === person)?.name ?? '');
  }

  /** Announce what other people have decided. */
  private note({ change, table }: Update): void {
    if (!change.person || change.person === this.you?.person) return;
    const name = this.nameOf(change.person);
    if (change.kind === 'refused') announcer.note(t('proposal-refused', { name }), 'warn');
    if (change.kind === 'kicked' && name) announcer.note(t('kicked-note', { name }));
    if (change.kind === 'locked') announcer.note(t(table?.locked ? 'locked-note' : 'unlocked-note'));
  }

  private hear(line: Line): void {
    this.chat = [...this.chat, line];
    if (line.person !== this.you?.person) this.unread++;
  }

  private commit(update: Update): void {
    this.time(update.clock);
    if (update.table) this.setTable(update.table);
    if (update.you) this.setYou(update.you);
    if (update.step) {
      const said = this.teller.told !== null;
      this.story = [...this.story, update.step];
      // Beats have already been announced when they were told.
      if (!said)
        for (const { told } of this.lines.slice(-RECENT))
          for (const { move, text } of told) if (move === update.step.move) announcer.say(text);
    }
    if (update.view) {
      if (update.step) this.since = sinceTurn(this.since, this.shown, update.step, update.view, this.me);
      this.view = update.view;
      this.shown = update.view;
    }
    if (update.decision !== undefined) this.ask(update.decision);
    if (update.change.kind === 'back' && update.change.seat !== null) this.cameBack(update.change.seat);
  }

  /** Offer the moves that a bot played in the meantime to a person who is back in their seat. */
  private cameBack(seat: number): void {
    const played = this.seats[seat]?.stood_in ?? 0;
    if (!played || !this.you?.seats.includes(seat)) return;
    const own = this.story.filter((step) => step.seat === seat).map((step) => step.move);
    this.stoodIn = [...new Set([...this.stoodIn, ...own.slice(-played)])];
  }

  private setTable(table: TableState): void {
    this.table = table;
    this.seats = table.seats;
  }

  private setYou(you: You): void {
    this.you = you;
    this.me = you.eyes.seat ?? (you.eyes.open ? (you.seats[0] ?? null) : null);
  }

  private time(clock: Clock): void {
    this.clock = clock;
    this.offset = clock.now - Date.now();
  }
}
