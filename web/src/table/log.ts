/** The log: what happened in words, with names that can be pointed at. */
import type { FluentBundle } from '@fluent/bundle';

import type { Step } from '../protocol';
import { Words } from '../words/words';
import type { SeenEvent } from '../views';

// A name is marked by control characters that no text contains: BEGIN, what it names, MIDDLE, its text, END.
const BEGIN = '\uE000';
const MIDDLE = '\uE001';
const END = '\uE002';
const MARKED = /\uE000([sc])([^\uE001]*)\uE001([^\uE002]*)\uE002/g;

export class LinkedWords extends Words {
  /** `topic` is what a word is explained under: a card by its kind, a raider by its penalty. */
  constructor(
    game: string,
    names: readonly string[],
    bundles: readonly FluentBundle[],
    private readonly topic: (word: string) => string = (word) => word,
  ) {
    super(game, names, bundles);
  }

  override seat(seat: number): string {
    return `${BEGIN}s${seat}${MIDDLE}${super.seat(seat)}${END}`;
  }
  override name(word: string): string {
    // A word without a name stays as it is: messages choose by it. One without an explanation leads nowhere.
    if (this.knownName(word) === null) return word;
    if (this.say(`${this.game}-about-${this.topic(word)}`) === null) return super.name(word);
    return `${BEGIN}c${word}${MIDDLE}${super.name(word)}${END}`;
  }
}

export interface Part {
  text: string;
  seat?: number;
  card?: string;
}

/** A marked sentence as its parts. */
export function parts(marked: string): Part[] {
  const found: Part[] = [];
  let end = 0;
  for (const match of marked.matchAll(MARKED)) {
    if (match.index > end) found.push({ text: marked.slice(end, match.index) });
    const [all, sort, which, text] = match;
    found.push(sort === 's' ? { text: text!, seat: Number(which) } : { text: text!, card: which! });
    end = match.index + all.length;
  }
  if (end < marked.length) found.push({ text: marked.slice(end) });
  return found;
}

export const plain = (marked: string): string => marked.replace(MARKED, '$3');

export interface LogLine {
  key: string;
  move: number;
  seat: number | null;
  kind: string;
  /** A heading: a turn begins. */
  turn: boolean;
  big: boolean;
  parts: Part[];
  text: string;
  /** How often in a row the same was said. */
  times: number;
  event: SeenEvent;
}

export function linesOf(
  story: readonly Step[],
  words: Words,
  big: readonly string[],
  turn: string,
): LogLine[] {
  const lines: LogLine[] = [];
  for (const step of story) {
    step.events.forEach((event, number) => {
      const marked = words.event(event);
      if (!marked) return;
      const text = plain(marked);
      const before = lines.at(-1);
      if (before && before.move === step.move && before.text === text && event.id === undefined) {
        before.times++;
        return;
      }
      lines.push({
        key: `${step.seq}.${step.move}.${number}`,
        move: step.move,
        seat: event.seat ?? null,
        kind: event.kind,
        turn: event.kind === turn,
        big: big.includes(event.kind),
        parts: parts(marked.charAt(0) === BEGIN ? marked : marked.charAt(0).toUpperCase() + marked.slice(1)),
        text,
        times: 1,
        event,
      });
    });
  }
  return lines;
}
