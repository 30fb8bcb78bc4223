/** Splits the story of a move into beats, each with one sentence, what it points at, and what it reveals. */
import type { Aim, GameModule, Reveal } from '../../games/game';
import type { Step } from '../../protocol';
import type { SeenEvent, View } from '../../views';
import type { LogBook, LogLine, Part, Told } from '../panels/log';
import { readingTime } from './timing';

export interface Beat {
  /** The number of its first event, and of the one after the last. */
  first: number;
  last: number;
  parts: Part[];
  /** The same with everything earlier in the turn, for phones. */
  soFar: Part[];
  /** Whose turn it is at that time. */
  turn: number | null;
  /** The seat that acts. */
  seat: number | null;
  aims: Aim[];
  /** A card that is shown large in the middle of the table, with what it decides. */
  reveal: Reveal | null;
  /** How long it is shown at normal pace, in milliseconds. */
  time: number;
  /** What it adds to the log, for screen readers. */
  said: string;
  /** How many characters at the beginning of `parts` and of `soFar` have been told before. */
  old: number;
  oldSoFar: number;
  /** It announces the only answer to the current question, which is given automatically. */
  forced?: true;
}

/** Players see a revealed card before they read its verdict. */
const LOOKED_AT = 800;
const VERDICT = 1100;
/** The reader's own acts are told briefly, and so are acts without effect. */
const BRIEF = 0.5;

/** The owner of a place such as `hand.2`; null if it belongs to nobody. */
function ownerOf(place: string | undefined): number | null {
  const owner = place?.split('.')[1];
  return owner !== undefined && /^\d+$/.test(owner) ? Number(owner) : null;
}

/** What an event points at by default: the other seat, or the owner of what is moved. */
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

/** Joins another act to a sentence. The number counts the acts joined so far, from 1. */
export type Then = (rest: string, number: number) => string;

interface Telling {
  game: GameModule;
  /** The view before the move. */
  view: View | null;
  /** The seat of the reader. */
  reader: number | null;
  /** "…, then …": joins another act to a sentence. */
  then: Then;
}

/** Return the beats of a move, and add the move to the log book. */
export function beatsOf(step: Step, book: LogBook, { game, view, reader, then }: Telling): Beat[] {
  const beats: Beat[] = [];
  let first = 0;
  let turn = view?.turn ?? null;
  /** The latest sentence about the turn. */
  let before = textOf(digest(book.lines, then));
  const grown = (from: string, to: readonly Part[]): number =>
    textOf(to).startsWith(from) ? from.length : 0;
  book.add(step, (told) => {
    const { line } = told;
    const events = step.events.slice(told.first, told.last);
    const last = beats.at(-1);
    if (line?.turn) turn = line.seat;
    // The heading of a turn belongs to the first beat in it.
    if (line?.turn || (line === null && (!last || first < told.first))) return;
    const aims = events.map((event) => aimOf(event, game, view)).filter((aim) => aim !== null);
    if (last && first === told.first && (line === null || continues(told, step.events, last))) {
      last.last = told.last;
      if (line) {
        last.parts = told.parts;
        last.soFar = digest(book.lines, then);
        last.said += told.added;
        before = textOf(last.soFar);
      }
      last.aims.push(...aims);
      first = told.last;
      return;
    }
    if (!line) return;
    const reveal = game.reveal?.(step.events, told.first) ?? null;
    const brief = line.quiet || told.repeated || step.seat === reader ? BRIEF : 1;
    const soFar = digest(book.lines, then);
    const { parts } = told;
    const common = { turn, seat: line.seat, aims };
    if (reveal) {
      // The card is revealed first. Neither the sentence nor the table shows yet what it decides.
      const { card, title } = reveal;
      const until = told.before.length ? told.before : parts;
      beats.push({
        ...common,
        first,
        last: first,
        parts: until,
        soFar: until,
        reveal: { card, title },
        time: LOOKED_AT,
        said: '',
        old: 0,
        oldSoFar: 0,
      });
    }
    const time = reveal ? VERDICT : readingTime(told.added) * brief;
    beats.push({
      ...common,
      first,
      last: told.last,
      parts,
      soFar,
      reveal,
      time,
      said: told.added,
      old: grown(textOf(told.before), parts),
      oldSoFar: grown(before, soFar),
    });
    before = textOf(soFar);
    first = told.last;
  });
  return beats;
}

const textOf = (parts: readonly Part[]): string =>
  parts.map(({ lead, text, tail }) => `${lead ?? ''}${text}${tail ?? ''}`).join('');

/** The parts of a sentence, split at the beginning of its newest clause. */
export function newest(parts: readonly Part[], old: number): { part: Part; old: boolean }[] {
  let at = 0;
  return parts.flatMap((part) => {
    const begin = at;
    const whole = part.text.length + (part.lead?.length ?? 0);
    at += whole + (part.tail?.length ?? 0);
    if (begin + whole <= old || begin >= old || part.seat !== undefined || part.card !== undefined)
      return [{ part, old: begin < old }];
    const cut = old - begin;
    return [
      { part: { text: part.text.slice(0, cut) }, old: true },
      { part: { ...part, text: part.text.slice(cut) }, old: false },
    ];
  });
}

/** Whether events belong to one beat: cards that are drawn, laid out or discarded in a row. */
function continues(told: Told, events: readonly SeenEvent[], before: Beat): boolean {
  return (
    !before.reveal &&
    told.line !== null &&
    events[told.first]!.kind === events[before.last - 1]!.kind &&
    told.line.events.length > 1
  );
}

/** The maximum length of a digest in characters, unless its last line is longer. Chinese characters count twice. */
const LONGEST = 110;

const length = (line: LogLine): number =>
  line.text.length + (line.text.match(/[\u3400-\u9fff]/g) ?? []).length;

/**
 * Summarise a player's latest acts in a turn as one sentence: "Orin sent Oda to Nui, then moved Mori home". Lines that
 * begin with the same name continue without it. Draws and acts without effect are omitted, unless there is nothing
 * else.
 */
export function digest(lines: readonly LogLine[], then: Then): Part[] {
  const turn = lines.slice(lines.findLastIndex((line) => line.turn) + 1);
  const last = turn.at(-1);
  const told = turn.filter((line) => line === last || !(line.quiet || line.events[0]!.kind === 'draw'));
  let room = LONGEST;
  const first = told.findLastIndex((line) => (room -= length(line)) < 0) + 1;
  const found: Part[] = [];
  let joined = 0;
  for (const line of told.slice(Math.min(first, told.length - 1))) {
    const [head, next, ...more] = line.parts;
    const same = found[0]?.seat !== undefined && head?.seat === found[0].seat && head.tail === undefined;
    joined = same && next ? joined + 1 : 0;
    if (!same || !next) found.splice(0, found.length, ...line.parts);
    else found.push({ ...next, text: then(next.text.trimStart(), joined) }, ...more);
  }
  return found;
}
