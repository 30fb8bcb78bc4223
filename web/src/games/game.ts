/** What the client needs of each game: components, sentences and explanations. It contains no rules. */
import type { Component } from 'svelte';

import type { GameRules } from '../rules/game-rules';
import type { Sound } from '../sound/play';
import type { SeenEvent, View } from '../views';
import type { TableModel } from '../table/model/model.svelte';
import type { Scene } from '../table/story/storyteller.svelte';

/** What pages say of a game before it is loaded: `games/<game>/entry.ts`. */
export interface Entry {
  /** Its place among the games on the pages. */
  order: number;
  world: 'west' | 'japan';
  players: readonly [number, number];
  /** Minutes, about. */
  minutes: number;
  /** Whether players hide roles, clans or cards from each other. */
  secrets: boolean;
  /** Whether all players are on one side, bots among them. */
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
  /** Cards in the size in which they lie in front of a seat. */
  small?: { names: readonly string[]; variant: CardProps['variant'] };
  /** Cards of a hand on a phone. */
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
  /** Whether it is about harm to the person who is asked, which is shown in red. */
  harm?: boolean;
  /** When a bot answers for somebody who is gone, by the server's clock. */
  botAt?: number;
}

/** A short burst over a seat or a place when something happens. */
export interface Effect {
  symbol: string;
  tone: 'harm' | 'good' | 'plain';
  seat?: number;
  place?: string;
}

/** A big moment, shown large over the table: it can be clicked away, and reduced motion leaves it out. */
export interface Moment {
  kind: 'explosion' | 'defeat' | 'kiai' | 'role' | 'fire';
  symbol?: string;
  /** The card that is turned up, for a role. */
  card?: string;
  seat?: number;
  place?: string;
}

/** Who somebody is in the game that begins: told by a card that turns over. */
export interface Begin {
  /** The role, or the clan; without one the portrait of the samurai turns up. */
  card?: string;
  title: string;
  aim: string;
  /** Characters or samurai, and what they can do. */
  people: readonly { who: string; name: string; ability: string }[];
}

/** A team in the chart of win chances. */
export interface Side {
  name: string;
  tone: 'indigo' | 'red' | 'ochre' | 'pine' | 'plum';
}

/** Something somebody did to somebody else, or for a clan; those with the same words are counted. */
export interface Deed {
  /** The message `GAME-deed-KEY`. */
  key: string;
  by: number;
  target?: number;
  clan?: string;
}

/** What a click that is no move shows: of a seat, of the deck, of the discard pile, of the roles. */
export interface Inspection<V extends View = View> {
  /** Below its face and name: abilities, distances, cards. */
  Seat: Component<{ seat: number }>;
  /** The face of a seat, and what stands below its name. */
  face(view: V, seat: number): string;
  title(table: TableModel<V>, seat: number): string;
  /** The discard pile, the last card first. */
  discard(view: V): readonly { card: string }[];
  /** How many cards of each kind the match is played with. */
  copies(view: V): Readonly<Record<string, number>>;
  /** Every card of these whose place can be known now. */
  seen(view: V): readonly { card: string }[];
  /** What an event says about how its doer stands to others; left out where all are on one side. */
  deed?: (this: void, event: SeenEvent) => Deed | null;
  /** Sheets of the game's own, by the name of the pile (`*`: any); they take the place of the common ones. */
  sheets?: Readonly<Record<string, Sheet<V>>>;
}

export interface Sheet<V extends View = View> {
  title(table: TableModel<V>, pile: string): string;
  /** It is told the name of the pile; most have only one. */
  Content: Component<{ pile: string }> | Component;
}

/** What an act points at: from whom, and the seats or places that are meant. */
export interface Aim {
  from: string | null;
  to: string[];
}

/** A card that is turned up to decide something. */
export interface Reveal {
  card: string;
  /** What it is turned up for. */
  title: string;
  /** What it decides; left out while that is open. */
  verdict?: string;
  good?: boolean;
}

/** "Nothing to parry with", and "2 wounds" if what the answer leads to does not say it. */
export interface Cannot {
  what: string;
  price?: string;
}

/**
 * What kinds of events change, by the names in the view: of the seat the event is about, of the other one, of every
 * seat, and of the table as a whole. It is shown when the event is told; what is not named here, when all is told.
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
  /** Whether it is the plain table of a game that has no folder here. */
  plain?: boolean;
  world: 'west' | 'japan';
  /** The layout of the table, within the frame that all games share. */
  Table: Component;
  /** One card, front or back. */
  Card: Component<CardProps>;
  /** What the end of the game adds to the end screen. */
  End?: Component;
  /** Who the person at this table is, when the game begins. */
  begin?(table: TableModel<V>, me: number): Begin | null;
  /** Why the game ended as it did, as the second half of "You lost: …". */
  verdict?(table: TableModel<V>): string | null;
  /** The seats that win or lose together. */
  side?(table: TableModel<V>, seats: readonly number[]): Side;
  /** Height of a card by its width. */
  ratio: number;
  inspection: Inspection<V>;
  /** The question in words, if the general one (`GAME-ask-FRAME`) does not do. */
  question?(table: TableModel<V>): Question | null;
  /** What a seat is known by beside its player's name: the word of its samurai or character. */
  known?(view: V, seat: number): string;
  /** What the rules page shows of it, and where it answers a question. */
  rules: GameRules<V>;
  /** The sound of an event, if it has one beside the paper of a moving card. */
  sound?(event: SeenEvent): Sound | null;
  effect?(event: SeenEvent): Effect | null;
  moment?(event: SeenEvent): Moment | null;
  /** What an event points at; undefined for the usual: whom it is about, or whose things are moved. */
  aim?(event: SeenEvent, view: V): Aim | null | undefined;
  /** The card that the event of this number turns up large, with what follows from it. */
  reveal?(events: readonly SeenEvent[], number: number): Reveal | null;
  /** Events that have the table for themselves: the number of the first, and of the one after the last. */
  scene?(events: readonly SeenEvent[]): [number, number] | null;
  /** What is shown over the table meanwhile. */
  Scene?: Component<{ scene: Scene; onclose: () => void }>;
  /** Which facts of the view an event changes, beside the cards it moves: they change when it is told. */
  results?: Results;
  /** Where the view has the pile of a place; left out where the view calls it as the place is called. */
  pile?(place: string): readonly (string | number)[] | null;
  /** The places whose cards an event of this kind shuffles or collects without an event for each; `line.*`: every seat's. */
  shuffles?: Readonly<Record<string, readonly string[]>>;
  /** What the view says as soon as an event is told, such as the phase of a turn. */
  told?(event: SeenEvent, view: V): Partial<V> | null;
  /** What is told instead of asked when there is only one answer: what there is nothing for, and what it costs. */
  cannot?(table: TableModel<V>): Cannot | null;
  /** Log lines of these kinds of events are marked: somebody was hit, is out, has won. */
  big: readonly string[];
  /** Log lines of these kinds of events are grey: nothing came of it. */
  quiet?: readonly string[];
  /** Kinds of events that only tell that a turn begins: a heading in the log. */
  turn: string;
  /** What has an explanation (`GAME-help-NAME`), in the order of the help panel. */
  topics: readonly string[];
  /** The name of the explanation of a card. */
  topic?: (this: void, card: string) => string;
}

/** A place of an event taken apart: `hand.2` is the hand of seat 2. */
export function placeOf(place: string | undefined): readonly [pile: string, seat: number | null] {
  const [pile = '', seat] = (place ?? '').split('.');
  return [pile, seat === undefined ? null : Number(seat)];
}
