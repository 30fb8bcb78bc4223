/**
 * What a table shows and which actions it has: the same for a live table, a replay and the gallery. Games read it and
 * call `press`; they never send anything themselves.
 */
import { getContext, setContext } from 'svelte';

import type { GameModule } from '../../games/game';
import { announcer } from '../../app/announcer.svelte';
import type { Clock, Decision, Line, Presence, SeatState, Step } from '../../protocol';
import { settings } from '../../app/settings.svelte';
import { botIcon, type BotIcon } from '../../ui/bots';
import type { Pending, SeenEvent, View } from '../../views';
import { currentBundles, seatName, t } from '../../words/fluent.svelte';
import { format, ranked, Words } from '../../words/words';
import { forcedMove } from '../question/forced';
import { questionOf } from '../question/question';
import { Chronicle, LinkedWords, type LogLine, linesOf } from '../panels/log';
import { Storyteller } from '../story/storyteller.svelte';
import { Selection, thing, type Id, type Offer, type Thing } from '../question/selection';

/** Shows groups of events one after the other. The card layer implements it. */
export interface Stage {
  play(events: readonly SeenEvent[], commit: () => void, speed: number): Promise<void>;
  begin(events: readonly SeenEvent[], commit: () => void, speed: number): Promise<Staged | null>;
  /** Finish all animations immediately. */
  skip(): void;
  reset(): void;
}

/** A group of events on the table, shown in parts. */
export interface Staged {
  part(first: number, last: number, speed: number): Promise<void>;
  end(): void;
}

const NO_CLOCK: Clock = {
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

const NO_KINDS = { big: [], turn: 'turn' };

const NOBODY: Presence = {
  type: 'presence',
  seats: [],
  watchers: 0,
  watching: [],
  gone: [],
  grace: null,
  at_result: [],
};

/** A table of any game, or of the one with the view `V`. */
/** The clicks that make up a move, in order, for asking the server about them. */
export type Clicks = [kind: string, id: Id][];
const CLICKED = new Set(['card', 'seat', 'button']);

export abstract class TableModel<V extends View = View> {
  game: GameModule<V> | null = $state.raw(null);
  view: V | null = $state.raw(null);
  decision: Decision | null = $state.raw(null);
  seats: SeatState[] = $state.raw([]);
  presence: Presence = $state.raw(NOBODY);
  clock: Clock = $state.raw(NO_CLOCK);
  /** The server's time minus the local time, in milliseconds. */
  offset = $state(0);
  story: Step[] = $state.raw([]);
  chat: Line[] = $state.raw([]);
  /** The seat whose point of view is shown; null for a spectator. */
  me: number | null = $state(null);
  selection: Selection = $state.raw(new Selection([]));
  /** Whether a move has been sent and is not yet answered. */
  sending = $state(false);
  /** Whether events are still being shown, so that the question has to wait. */
  showing = $state(false);
  /** The card whose explanation is open. */
  explained: string | null = $state(null);
  /** The seat or pile that is open for inspection. */
  inspected: Thing | null = $state.raw(null);
  /** The section of the rules that is open next to the table; empty for their beginning, null if they are closed. */
  rulesAt: string | null = $state(null);
  /** The element that a log line points at. */
  pointed: Thing | null = $state.raw(null);
  refusals: Record<string, string> = $state({});
  stage: Stage | null = null;
  readonly teller = new Storyteller(this);
  /** The last move in the log that has happened; null if all of them have. */
  upto: number | null = $state(null);

  names = $derived(
    this.seats.map((seat, number) => this.shared(number) ?? (seatName(seat) || String(number + 1))),
  );
  /** The seat that is called "you"; null if one person leads several seats, which go by their names. */
  reader: number | null = $derived(this.me === null || this.several(this.me) ? null : this.own(this.me));
  words = $derived(
    new Words(this.game?.key ?? '', this.names, currentBundles(), this.reader, this.game?.plain),
  );
  linked = $derived(
    new LinkedWords(
      this.game?.key ?? '',
      this.names,
      currentBundles(),
      this.reader,
      this.game?.topic,
      this.game?.plain,
    ),
  );
  private readonly chronicle = new Chronicle();
  /** The log as far as it has been told. */
  lines: LogLine[] = $derived.by(() => {
    const { upto, story } = this;
    const happened = upto === null ? story : story.filter(({ move }) => move <= upto);
    const book = this.chronicle.bookOf(happened, this.linked, this.game ?? NO_KINDS);
    const { told } = this.teller;
    if (!told || happened.some(({ move }) => move === told.move)) return book.lines;
    const more = book.copy();
    more.add(told);
    return more.lines;
  });
  /** In a replay: the lines of later moves. */
  comingLines: LogLine[] = $derived.by(() => {
    const { upto } = this;
    if (upto === null) return [];
    const begun = Math.max(upto, this.teller.told?.move ?? 0);
    return this.wholeLog.filter(({ move }) => move > begun);
  });
  private wholeLog: LogLine[] = $derived(
    this.upto === null ? [] : linesOf(this.story, this.linked, this.game ?? NO_KINDS),
  );
  /** The seat that has to decide. */
  asked: number | null = $derived(this.view?.asked ?? null);
  over: boolean = $derived(this.view?.over === true);
  /** The innermost unfinished frame. */
  pending: Pending | null = $derived(this.view?.pending.at(-1) ?? null);

  /** The name that tells the seats of one person apart, if they have several. It comes from the game. */
  private shared(seat: number): string | null {
    if (!this.several(seat)) return null;
    const word = this.view ? this.game?.known?.(this.view, seat) : undefined;
    return word ? format(currentBundles(), `${this.game?.key}-${word}`) : null;
  }

  /** The name of a seat in a row or a heading: its name, or "You". */
  called(seat: number): string {
    return seat === this.reader ? t('you') : this.words.seat(seat);
  }

  /** Whether a seat belongs to this person, who may have several. */
  mine(seat: number): boolean {
    if (this.me === null) return false;
    const person = this.seats[this.me]?.person ?? null;
    return seat === this.me || (person !== null && this.seats[seat]?.person === person);
  }

  /** Whether the person in a seat has other seats as well. */
  private several(seat: number): boolean {
    const person = this.seats[seat]?.person ?? null;
    return person !== null && this.seats.filter((other) => other.person === person).length > 1;
  }

  /** The seat, if it is the reader's own. In a replay, the point of view can be that of somebody else. */
  protected own(seat: number): number | null {
    return seat;
  }

  /** The key of the explanation for a card or word. */
  topicOf(word: string): string {
    return this.game?.topic?.(word) ?? ranked(word)?.kind ?? word;
  }

  abstract play(offer: Offer): Promise<void>;
  abstract whyNot(clicks: Clicks): Promise<string | null>;

  /** The seats clockwise, beginning to the left of the viewer; all seats for a spectator. */
  round = $derived.by(() => {
    const count = this.seats.length;
    const first = this.me === null ? 0 : this.me + 1;
    const others = this.me === null ? count : count - 1;
    return Array.from({ length: others }, (_, step) => (first + step) % count);
  });

  /** The icon for the player of a seat: a bot and its level, a bot standing in, somebody who is not connected. */
  sign(seat: number): BotIcon | 'away' | 'wifi' | 'registered' | null {
    const sitter = this.seats[seat];
    if (sitter?.holder === 'bot') return botIcon(sitter.level);
    if (sitter?.away) return 'away';
    if (sitter?.holder === 'person' && this.presence.seats[seat] === false) return 'wifi';
    return sitter?.account ? 'registered' : null;
  }

  can(kind: string, id: Id): boolean {
    return !this.sending && !this.showing && this.selection.can(kind, id);
  }

  /** Whether this person is not going to be asked, so that a click on a card opens its explanation. */
  get idle(): boolean {
    return this.decision === null && (this.over || this.me === null);
  }

  /** The consequence of a click, if it is the same for all moves that remain. */
  price(kind: string, id: Id): string {
    const [first, ...others] = this.selection.after(kind, id).map(({ then }) => this.words.then(then));
    return first && others.every((then) => then === first) ? first : '';
  }

  chosen(kind: string, id: Id): boolean {
    return this.selection.chosen(kind, id);
  }

  /** Skip to the end of the story if it leads to a question that this target answers; false if it does not. */
  protected async hurryTo(_target: Thing): Promise<boolean> {
    return false;
  }

  /** Handle a click by mouse, touch or keyboard. */
  async press(kind: string, id: Id): Promise<void> {
    if (this.sending) return;
    if (this.showing && !(await this.hurryTo(thing(kind, id)))) return;
    if (!this.decision) {
      announcer.refuse(questionOf(this).text);
      return;
    }
    const pressed = this.selection.press(thing(kind, id), settings.careful);
    this.selection = pressed.selection;
    if (pressed.play) await this.play(pressed.play);
    else if (pressed.refused) await this.refuse(pressed.refused);
  }

  /**
   * Handle a click on something that can also be inspected. If things of its kind answer the question, or something has
   * been chosen already, the click is an answer, and a wrong one is refused with a reason. Otherwise it shows what is
   * known about the thing.
   */
  async touch(kind: string, id: Id): Promise<void> {
    const { path } = this.selection;
    const answers = !this.idle && this.decision && (path.length || this.selection.open(kind).length);
    if (answers) await this.press(kind, id);
    else this.inspect(thing(kind, id));
  }

  /** Handle a click on a card on the table: it answers the question that the story leads to, or inspects the card. */
  async lookOrAnswer(id: Id, look: () => void): Promise<void> {
    if (!this.idle && this.showing && (await this.hurryTo(thing('card', id)))) await this.press('card', id);
    else look();
  }

  /** Handle Space or a click: skip a beat, or give the only possible answer. False if there is neither. */
  hurry(): boolean {
    const only = this.showing && !this.teller.beat?.forced ? null : forcedMove(this);
    if (!this.showing && !only) return false;
    this.teller.skip();
    if (only) void this.play(only);
    return true;
  }

  /** Handle Enter: play the move that is ready. */
  async enter(): Promise<boolean> {
    const ready = this.selection.ready;
    if (!ready || this.sending || this.showing) return false;
    await this.play(ready);
    return true;
  }

  /** Handle Escape: undo one click. */
  escape(): boolean {
    if (!this.selection.begun) return false;
    this.selection = this.selection.back();
    return true;
  }

  /** Why something cannot be chosen after the clicks so far. The server knows what they would mean. */
  async reasonFor(target: Thing): Promise<string | null> {
    if (!this.decision || !CLICKED.has(target.kind)) return null;
    const clicks: Clicks = [...this.selection.path, target].map(({ kind, id }) => [kind, id]);
    const key = `${this.decision.question}|${JSON.stringify(clicks)}`;
    if (!(key in this.refusals)) {
      const why = await this.whyNot(clicks);
      if (why) this.refusals = { ...this.refusals, [key]: why };
    }
    return this.refusals[key] ?? null;
  }

  private async refuse(target: Thing): Promise<void> {
    const why = (await this.reasonFor(target)) ?? t('refused-general');
    announcer.refuse(why.charAt(0).toUpperCase() + why.slice(1));
  }

  protected ask(decision: Decision | null): void {
    const before = this.decision;
    this.decision = decision;
    // The same question again, after reconnecting: keep the selection.
    if (before && decision && JSON.stringify(before) === JSON.stringify(decision)) return;
    this.selection = new Selection(decision?.moves ?? []);
    this.refusals = {};
    announcer.answered();
  }

  explain(card: string | null): void {
    this.explained = card;
  }

  /** Show everything that is known about a seat or a pile, or close it again. */
  inspect(target: Thing | null): void {
    this.inspected = target;
  }

  /** What happened before the first step of `story`, for counting. */
  async before(): Promise<readonly Step[]> {
    return [];
  }

  /** Open a section of the rules next to the table, or close them. */
  readRules(section: string | null): void {
    this.rulesAt = section;
  }

  point(target: Thing | null): void {
    this.pointed = target;
  }
}

const KEY = Symbol('table');
export const setTable = (table: TableModel): TableModel => setContext(KEY, table);
export const getTable = <V extends View = View>(): TableModel<V> => getContext<TableModel<V>>(KEY);
