/** The log: what happened in words, with names that can be pointed at. */
import type { FluentBundle } from '@fluent/bundle';

import type { Step } from '../protocol';
import { ranked, Words } from '../words/words';
import type { SeenEvent } from '../views';

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
  override name(word: string): string {
    // A word without a name stays as it is: messages choose by it.
    const name = this.knownName(word);
    if (name === null) return word;
    return this.explains(word) ? `${BEGIN}c${word}${MIDDLE}${name}${END}` : name;
  }

  /** The quotes belong to what is marked, so that a line does not break between them and the name. */
  protected override named(word: string): string {
    const name = this.knownName(word) ?? word;
    const said = this.say('named-card', { name }) ?? name;
    return this.explains(word) ? `${BEGIN}c${word}${MIDDLE}${said}${END}` : said;
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
  ) {
    super(game, names, bundles, reader);
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
const TAIL = /^(?:[:,.;!?)»】：，。；）]|'s\b)+/;

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
  /** The line as it is with these events. */
  parts: Part[];
  /** What was added to the log. */
  added: string;
}

/** The log, one line an action: what `GAME-after-KIND-KIND` has words for is added to the line before it. */
export class LogBook {
  readonly lines: LogLine[] = [];
  private marked = '';

  constructor(
    private readonly words: Words,
    private readonly kinds: Kinds,
  ) {}

  /** Write down what a move did; `heard` is told how, after each of its events. */
  add(step: Step, heard?: (told: Told) => void): void {
    for (const { event, times, first, last } of counted(step.events)) {
      const added = this.join(step, event, times) ?? this.begin(step, event, times, first);
      const line = added ? this.lines.at(-1)! : null;
      heard?.({ first, last, line, parts: line?.parts ?? [], added });
    }
  }

  /** Tell an event in the line before it; null if it wants a line of its own. */
  private join(step: Step, event: SeenEvent, times: number): string | null {
    const { words } = this;
    const line = this.lines.at(-1);
    const head = line?.events[0];
    const clause = head ? words.clause(head, event, times) : null;
    if (!line || !head || clause === null) return null;
    line.events.push(event);
    line.big ||= this.kinds.big.includes(event.kind);
    if (!clause) return '';
    const first = words.say('clause-first') ?? ': ';
    const listed = line.text.includes(first) || event.kind === head.kind;
    const added = (listed ? (words.say('clause-more') ?? ', ') : first) + clause;
    this.marked += added;
    line.parts = parts(this.marked);
    line.text = plain(this.marked);
    const told = line.told.at(-1)!;
    if (told.move === step.move) told.text += plain(added);
    else line.told.push({ move: step.move, text: plain(capital(clause, words.reader)) });
    return plain(added);
  }

  private begin(step: Step, event: SeenEvent, times: number, number: number): string {
    const { words, kinds } = this;
    const said = words.event(event, times);
    if (!said) return '';
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
