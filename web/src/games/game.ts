/** What the client needs from each game: components, sentences and explanations. It contains no rules. */
import type { Component } from 'svelte';

import type { GameRules } from '../rules/game-rules';
import type { Sound } from '../sound/play';
import type { SeenEvent, View } from '../views';
import type { TableModel } from '../table/model/model.svelte';
import type { Scene } from '../table/story/storyteller.svelte';

/** What pages show about a game before it is loaded: `games/<game>/entry.ts`. */
export interface Entry {
  /** Its position in lists of games. */
  order: number;
  world: 'west' | 'japan';
  players: readonly [number, number];
  /** Approximate minutes. */
  minutes: number;
  /** Whether players hide roles, clans or cards from each other. */
  secrets: boolean;
  /** Whether all players, including bots, are on one side. */
  together?: boolean;
}

/** What the gallery shows of a game: `games/<game>/gallery.ts`. */
export interface GallerySamples {
  Card: Component<CardProps>;
  ratio: number;
  /** One card of each kind; null is the back. */
  cards: readonly (string | null)[];
  faces?: readonly string[];
  /** Plates of tokens. */
  tokens?: readonly string[];
  /** Cards at the size of cards in play. */
  small?: { names: readonly string[]; variant: CardProps['variant'] };
  /** Cards in a hand, as on a phone. */
  phone?: readonly string[];
}

export interface CardProps {
  /** The card's name in the engine; null is its back. */
  name: string | null;
  /** How it is shown: large in the hand, plain on a board, small in a seat. */
  variant?: 'hand' | 'board' | 'mini' | 'full';
}

export interface Question {
  /** The line above the question: whose turn it is, or what somebody is doing. */
  who: string;
  text: string;
  hint?: string;
  /** Whether the question is about harm to the person who is asked. Such questions are red. */
  harm?: boolean;
  /** When a bot answers for an absent player, in server time. */
  botAt?: number;
}

/** A short burst over a seat or a place when something happens. */
export interface Effect {
  symbol: string;
  tone: 'harm' | 'good' | 'plain';
  seat?: number;
  place?: string;
}

/** A big moment, shown large over the table. A click skips it, and reduced motion omits it. */
export interface Moment {
  kind: 'explosion' | 'defeat' | 'kiai' | 'role' | 'fire';
  symbol?: string;
  /** For a role: the card that is turned up. */
  card?: string;
  seat?: number;
  place?: string;
}

/** Who a player is in the game that begins, shown by a card that turns over. */
export interface Begin {
  /** The role or the clan. If there is none, the portrait of the samurai is turned up. */
  card?: string;
  title: string;
  aim: string;
  /** The player's characters or samurai, and their abilities. */
  people: readonly { who: string; name: string; ability: string }[];
}

/** A team in the chart of win probabilities. */
export interface Side {
  name: string;
  tone: 'indigo' | 'red' | 'ochre' | 'pine' | 'plum';
}

/** Something a player did to another one, or for a clan. Deeds with the same words are counted together. */
export interface Deed {
  /** The message `GAME-deed-KEY`. */
  key: string;
  by: number;
  target?: number;
  clan?: string;
}

/** What a click that is not a move shows about a seat, the deck, the discard pile or the roles. */
export interface Inspection<V extends View = View> {
  /** The part below the face and the name: abilities, distances, cards. */
  Seat: Component<{ seat: number }>;
  /** The face of a seat; `title` is the text below its name. */
  face(view: V, seat: number): string;
  title(table: TableModel<V>, seat: number): string;
  /** The discard pile, most recent card first. */
  discard(view: V): readonly { card: string }[];
  /** The number of copies of each kind of card in the match. */
  copies(view: V): Readonly<Record<string, number>>;
  /** All cards among them whose place is known. */
  seen(view: V): readonly { card: string }[];
  /** What an event reveals about how its actor treats others; omitted if all players are on one side. */
  deed?: (this: void, event: SeenEvent) => Deed | null;
  /** The game's own sheets by pile name (`*` for any); they replace the common ones. */
  sheets?: Readonly<Record<string, Sheet<V>>>;
}

export interface Sheet<V extends View = View> {
  title(table: TableModel<V>, pile: string): string;
  /** It receives the name of the pile, which most ignore because they have only one. */
  Content: Component<{ pile: string }> | Component;
}

/** What an act points at: the actor, and the seats or places it targets. */
export interface Aim {
  from: string | null;
  to: string[];
}

/** A card that is turned up to decide something. */
export interface Reveal {
  card: string;
  /** Why it is turned up. */
  title: string;
  /** What it decides; omitted while that is not known. */
  verdict?: string;
  good?: boolean;
}

/** "Nothing to parry with", and "2 wounds" if the consequence of the answer does not say so. */
export interface Cannot {
  what: string;
  price?: string;
}

/**
 * The parts of the view that each kind of event changes: of the seat it is about, of the other seat, of every seat, and
 * of the whole table. They change when the event is told; everything else changes when the whole move has been told.
 */
export type Results = Readonly<
  Record<
    string,
    {
      seat?: readonly string[];
      other?: readonly string[];
      every?: readonly string[];
      table?: readonly string[];
    }
  >
>;

export interface GameModule<V extends View = View> {
  key: string;
  /** Whether this is the plain table, for games without a folder here. */
  plain?: boolean;
  world: 'west' | 'japan';
  /** The layout of the table, within the frame that all games share. */
  Table: Component;
  /** One card, front or back. */
  Card: Component<CardProps>;
  /** What the game adds to the end screen. */
  End?: Component;
  /** Who the person at this table is, shown when the game begins. */
  begin?(table: TableModel<V>, me: number): Begin | null;
  /** The reason for the result, as the second half of "You lost: …". */
  verdict?(table: TableModel<V>): string | null;
  /** The seats that win or lose together. */
  side?(table: TableModel<V>, seats: readonly number[]): Side;
  /** The height of a card divided by its width. */
  ratio: number;
  inspection: Inspection<V>;
  /** The text of the question, if the general one (`GAME-ask-FRAME`) is not enough. */
  question?(table: TableModel<V>): Question | null;
  /** What identifies a seat besides its player's name: the word for its samurai or character. */
  known?(view: V, seat: number): string;
  /** What the rules page shows of the game, and which section answers a question. */
  rules: GameRules<V>;
  /** The sound of an event, if it has one besides the rustle of a moving card. */
  sound?(event: SeenEvent): Sound | null;
  effect?(event: SeenEvent): Effect | null;
  moment?(event: SeenEvent): Moment | null;
  /** What an event points at; undefined for the default: the seat it is about, or the owner of what is moved. */
  aim?(event: SeenEvent, view: V): Aim | null | undefined;
  /** The card that the event with this number reveals, with its consequence. */
  reveal?(events: readonly SeenEvent[], number: number): Reveal | null;
  /** Events that take over the whole table: the number of the first, and of the one after the last. */
  scene?(events: readonly SeenEvent[]): [number, number] | null;
  /** What is shown over the table during these events. */
  Scene?: Component<{ scene: Scene; onclose: () => void }>;
  /** The facts of the view that an event changes, besides the cards it moves. They change when the event is told. */
  results?: Results;
  /** Where the view has the pile of a place; omitted if the pile has the same name as the place. */
  pile?(place: string): readonly (string | number)[] | null;
  /** The places whose cards this kind of event shuffles or collects all together; `line.*` means every seat's. */
  shuffles?: Readonly<Record<string, readonly string[]>>;
  /** The parts of the view that change as soon as an event is told, such as the phase of a turn. */
  told?(event: SeenEvent, view: V): Partial<V> | null;
  /** What is announced if there is only one answer: what the player lacks, and what that costs. */
  cannot?(table: TableModel<V>): Cannot | null;
  /** Log lines of these kinds of events stand out: somebody was hit, was eliminated, or won. */
  big: readonly string[];
  /** Log lines of these kinds of events are grey: they had no effect. */
  quiet?: readonly string[];
  /** The kind of event that only announces a turn: a heading in the log. */
  turn: string;
  /** What has an explanation (`GAME-help-NAME`), in the order of the help panel. */
  topics: readonly string[];
  /** The name of the explanation of a card. */
  topic?: (this: void, card: string) => string;
}

/** The parts of a place in an event: `hand.2` is the hand of seat 2. */
export function placeOf(place: string | undefined): readonly [pile: string, seat: number | null] {
  const [pile = '', seat] = (place ?? '').split('.');
  return [pile, seat === undefined ? null : Number(seat)];
}
