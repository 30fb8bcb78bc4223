/** The log: sentences about what happened, with names that can be pointed at. */
import type { FluentBundle } from '@fluent/bundle';

import type { Step } from '../../protocol';
import { JOINT, ranked, Words } from '../../words/words';
import type { Phrase, SeenEvent } from '../../views';

// A name is marked by control characters that no text contains: BEGIN, what it names, MIDDLE, its text, END.
const BEGIN = '\uE000';
const MIDDLE = '\uE001';
const END = '\uE002';
const MARKED = /\uE000([sc])([^\uE001]*)\uE001([^\uE002]*)\uE002/g;

/** Words that mark the names of seats, and of everything that has an explanation. */
export class LinkedWords extends Words {
  protected override markSeat(seat: number, text: string): string {
    return `${BEGIN}s${seat}${MIDDLE}${text}${END}`;
  }

  /** The quotes are part of the marked text, so that a line does not break between them and the name. */
  protected override markWord(word: string, text: string): string {
    return this.explains(word) ? `${BEGIN}c${word}${MIDDLE}${text}${END}` : text;
  }

  /** Whether there is an explanation. An order ("third") or a pace is only a word. */
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
  /** Characters next to a name without a space: a line must not break between them. */
  lead?: string;
  tail?: string;
}

const LEAD = /[(（«【]$/;
const TAIL = /^(?:[:,.;!?)»】：，。；）]|'s\b|的)+/;

/** The parts of a marked sentence. */
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

/** Capitalise a sentence, unless it begins with the name of another player. */
function capital(marked: string, reader: number | null): string {
  const [, mark = '', sort, which] = /^(\uE000([sc])([^\uE001]*)\uE001)?/u.exec(marked) ?? [];
  if (sort === 's' && Number(which) !== reader) return marked;
  return mark + marked.charAt(mark.length).toUpperCase() + marked.slice(mark.length + 1);
}

/** How kinds of events are displayed in the log. */
export interface Kinds {
  /** Lines of these kinds stand out: somebody was hit, was eliminated, or won. */
  big: readonly string[];
  /** Lines of these kinds are grey: they had no effect. */
  quiet?: readonly string[];
  /** This kind is a heading: a turn begins. */
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
  /** What each move added, for screen readers. */
  told: { move: number; text: string }[];
  /** The number of consecutive repetitions. */
  times: number;
}

/** A group of events and their line; null if there is no text for them. */
export interface Told {
  /** The number of the first event, and of the one after the last. */
  first: number;
  last: number;
  line: LogLine | null;
  /** The line with these events, and without them. */
  parts: Part[];
  before: Part[];
  /** What was added to the log. */
  added: string;
  /** Whether the line only counts a repetition. */
  repeated: boolean;
}

/** An event and its phrase. */
interface Said {
  event: SeenEvent;
  phrase: Phrase;
}

/**
 * The log, one line per action. The server decides which events share a line; this class formats its phrases. A line
 * that grows is replaced by a new object, so that lines already handed out do not change.
 */
export class LogBook {
  readonly lines: LogLine[] = [];
  private marked = '';
  /** The events and phrases of the last line. */
  private said: readonly Said[] = [];

  constructor(
    readonly words: Words,
    readonly kinds: Kinds,
  ) {}

  /** A copy of the book that can be continued. */
  copy(): LogBook {
    const book = new LogBook(this.words, this.kinds);
    book.lines.push(...this.lines);
    book.marked = this.marked;
    book.said = this.said;
    return book;
  }

  /** Add a move to the log. `heard` is called after each of its phrases. */
  add(step: Step, heard?: (told: Told) => void): void {
    let next = 0;
    const passOver = (last: number): void => {
      if (last > next)
        heard?.({ first: next, last, line: null, parts: [], before: [], added: '', repeated: false });
    };
    for (const phrase of step.phrases) {
      passOver(phrase.at);
      next = phrase.at + (phrase.times ?? 1);
      const said = { event: step.events[phrase.at]!, phrase };
      const lines = this.lines.length;
      const before = this.lines.at(-1)?.parts ?? [];
      const retold = this.retell(step, said);
      const added = retold ?? this.join(step, said) ?? this.begin(step, said);
      const line = added ? this.lines.at(-1)! : null;
      const joined = this.lines.length === lines;
      const parts = line?.parts ?? [];
      heard?.({
        first: phrase.at,
        last: next,
        line,
        parts,
        before: joined ? before : [],
        added,
        repeated: retold !== null,
      });
    }
    passOver(step.events.length);
  }

  /** Update the numbers in the last line: "spent 4 resilience and drew 4 cards". Null for any other phrase. */
  private retell(step: Step, { event, phrase: { counts } }: Said): string | null {
    const { words } = this;
    const line = this.lines.at(-1);
    if (!line || counts?.length !== this.said.length) return null;
    this.said = this.said.map((one, at) => ({ ...one, phrase: { ...one.phrase, times: counts[at]! } }));
    const [head, ...clauses] = this.said;
    this.marked = capital(words.event(head!.event, head!.phrase), words.reader);
    for (const { event, phrase } of clauses)
      this.marked += this.jointed(plain(this.marked), head!.event, event, words.clause(event, phrase) ?? '');
    const text = plain(this.marked);
    const told = [...line.told, { move: step.move, text }];
    const events = [...line.events, event];
    this.lines[this.lines.length - 1] = { ...line, events, parts: parts(this.marked), text, told };
    return text;
  }

  /** A clause as added to the text of a line: with a conjunction, unless it has one already. */
  private jointed(text: string, head: SeenEvent, event: SeenEvent, clause: string): string {
    if (!clause || JOINT.test(clause)) return clause;
    const first = this.words.say('clause-first') ?? ': ';
    const listed = text.includes(first) || event.kind === head.kind;
    return (listed ? (this.words.say('clause-more') ?? ', ') : first) + clause;
  }

  /** Add a phrase to the last line; null if it begins a new one, or if there is no line to add it to. */
  private join(step: Step, said: Said): string | null {
    const { words } = this;
    const { event, phrase } = said;
    const line = this.lines.at(-1);
    const head = line?.events[0];
    if (!line || !head || !phrase.say.startsWith('after-')) return null;
    // If the beginning of a line is missing, as in the first moves after a reload, the next event replaces it.
    const clause = words.clause(event, { ...phrase, say: `after-${head.kind}-${event.kind}` });
    if (clause === null) return null;
    const longer: LogLine = {
      ...line,
      events: [...line.events, event],
      big: line.big || this.kinds.big.includes(event.kind),
    };
    this.lines[this.lines.length - 1] = longer;
    this.said = [...this.said, said];
    if (!clause) return '';
    const added = this.jointed(line.text, head, event, clause);
    this.marked += added;
    longer.parts = parts(this.marked);
    longer.text = plain(this.marked);
    const told = line.told.at(-1)!;
    if (told.move === step.move) {
      longer.told = [...line.told.slice(0, -1), { ...told, text: told.text + plain(added) }];
    } else {
      // A clause that is announced alone has no conjunction. "… and did" is half a sentence, so the full one is used.
      const alone = clause.startsWith(' ') ? words.event(event, phrase) : clause.replace(/^(, |，)/, '');
      longer.told = [...line.told, { move: step.move, text: plain(capital(alone, words.reader)) }];
    }
    return plain(added);
  }

  private begin(step: Step, said: Said): string {
    const { words, kinds } = this;
    const { event, phrase } = said;
    const sentence = words.event(event, phrase);
    if (!sentence) return '';
    this.said = [said];
    this.marked = capital(sentence, words.reader);
    const text = plain(this.marked);
    const { times = 1 } = phrase;
    this.lines.push({
      key: `${step.seq}.${step.move}.${phrase.at}`,
      move: step.move,
      seat: event.seat ?? null,
      events: [event],
      turn: event.kind === kinds.turn,
      big: kinds.big.includes(event.kind),
      quiet: kinds.quiet?.includes(event.kind) ?? false,
      parts: parts(this.marked),
      text,
      told: [{ move: step.move, text }],
      times: times > 1 && sentence === words.event(event, { ...phrase, times: 1 }) ? times : 1,
    });
    return text;
  }
}

/** The number of steps between the copies of the book that are kept for continuing it. */
const KEPT = 25;

/** Keeps the book of a story of which more or less has happened, and only writes the new part. */
export class Chronicle {
  private books: { last: Step; length: number; book: LogBook }[] = [];
  private of: readonly unknown[] = [];

  bookOf(story: readonly Step[], words: Words, kinds: Kinds): LogBook {
    // With other words or another beginning, the book is written from scratch.
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
