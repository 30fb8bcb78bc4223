/** The story of a move, taken apart into beats: one sentence each, what it points at, and what is turned up in it. */
import type { Aim, GameModule, Reveal } from '../games/game';
import type { Step } from '../protocol';
import type { SeenEvent, View } from '../views';
import type { LogBook, LogLine, Part, Told } from './log';
import { readingTime } from './timing';

export interface Beat {
  /** Its events: the number of the first, and of the one after the last. */
  first: number;
  last: number;
  parts: Part[];
  /** The same with what happened before in the turn, for a phone. */
  soFar: Part[];
  /** Whose turn it is then. */
  turn: number | null;
  /** Whose act it is. */
  seat: number | null;
  aims: Aim[];
  /** A card turned up large in the middle of the table, with what it decides. */
  reveal: Reveal | null;
  /** How long it is shown at normal pace, in milliseconds. */
  time: number;
  /** It tells the only answer to the question that is asked now, which is given by itself. */
  forced?: true;
}

/** A card that is turned up is looked at before its verdict is read. */
const REVEALED = 1900;
/** What somebody did himself needs no long telling, and neither does what came to nothing. */
const BRIEF = 0.5;

/** Whose place it is, such as `hand.2`; null for one that is nobody's. */
function ownerOf(place: string | undefined): number | null {
  const owner = place?.split('.')[1];
  return owner !== undefined && /^\d+$/.test(owner) ? Number(owner) : null;
}

/** What an event points at if its game says nothing else: whom it is about, or whose things are moved. */
export function usualAim(event: SeenEvent): Aim | null {
  const { seat, other } = event;
  const from = seat === undefined ? null : `seat.${seat}`;
  if (other !== undefined && other !== seat) return { from, to: [`seat.${other}`] };
  for (const place of [event.from, event.to]) {
    const owner = ownerOf(place);
    if (owner !== null && owner !== seat) return { from, to: [place!] };
  }
  return null;
}

function aimOf(event: SeenEvent, game: GameModule, view: View | null): Aim | null {
  const own = view ? game.aim?.(event, view) : undefined;
  return own === undefined ? usualAim(event) : own;
}

interface Telling {
  game: GameModule;
  /** The view before the move. */
  view: View | null;
  /** The seat of who is told the story. */
  reader: number | null;
  /** "…, then …": how a sentence goes on with another act. */
  then: (rest: string) => string;
}

/** The beats of a move, which is written into the log book on the way. */
export function beatsOf(step: Step, book: LogBook, { game, view, reader, then }: Telling): Beat[] {
  const beats: Beat[] = [];
  let first = 0;
  let turn = view?.turn ?? null;
  book.add(step, (told) => {
    const { line } = told;
    const events = step.events.slice(told.first, told.last);
    const before = beats.at(-1);
    const aims = events.map((event) => aimOf(event, game, view)).filter((aim) => aim !== null);
    const silent = line === null || line.turn;
    if (line?.turn) turn = line.seat;
    if (before && (silent || continues(told, step.events, before))) {
      before.last = told.last;
      // The heading of the next turn is no part of what is told.
      if (!silent) before.parts = told.parts;
      if (!silent) before.soFar = digest(book.lines, then);
      before.aims.push(...(line?.turn ? [] : aims));
      first = told.last;
      return;
    }
    if (silent) return;
    const reveal = game.reveal?.(step.events, told.first) ?? null;
    const brief = line.quiet || step.seat === reader ? BRIEF : 1;
    const time = reveal ? REVEALED : readingTime(told.added) * brief;
    const soFar = digest(book.lines, then);
    beats.push({
      first,
      last: told.last,
      parts: told.parts,
      soFar,
      turn,
      seat: line.seat,
      aims,
      reveal,
      time,
    });
    first = told.last;
  });
  return beats;
}

/** Several cards that are drawn, laid out or thrown away in a row are one beat. */
function continues(told: Told, events: readonly SeenEvent[], before: Beat): boolean {
  return (
    !before.reveal &&
    told.line !== null &&
    events[told.first]!.kind === events[before.last - 1]!.kind &&
    told.line.events.length > 1
  );
}

/** A digest is no longer than this, in characters, unless its last line is; Chinese characters count twice. */
const LONGEST = 110;

const length = (line: LogLine): number =>
  line.text.length + (line.text.match(/[\u3400-\u9fff]/g) ?? []).length;

/**
 * What somebody did last in a turn as one sentence: "Orin sent Oda to Nui, then moved Mori home". Lines that begin with
 * the same name go on without it. What was only drawn or came to nothing is left out, unless there is nothing else.
 */
export function digest(lines: readonly LogLine[], then: (rest: string) => string): Part[] {
  const turn = lines.slice(lines.findLastIndex((line) => line.turn) + 1);
  const last = turn.at(-1);
  const told = turn.filter((line) => line === last || !(line.quiet || line.events[0]!.kind === 'draw'));
  let room = LONGEST;
  const first = told.findLastIndex((line) => (room -= length(line)) < 0) + 1;
  const found: Part[] = [];
  for (const line of told.slice(Math.min(first, told.length - 1))) {
    const [head, next, ...more] = line.parts;
    const same = found[0]?.seat !== undefined && head?.seat === found[0].seat && head.tail === undefined;
    if (!same || !next) found.splice(0, found.length, ...line.parts);
    else found.push({ ...next, text: then(next.text.trimStart()) }, ...more);
  }
  return found;
}
