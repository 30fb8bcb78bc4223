/**
 * Formats messages about one game in one language, with the names of the players.
 * It must agree with `sanjuro.locale.Words`: the same event gives the same sentence in both.
 */
import {
  FluentType,
  type FluentBundle,
  type FluentFunction,
  type FluentValue,
  type FluentVariable,
} from '@fluent/bundle';

import type { Phrase, SeenEvent } from '../views';
import { faceOf, humanise } from './humanise';

export type Facts = Record<string, unknown>;

const SEAT_FACTS = new Set(['seat', 'target', 'by', 'other', 'giver', 'owner', 'holder', 'province']);
// In moves, the log and refusals, these names are marked as cards in the way of the language, such as quotes in
// Russian.
const CARD_FACTS = new Set(['card', 'loot', 'victim']);
// Text typed by players, the notation of moves, and facts that messages use only as selectors.
const VERBATIM_FACTS = new Set(['text', 'offer', 'hidden', 'home', 'again', 'suit']);
/** The fields of an event or a phrase that are not facts. */
const NO_FACTS = new Set(['kind', 'id', 'was', 'say', 'at', 'counts']);
/** The facts that a phrase omits if they have these values. */
const DEFAULTS: Facts = { times: 1, hidden: 'no', suit: '', from: '', to: '', home: 'no', again: 'no' };
const SUITS: Record<string, string> = { S: '♠', H: '♥', D: '♦', C: '♣' };
const RANKED = /^(.+)-(10|[2-9JQKA])([SHDC])$/;
const HIDDEN = 'hidden-card';

/** A clause that begins with one of these characters is added to a line without another conjunction. */
export const JOINT = /^[ ,，]/;

/** The other forms of a name in the language, such as grammatical cases. */
type Forms = Readonly<Record<string, string>>;

/** A name with its other forms. */
class Name extends FluentType<string> {
  constructor(
    said: string,
    readonly forms: Forms,
    readonly mark: (text: string) => string,
  ) {
    super(said);
  }

  override toString(): string {
    return this.value;
  }
}

/**
 * The name of a seat in a sentence: the player's name, or the language's word for the reader. The forms are those of
 * the piece whose name the seat goes by; null where it goes by a player's name.
 */
export class SeatName extends FluentType<string> {
  constructor(
    said: string,
    readonly you: boolean,
    readonly forms: Forms | null,
    readonly mark: (text: string) => string,
  ) {
    super(said);
  }

  override toString(): string {
    return this.mark(this.value);
  }
}

/**
 * `IF_YOU($seat, "your", "%'s")`: the first text if the seat is the reader's, otherwise the second; % is the name. A
 * fourth text is for a seat that goes by the name of a piece; in it, `%gen` is that form of the name.
 */
const ifYou: FluentFunction = ([seat, yours, others, piece]) => {
  const you = seat instanceof SeatName && seat.you;
  if (!you && piece && seat instanceof SeatName && seat.forms) {
    const { forms } = seat;
    return String(piece).replace(/%(\w*)/g, (_, form: string) => seat.mark(forms[form] ?? seat.value));
  }
  const text = String(you ? yours : others);
  if (!String(others).includes('%')) return text;
  if (!(seat instanceof SeatName)) return text.replace('%', String(seat));
  return you ? seat.mark(text) : text.replace('%', () => seat.mark(seat.value));
};

/** `FORM($card, "gen")`: that form of a name; the name itself if the language has no such form. */
const formOf: FluentFunction = ([name, form]) => {
  if (!(name instanceof Name)) return name as FluentValue;
  const found = name.forms[String(form)];
  return found === undefined ? name.value : name.mark(found);
};

/** Functions for messages, in addition to Fluent's own. */
export const FUNCTIONS: Record<string, FluentFunction> = { IF_YOU: ifYou, FORM: formOf };

interface Ranked {
  kind: string;
  rank: string;
  suit: 'S' | 'H' | 'D' | 'C';
}

/** The parts of a card's name: `beer-AS` is an ace of spades of the kind `beer`. */
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
    /** The seat called "you" in sentences; null if every seat goes by its name. */
    readonly reader: number | null = null,
    /** Whether texts that are missing are derived from the notation, as for a game that this client does not know. */
    readonly plain = false,
  ) {}

  /** A message by its id; null if there is no such message. */
  say(id: string, facts: Facts = {}): string | null {
    return format(this.bundles, id, facts);
  }

  /** A message of the game, with its facts replaced by names; null if there is none. */
  tell(id: string, facts: Facts = {}, setOff = false): string | null {
    return this.say(`${this.game}-${id}`, this.facts(facts, setOff));
  }

  /** The name of a card, character, clan and so on; the word itself if it has none, since messages select by it. */
  name(word: string): string {
    const name = this.knownName(word);
    return name === null ? this.unnamed(word) : this.markWord(word, name);
  }

  private unnamed(word: string): string {
    return this.plain ? humanise(faceOf(word)) : word;
  }

  /** A sentence built from a key and its facts if there is no message for it. */
  private phrase(key: string, facts: Facts): string {
    const said = [/[ >]/.test(key) ? this.notation(key) : humanise(key)];
    for (const [fact, value] of Object.entries(facts)) {
      if (fact === 'seat' || value === null || value === undefined || typeof value === 'object') continue;
      if (SEAT_FACTS.has(fact) && typeof value === 'number') said.push(`→ ${this.who(value).toString()}`);
      else if (typeof value === 'string') said.push(this.name(value));
      else if (typeof value === 'number' || typeof value === 'boolean') said.push(String(value));
    }
    return said.filter((part, number) => part !== said[number - 1]).join(' ');
  }

  /** The text for the notation of a move: `guard > 2 priest` is "Guard → Nui Priest". */
  private notation(text: string): string {
    const parts = text.split(' ').map((part, number, all) => {
      if (part === '>') return '→';
      if (all[number - 1] === '>' && /^\d+$/.test(part)) return this.who(Number(part)).toString();
      return /^\d+$/.test(part) ? part : this.name(part);
    });
    return parts.join(' ');
  }

  /** A sentence for an event without a message: who, what and with which card. */
  private plainly(event: SeenEvent): string {
    const { kind, seat, card, what, n, other } = event;
    const who = seat === undefined ? '' : this.who(seat).toString();
    if (kind === 'turn') return this.say('plain-turn', { seat: who }) ?? who;
    const said = this.phrase(kind, { card, what, n, ...(other === seat ? {} : { other }) });
    return who ? `${who}: ${said.charAt(0).toLowerCase()}${said.slice(1)}` : said;
  }

  protected markWord(_word: string, text: string): string {
    return text;
  }

  /** The other forms of a word's name: the attributes of its message. */
  private forms(word: string): Forms {
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(`${this.game}-${word}`);
      if (!message?.value) continue;
      const attributes = Object.entries(message.attributes);
      return Object.fromEntries(attributes.map(([form, text]) => [form, bundle.formatPattern(text)]));
    }
    return {};
  }

  /** The names of pieces that seats go by if one person leads several of them, with their forms. */
  private pieces(): Record<string, Forms> {
    const words = (this.say(`${this.game}-seats`) ?? '').split(' ').filter(Boolean);
    return Object.fromEntries(words.map((word) => [this.knownName(word) ?? word, this.forms(word)]));
  }

  knownName(word: string): string | null {
    const card = ranked(word);
    if (!card) return this.say(`${this.game}-${word}`);
    const kind = this.say(`${this.game}-${card.kind}`);
    const rank = `${card.rank}${SUITS[card.suit]}`;
    return kind === null ? null : (this.say('ranked-card', { name: kind, rank }) ?? `${kind} ${rank}`);
  }

  /** The name of the player at a seat, as in a table or a list. */
  seat(seat: number): string {
    return this.names[seat] ?? String(seat);
  }

  /** The name of a seat as a fact of a sentence: "you" for the reader. */
  who(seat: number): SeatName {
    const you = seat === this.reader;
    const forms = you ? null : (this.pieces()[this.seat(seat)] ?? null);
    return new SeatName((you ? this.say('who-you') : null) ?? this.seat(seat), you, forms, (text) =>
      this.markSeat(seat, text),
    );
  }

  protected markSeat(_seat: number, text: string): string {
    return text;
  }

  /** The text of a move from its key and facts, as in a view. */
  move(say: Facts): string {
    const { key, ...facts } = say;
    return (
      this.tell(`move-${String(key)}`, facts, true) ??
      (this.plain ? this.phrase(String(key), facts) : String(key))
    );
  }

  /** The consequence of a move; empty if its own text says it all. */
  then(then: Facts | undefined): string {
    if (!then) return '';
    const { key, ...facts } = then;
    return (
      this.tell(`then-${String(key)}`, facts, true) ?? (this.plain ? this.phrase(String(key), facts) : '')
    );
  }

  /** The sentence for an event; empty if it has none. */
  event(event: SeenEvent, phrase: Partial<Phrase> = {}): string {
    const said = this.tell(`event-${event.kind}`, factsOf(event, phrase), true);
    return said ?? (this.plain ? this.plainly(event) : '');
  }

  /** A phrase about an event that continues a line; null if there is no message for it. */
  clause(event: SeenEvent, phrase: Phrase): string | null {
    return this.tell(phrase.say, factsOf(event, phrase), true);
  }

  /** Why the game ended. */
  reason(reason: string): string {
    return (
      this.say(`${this.game}-reason-${reason}`) ??
      this.say(`reason-${reason}`) ??
      (this.plain ? humanise(reason) : reason)
    );
  }

  /** Why a move is not legal; the English sentence if there is no message for it. */
  refusal(refusal: { key: string; facts: Facts; sentence: string }): string {
    return (
      this.tell(`refusal-${refusal.key}`, refusal.facts, true) ??
      this.say(`refusal-${refusal.key}`, this.facts(refusal.facts, true)) ??
      refusal.sentence.replace(/\bseat (\d+)\b/g, (_, seat: string) => this.seat(Number(seat)))
    );
  }

  /** The name of a card as it appears in a sentence, such as in quotes. */
  private named(word: string): string {
    const name = this.knownName(word) ?? this.unnamed(word);
    return this.markWord(word, this.say('named-card', { name }) ?? name);
  }

  private withForms(word: string, said: string): string | Name {
    const forms = this.forms(word);
    if (!Object.keys(forms).length) return said;
    return new Name(said, forms, (text) => this.markWord(word, text));
  }

  private facts(facts: Facts, setOff = false): Facts {
    const said: Facts = {};
    for (const [key, value] of Object.entries(facts)) {
      if (SEAT_FACTS.has(key) && typeof value === 'number') said[key] = this.who(value);
      else if (value === HIDDEN) said[key] = this.say(HIDDEN) ?? '?';
      else if (setOff && VERBATIM_FACTS.has(key)) said[key] = value;
      else if (setOff && CARD_FACTS.has(key) && typeof value === 'string')
        said[key] = this.withForms(value, this.named(value));
      else if (typeof value === 'string') said[key] = this.withForms(value, this.name(value));
      else if (Array.isArray(value))
        said[key] = value.map((item) => this.name(String(item))).join(this.say('clause-more') ?? ', ');
      else if (typeof value === 'boolean') said[key] = String(value);
      else if (value !== null && value !== undefined) said[key] = value;
    }
    return said;
  }
}

/** What a message about an event may refer to: the facts of the event, those of its phrase, and defaults. */
function factsOf(event: SeenEvent, phrase: Partial<Phrase>): Facts {
  const hidden = event.card === undefined ? { card: HIDDEN, hidden: 'yes' } : {};
  const facts = Object.entries({ ...DEFAULTS, ...hidden, ...event, ...phrase });
  return Object.fromEntries(facts.filter(([fact]) => !NO_FACTS.has(fact)));
}
