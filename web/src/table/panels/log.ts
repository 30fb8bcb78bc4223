/** The log: what happened in words, with names that can be pointed at. */
import type { FluentBundle } from '@fluent/bundle';

import type { Step } from '../../protocol';
import { JOINT, ranked, Words } from '../../words/words';
import type { SeenEvent } from '../../views';

// A name is marked by control characters that no text contains: BEGIN, what it names, MIDDLE, its text, END.
const BEGIN = '\uE000';
const MIDDLE = '\uE001';
const END = '\uE002';
const MARKED = /\uE000([sc])([^\uE001]*)\uE001([^\uE002]*)\uE002/g;

/** Words that mark the names of seats, and of everything that can be explained. */
export class LinkedWords extends Words {
  protected override markSeat(seat: number, text: string): string {
    return `${BEGIN}s${seat}${MIDDLE}${text}${END}`;
  }

  /** The quotes belong to what is marked, so that a line does not break between them and the name. */
  protected override markWord(word: string, text: string): string {
    return this.explains(word) ? `${BEGIN}c${word}${MIDDLE}${text}${END}` : text;
  }

  /** Whether there is an explanation; an order ("third") or a pace is only a word. */
  private explains(word: string): boolean {
    const topic = this.topic?.(word) ?? ranked(word)?.kind ?? word;
    return this.say(`${this.game}-about-${topic}`) !== null;
  }

  constructor(
    game: string,
    names: readonly string[],
    bundles: readonly FluentBundle[],
    reader: number | null = null,
    private readonly topic?: (card: string) => string,
    plain = false,
  ) {
    super(game, names, bundles, reader, plain);
  }
}

export interface Part {
  text: string;
  seat?: number;
  card?: string;
  /** What stands before and after a name without a space: a line must not break between them. */
  lead?: string;
  tail?: string;
}

const LEAD = /[(（«【]$/;
const TAIL = /^(?:[:,.;!?)»】：，。；）]|'s\b|的)+/;

/** A marked sentence as its parts. */
export function parts(marked: string): Part[] {
  const found: Part[] = [];
  const add = (text: string, next?: Part): void => {
    const before = found.at(-1);
    const tail = before ? (TAIL.exec(text)?.[0] ?? '') : '';
    const lead = next ? (LEAD.exec(text.slice(tail.length))?.[0] ?? '') : '';
    if (before && tail) before.tail = tail;
    if (next && lead) next.lead = lead;
    const rest = text.slice(tail.length, text.length - lead.length);
    if (rest) found.push({ text: rest });
    if (next) found.push(next);
  };
  let end = 0;
  for (const match of marked.matchAll(MARKED)) {
    const [all, sort, which, text] = match;
    const name: Part = sort === 's' ? { text: text!, seat: Number(which) } : { text: text!, card: which! };
    add(marked.slice(end, match.index), name);
    end = match.index + all.length;
  }
  add(marked.slice(end));
  return found;
}

export const plain = (marked: string): string => marked.replace(MARKED, '$3');

/** A sentence begins with a capital letter, unless it begins with the name of somebody else. */
function capital(marked: string, reader: number | null): string {
  const [, mark = '', sort, which] = /^(\uE000([sc])([^\uE001]*)\uE001)?/u.exec(marked) ?? [];
  if (sort === 's' && Number(which) !== reader) return marked;
  return mark + marked.charAt(mark.length).toUpperCase() + marked.slice(mark.length + 1);
}

/** What a kind of event means for the line that tells it. */
export interface Kinds {
  /** Lines of these are marked: somebody was hit, is out, has won. */
  big: readonly string[];
  /** Lines of these are grey: nothing came of it. */
  quiet?: readonly string[];
  /** It is a heading: a turn begins. */
  turn: string;
}

export interface LogLine {
  key: string;
  move: number;
  seat: number | null;
  /** The event that began the line, and those that were added to it. */
  events: SeenEvent[];
  turn: boolean;
  big: boolean;
  quiet: boolean;
  parts: Part[];
  text: string;
  /** What each move added, for somebody who listens. */
  told: { move: number; text: string }[];
  /** How often in a row the same was said. */
  times: number;
}

/** A group of events and the line that tells them; null where nothing is said of them. */
export interface Told {
  /** The numbers of the first event, and of the one after the last. */
  first: number;
  last: number;
  line: LogLine | null;
  /** The line as it is with these events, and as it was before them. */
  parts: Part[];
  before: Part[];
  /** What was added to the log. */
  added: string;
  /** It was only counted: the line says how often it has happened. */
  repeated: boolean;
}

/**
 * The log, one line an action: what `GAME-after-KIND-KIND` has words for is added to the line before it. A line that
 * grows is replaced by another one, so that lines which were handed out stay as they were.
 */
export class LogBook {
  readonly lines: LogLine[] = [];
  private marked = '';
  /** What the last line tells, and how often it has happened. */
  private tally: readonly { event: SeenEvent; times: number }[] = [];

  constructor(
    readonly words: Words,
    readonly kinds: Kinds,
  ) {}

  /** Another book with the same lines, to be written on. */
  copy(): LogBook {
    const book = new LogBook(this.words, this.kinds);
    book.lines.push(...this.lines);
    book.marked = this.marked;
    book.tally = this.tally;
    return book;
  }

  /** Write down what a move did; `heard` is told how, after each of its events. */
  add(step: Step, heard?: (told: Told) => void): void {
    for (const { event, times, first, last } of counted(step.events)) {
      const lines = this.lines.length;
      const before = this.lines.at(-1)?.parts ?? [];
      const counted = this.repeat(step, event, times);
      const added = counted ?? this.join(step, event, times) ?? this.begin(step, event, times, first);
      const line = added ? this.lines.at(-1)! : null;
      const joined = this.lines.length === lines;
      const parts = line?.parts ?? [];
      heard?.({ first, last, line, parts, before: joined ? before : [], added, repeated: counted !== null });
    }
  }

  /**
   * Count an event that the last line tells already, as somebody does the same several times: "spent 4 resilience, drew
   * 4 cards". Null where the line tells something else, or has no words for a number.
   */
  private repeat(step: Step, event: SeenEvent, times: number): string | null {
    const { words, tally } = this;
    const line = this.lines.at(-1);
    const [head] = tally;
    const same = tally.find((one) => JSON.stringify(one.event) === JSON.stringify(event));
    if (!line || !head || !same || line.turn || tally.some((one) => one.event.id !== undefined)) return null;
    // The line is counted from its beginning on; what follows in it is counted when it has begun once more.
    if (same !== head && same.times + times > head.times) return null;
    if (words.event(head.event, 2) === words.event(head.event)) return null;
    const now = tally.map((one) => (one === same ? { ...one, times: one.times + times } : one));
    const clauses = now.slice(1).map((one) => words.clause(head.event, one.event, one.times));
    if (clauses.includes(null)) return null;
    this.tally = now;
    this.marked = capital(words.event(head.event, now[0]!.times), words.reader);
    now.slice(1).forEach(({ event }, at) => {
      this.marked += this.jointed(plain(this.marked), head.event, event, clauses[at]!);
    });
    const text = plain(this.marked);
    const told = [...line.told, { move: step.move, text }];
    const events = [...line.events, event];
    this.lines[this.lines.length - 1] = { ...line, events, parts: parts(this.marked), text, told };
    return text;
  }

  /** A clause as it is added to the text of a line: with a joint, unless it brings its own. */
  private jointed(text: string, head: SeenEvent, event: SeenEvent, clause: string): string {
    if (!clause || JOINT.test(clause)) return clause;
    const first = this.words.say('clause-first') ?? ': ';
    const listed = text.includes(first) || event.kind === head.kind;
    return (listed ? (this.words.say('clause-more') ?? ', ') : first) + clause;
  }

  /** Tell an event in the line before it; null if it wants a line of its own. */
  private join(step: Step, event: SeenEvent, times: number): string | null {
    const { words } = this;
    const line = this.lines.at(-1);
    const head = line?.events[0];
    const clause = head ? words.clause(head, event, times) : null;
    if (!line || !head || clause === null) return null;
    const longer: LogLine = {
      ...line,
      events: [...line.events, event],
      big: line.big || this.kinds.big.includes(event.kind),
    };
    this.lines[this.lines.length - 1] = longer;
    this.tally = [...this.tally, { event, times }];
    if (!clause) return '';
    const added = this.jointed(line.text, head, event, clause);
    this.marked += added;
    longer.parts = parts(this.marked);
    longer.text = plain(this.marked);
    const told = line.told.at(-1)!;
    if (told.move === step.move) {
      longer.told = [...line.told.slice(0, -1), { ...told, text: told.text + plain(added) }];
    } else {
      // Heard alone, a clause goes without its joint; "… and did" is half a sentence, and is told in full.
      const alone = clause.startsWith(' ') ? words.event(event, times) : clause.replace(/^(, |，)/, '');
      longer.told = [...line.told, { move: step.move, text: plain(capital(alone, words.reader)) }];
    }
    return plain(added);
  }

  private begin(step: Step, event: SeenEvent, times: number, number: number): string {
    const { words, kinds } = this;
    const said = words.event(event, times);
    if (!said) return '';
    this.tally = [{ event, times }];
    this.marked = capital(said, words.reader);
    const text = plain(this.marked);
    this.lines.push({
      key: `${step.seq}.${step.move}.${number}`,
      move: step.move,
      seat: event.seat ?? null,
      events: [event],
      turn: event.kind === kinds.turn,
      big: kinds.big.includes(event.kind),
      quiet: kinds.quiet?.includes(event.kind) ?? false,
      parts: parts(this.marked),
      text,
      told: [{ move: step.move, text }],
      times: times > 1 && said === words.event(event) ? times : 1,
    });
    return text;
  }
}

/** Every so many steps a copy of the book is kept, from which it is written on. */
const KEPT = 25;

/** The book of a story that grows, or of which more or less has happened: only what is new is written. */
export class Chronicle {
  private books: { last: Step; length: number; book: LogBook }[] = [];
  private of: readonly unknown[] = [];

  bookOf(story: readonly Step[], words: Words, kinds: Kinds): LogBook {
    // With other words, or another beginning, everything is written anew.
    const of = [words, kinds, story[0]];
    if (of.some((one, number) => one !== this.of[number])) this.books = [];
    this.of = of;
    const known = this.books.findLast(({ last, length }) => story[length - 1] === last);
    const book = known?.book.copy() ?? new LogBook(words, kinds);
    this.books = this.books.filter(({ length }) => length % KEPT === 0);
    story.slice(known?.length ?? 0).forEach((step, number) => {
      book.add(step);
      const length = (known?.length ?? 0) + number + 1;
      if (length % KEPT === 0 || length === story.length)
        this.books.push({ last: step, length, book: book.copy() });
    });
    this.books.sort((a, b) => a.length - b.length);
    return book;
  }
}

export function linesOf(story: readonly Step[], words: Words, kinds: Kinds): LogLine[] {
  const book = new LogBook(words, kinds);
  for (const step of story) book.add(step);
  return book.lines;
}

interface Counted {
  event: SeenEvent;
  times: number;
  first: number;
  last: number;
}

/** The events with how often each happens in a row; one with a card of its own is always counted alone. */
function counted(events: readonly SeenEvent[]): Counted[] {
  const found: Counted[] = [];
  events.forEach((event, number) => {
    const before = found.at(-1);
    const same = before && event.id === undefined && JSON.stringify(before.event) === JSON.stringify(event);
    if (same) {
      before.times++;
      before.last = number + 1;
    } else found.push({ event, times: 1, first: number, last: number + 1 });
  });
  return found;
}
