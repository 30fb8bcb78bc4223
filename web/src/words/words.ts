/**
 * Formats messages about one game in one language, with the names of the players.
 * It must agree with `sanjuro.locale.Words`: the same event gives the same sentence in both.
 */
import type { FluentBundle, FluentVariable } from '@fluent/bundle';

import type { SeenEvent } from '../views';

export type Facts = Record<string, unknown>;

const SEAT_FACTS = new Set(['seat', 'target', 'by', 'other', 'giver', 'owner', 'holder', 'province']);
// In moves, the log and refusals these names are marked as cards in the way of the language, such as by quotes in Russian.
const CARD_FACTS = new Set(['card', 'loot', 'victim']);
const VERBATIM_FACTS = new Set(['text', 'offer']);
const SUITS: Record<string, string> = { S: '♠', H: '♥', D: '♦', C: '♣' };
const RANKED = /^(.+)-(10|[2-9JQKA])([SHDC])$/;
const HIDDEN = 'hidden-card';

interface Ranked {
  kind: string;
  rank: string;
  suit: 'S' | 'H' | 'D' | 'C';
}

/** A card's name taken apart: `bang-AS` is an ace of spades of the kind `bang`. */
export function ranked(name: string): Ranked | null {
  const found = RANKED.exec(name);
  return found ? { kind: found[1]!, rank: found[2]!, suit: found[3] as Ranked['suit'] } : null;
}

/** A message from the first bundle that has it; null if none has. */
export function format(bundles: readonly FluentBundle[], id: string, facts: Facts = {}): string | null {
  for (const bundle of bundles) {
    const message = bundle.getMessage(id);
    if (!message?.value) continue;
    const errors: Error[] = [];
    const text = bundle.formatPattern(message.value, facts as Record<string, FluentVariable>, errors);
    if (errors.length) console.warn(`${id}: ${errors[0]}`);
    return text;
  }
  return null;
}

export class Words {
  constructor(
    readonly game: string,
    readonly names: readonly string[],
    private readonly bundles: readonly FluentBundle[],
  ) {}

  /** A message by its id; null if there is no such message. */
  say(id: string, facts: Facts = {}): string | null {
    return format(this.bundles, id, facts);
  }

  /** A message of the game with its facts turned into names; null if there is none. */
  tell(id: string, facts: Facts = {}, setOff = false): string | null {
    return this.say(`${this.game}-${id}`, this.facts(facts, setOff));
  }

  /** The name of a card, character, clan or the like; the word itself if it has none. */
  name(word: string): string {
    return this.knownName(word) ?? word;
  }

  knownName(word: string): string | null {
    const card = ranked(word);
    if (!card) return this.say(`${this.game}-${word}`);
    const kind = this.say(`${this.game}-${card.kind}`);
    return kind === null ? null : `${kind} ${card.rank}${SUITS[card.suit]}`;
  }

  seat(seat: number): string {
    return this.names[seat] ?? String(seat);
  }

  /** A move from its key and facts, as a view gives them. */
  move(say: Facts): string {
    const { key, ...facts } = say;
    return this.tell(`move-${String(key)}`, facts, true) ?? String(key);
  }

  /** What a move would lead to; empty where its own words say it all. */
  then(then: Facts | undefined): string {
    if (!then) return '';
    const { key, ...facts } = then;
    return this.tell(`then-${String(key)}`, facts, true) ?? '';
  }

  /** A line of the log; empty for what needs none. */
  event(event: SeenEvent): string {
    return this.tell(`event-${event.kind}`, eventFacts(event), true) ?? '';
  }

  /** Why the game ended. */
  reason(reason: string): string {
    return this.say(`${this.game}-reason-${reason}`) ?? reason;
  }

  /** Why a move is not on offer; the English sentence if there are no words for it. */
  refusal(refusal: { key: string; facts: Facts; sentence: string }): string {
    return (
      this.tell(`refusal-${refusal.key}`, refusal.facts, true) ??
      this.say(`refusal-${refusal.key}`, this.facts(refusal.facts, true)) ??
      refusal.sentence.replace(/\bseat (\d+)\b/g, (_, seat: string) => this.seat(Number(seat)))
    );
  }

  private facts(facts: Facts, setOff = false): Facts {
    const said: Facts = {};
    for (const [key, value] of Object.entries(facts)) {
      if (SEAT_FACTS.has(key) && typeof value === 'number') said[key] = this.seat(value);
      else if (value === HIDDEN) said[key] = this.say(HIDDEN) ?? '?';
      else if (setOff && VERBATIM_FACTS.has(key)) said[key] = value;
      else if (setOff && CARD_FACTS.has(key) && typeof value === 'string')
        said[key] = this.say('named-card', { name: this.name(value) }) ?? this.name(value);
      else if (typeof value === 'string') said[key] = this.name(value);
      else if (Array.isArray(value)) said[key] = value.map((item) => this.name(String(item))).join(', ');
      else if (typeof value === 'boolean') said[key] = String(value);
      else if (value !== null && value !== undefined) said[key] = value;
    }
    return said;
  }
}

/** The facts of an event as its message wants them: piles by name, and whose they are. */
export function eventFacts(event: SeenEvent): Facts {
  const facts: Facts = {};
  for (const [key, value] of Object.entries(event))
    if (!['kind', 'from', 'to', 'id', 'was'].includes(key)) facts[key] = value;
  facts['card'] ??= HIDDEN;
  for (const [end, whose] of [
    ['from', 'giver'],
    ['to', 'owner'],
  ] as const) {
    const [pile, seat] = (event[end] ?? '').split('.');
    facts[end] = pile;
    if (seat) facts[whose] = Number(seat);
  }
  return facts;
}
