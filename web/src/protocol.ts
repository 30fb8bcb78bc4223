// Generated from src/sanjuro/server/protocol/messages.py and http_bodies.py; do not edit.
// python -m sanjuro.server.protocol.typescript web/src

import type { Outcome, Pending, SeenEvent, View } from "./views";

export const PROTOCOL = 2;

/** Take an empty seat, also a second or third one (hot seat). `name` is who plays it, if another name is wanted. */
export interface Sit {
  type: "sit";
  seat: number;
  name?: string | null;
  id?: number | null;
}

/** Give a seat up before the game begins. */
export interface Stand {
  type: "stand";
  seat: number;
  id?: number | null;
}

/** Put a bot on an empty seat, or change the level of the one that sits there (host). */
export interface AddBot {
  type: "add_bot";
  seat: number;
  level: string;
  id?: number | null;
}

/** Take a bot away before the game begins (host). */
export interface RemoveBot {
  type: "remove_bot";
  seat: number;
  id?: number | null;
}

/** Change the table before the game begins (host); what is left out stays. */
export interface Arrange {
  type: "arrange";
  players?: number | null;
  options?: Record<string, any> | null;
  settings?: Record<string, any> | null;
  id?: number | null;
}

/** Begin (host). Empty seats are filled with bots of the level `fill`, or the start is refused. */
export interface Start {
  type: "start";
  fill?: string | null;
  id?: number | null;
}

/** Play a move. `question` is the `question` of the decision it is for. */
export interface Play {
  type: "play";
  seat: number;
  question: number;
  text: string;
  id?: number | null;
}

/** Why a move is not on offer; answered with `reason`.
 * 
 * Either its `text`, or `clicks`: what a person clicked, in order, as in `about` with a single id: `["card", 7]`,
 * `["seat", 2]`, `["button", "pass"]`. */
export interface WhyNot {
  type: "why_not";
  seat: number;
  text?: string;
  clicks?: [string, number | string][];
  id?: number | null;
}

/** Say something: a text of one's own, or one of the ready phrases, which each reader gets in his language. */
export interface Chat {
  type: "chat";
  text?: string;
  phrase?: string;
  id?: number | null;
}

/** Let a bot play for me (all my seats, or one) until I take it back. */
export interface Away {
  type: "away";
  seat?: number | null;
  id?: number | null;
}

/** Take my seats (or one) back from the bot standing in. */
export interface Back {
  type: "back";
  seat?: number | null;
  id?: number | null;
}

/** Go away for good: before the game the seats become empty, in it bots play on for them. */
export interface Leave {
  type: "leave";
  id?: number | null;
}

/** Stop the clocks and the bots. If other people are playing, this proposes a pause, which begins when all agree. */
export interface Pause {
  type: "pause";
  id?: number | null;
}

/** End a pause (anyone who plays). */
export interface Resume {
  type: "resume";
  id?: number | null;
}

/** While the game is paused: let the bot that is asked play one move (host, or the only person who plays). Someone
 * who plays alone with bots can also have their own only move played. */
export interface OneMove {
  type: "one_move";
  id?: number | null;
}

/** Set how long bots and forced answers take from now on. If other people are playing, this proposes the pace. */
export interface SetPace {
  type: "set_pace";
  pace: "slow" | "natural" | "quick" | "instant";
  id?: number | null;
}

/** Agree to a proposal or refuse it (anyone who plays). The proposer withdraws it by refusing. */
export interface Vote {
  type: "vote";
  proposal: number;
  agree: boolean;
  id?: number | null;
}

/** Send somebody away from the table (host). */
export interface Kick {
  type: "kick";
  person: string;
  id?: number | null;
}

/** Close the invite link, so that only people who are or were at the table can come in, or open it again (host). */
export interface Lock {
  type: "lock";
  on: boolean;
  id?: number | null;
}

/** See no more chat of somebody, or see it again. */
export interface Mute {
  type: "mute";
  person: string;
  on?: boolean;
  id?: number | null;
}

/** Tell whoever runs the server about somebody. */
export interface Report {
  type: "report";
  person: string;
  reason: "abuse" | "cheating" | "name" | "spam" | "other";
  text?: string;
  id?: number | null;
}

/** Open the next table for the same people; everybody gets its code. Asked again, it gives the same table. */
export interface Rematch {
  type: "rematch";
  id?: number | null;
}

/** Choose whose eyes to look through: one of my seats, or everything (`open`, when out or after the end).
 * 
 * With neither, the table chooses: the seat that is asked if it is mine. Answered with a `snapshot`. */
export interface Look {
  type: "look";
  seat?: number | null;
  open?: boolean;
  id?: number | null;
}

/** Answered with `pong`: for clocks that differ and sockets that have died. */
export interface Ping {
  type: "ping";
  id?: number | null;
}

/** What the host chooses beside the game's own options. */
export interface Settings {
  open: boolean;
  language: string;
  clock: string;
  pace: "slow" | "natural" | "quick" | "instant";
  watch: boolean;
  ghosts: boolean;
  forced: boolean;
  rated: boolean;
}

/** A seat: empty, a person's, or a bot's. `away`: a bot stands in for the person; `stood_in`: how many moves it has
 * played, kept until the next time. */
export interface SeatState {
  seat: number;
  holder: "nobody" | "person" | "bot";
  name: string;
  person: string | null;
  level: string | null;
  away: "clock" | "dropped" | "left" | "asked" | "kicked" | null;
  account: boolean;
  stood_in: number;
}

/** The finished game and the move a what-if table goes on from. */
export interface Origin {
  code: string;
  move: number;
}

/** A pause or a pace that someone proposes. It takes effect when everyone in `waiting` has agreed; if anyone
 * refuses, or it is not settled at the time `until`, nothing changes. */
export interface ProposalState {
  number: number;
  person: string;
  what: "pause" | "pace";
  pace: "slow" | "natural" | "quick" | "instant" | null;
  agreed: string[];
  waiting: string[];
  until: number;
}

/** All there is to know about a table beside the game itself; the same for everybody. */
export interface TableState {
  code: string;
  game: string;
  rules: number;
  players: number;
  options: Record<string, any>;
  settings: Settings;
  state: "lobby" | "playing" | "over" | "closed";
  host: string;
  seats: SeatState[];
  locked: boolean;
  paused: boolean;
  pause_ends: number | null;
  proposal: ProposalState | null;
  commitment: string | null;
  secret: string | null;
  created: number;
  started: number | null;
  ended: number | null;
  origin: Origin | null;
  example: string | null;
  next: string | null;
  next_by: string | null;
  rated: boolean;
}

/** Whose eyes a view is seen with: a seat's, everything (`open`), or somebody's who looks on (neither). */
export interface Eyes {
  seat: number | null;
  open: boolean;
}

/** The one this message is for. */
export interface You {
  person: string;
  name: string;
  seats: number[];
  host: boolean;
  eyes: Eyes;
  may_open: boolean;
  sets_pace: boolean;
  asks: boolean;
  steps: boolean;
  pauses_left: number | null;
  muted: string[];
}

/** Time: `each` for a decision, and what is left in the `banks` beyond it. None: no limit. */
export interface Clock {
  now: number;
  seat: number | null;
  asked: number | null;
  each: number | null;
  due: number | null;
  out: number | null;
  banks: (number | null)[];
  held: number | null;
  spent: number;
}

/** A legal move: its text, what a person clicks for it in order, and the key and facts of its words.
 * 
 * `about` holds `["card", id, …]` (any one of these cards), `["seat", n]` and `["button", word]`. `then` are the key
 * and facts of what the move would lead to, as far as the seat may know; left out where its words say it all. */
export interface Offer {
  text: string;
  about: (number | string)[][];
  say: Record<string, any>;
  then?: Record<string, any>;
}

/** A question to a seat of the receiver. A move names the number of its `question`. */
export interface Decision {
  seat: number;
  question: number;
  pending: Pending[];
  moves: Offer[];
  by_itself: number | null;
}

/** Something said at the table. */
export interface Line {
  seq: number;
  at: number;
  person: string;
  name: string;
  seat: number | null;
  text: string;
  phrase: string;
  ghosts: boolean;
  account: boolean;
}

/** What one move did, as far as the receiver may know it. Move 0 is the deal. */
export interface Step {
  seq: number;
  move: number;
  at: number;
  seat: number | null;
  events: SeenEvent[];
}

/** What an entry of the log was: its kind, and whose doing.
 * 
 * `arranged`, `sat`, `stood`, `bot`, `no_bot`, `started`, `moved`, `chat`, `away`, `back`, `left`, `kicked`,
 * `locked`, `proposed`, `agreed`, `refused`, `paused`, `resumed`, `paced` (the pace was set), `rematch`, `host`,
 * `carried` (a new version of the server took the game over), `closed`. */
export interface Change {
  kind: string;
  seat: number | null;
  person: string | null;
  why: string | null;
}

/** Who is connected: a bool for each seat, how many look on, and the names of the first of those.
 * 
 * `gone` is for each seat since when its person has not been connected. When such a seat has been asked and its
 * person gone for `grace`, a bot stands in, if others wait; None where a bot never does so. `at_result` is for each
 * seat whether its person is still at the table this one is the rematch of. */
export interface Presence {
  type: "presence";
  seats: boolean[];
  watchers: number;
  watching: string[];
  gone: (number | null)[];
  grace: number | null;
  at_result: boolean[];
}

/** Everything, as of `seq`. Whatever was known before is to be forgotten. */
export interface Snapshot {
  type: "snapshot";
  protocol: number;
  seq: number;
  table: TableState;
  you: You;
  presence: Presence;
  clock: Clock;
  view: View | null;
  decision: Decision | null;
  story: Step[];
  chat: Line[];
}

/** One entry of the log. What is left out has not changed; `decision` is null when the receiver is asked nothing. */
export interface Update {
  type: "update";
  seq: number;
  at: number;
  change: Change;
  clock: Clock;
  table?: TableState;
  you?: You;
  view?: View;
  step?: Step;
  decision?: Decision | null;
  chat?: Line;
}

/** The command was carried out; `code` is the table a `rematch` opened. */
export interface Done {
  type: "done";
  id: number | null;
  code: string | null;
}

/** Why a move is not on offer: `key` and `facts` for clients that translate, and an English sentence. */
export interface Refusal {
  key: string;
  facts: Record<string, any>;
  sentence: string;
}

/** The answer to `why_not`; `refusal` is null if the move is on offer, or no move is about what was clicked. */
export interface Reason {
  type: "reason";
  refusal: Refusal | null;
  id: number | null;
}

/** The command was refused and nothing has changed. */
export interface Error {
  type: "error";
  error: string;
  message: string;
  id: number | null;
  refusal: Refusal | null;
}

export interface Pong {
  type: "pong";
  now: number;
  id: number | null;
}

/** The connection ends: `restart` (come again at once), `kicked`, `banned`, `not_allowed`, `slow`, `idle`, `flood`,
 * `signed_out`, `bad_message`. */
export interface Goodbye {
  type: "goodbye";
  reason: string;
}

/** An option of a game: a switch (no `choices`), one of the choices, or `several` of them (null: any). */
export interface OptionInfo {
  name: string;
  about: string;
  default: any;
  choices: string[];
  several: boolean;
}

export interface GameInfo {
  key: string;
  rules: number;
  players: number[];
  usual: number;
  seats: Record<string, number>;
  options: OptionInfo[];
  bots: string[];
  rules_pages: string[];
  art: string[];
}

/** A preset: time for each decision and in the bank; null for no limit. */
export interface ClockInfo {
  key: string;
  each: number | null;
  bank: number | null;
}

export interface Games {
  version: string;
  protocol: number;
  games: GameInfo[];
  clocks: ClockInfo[];
  paces: string[];
  phrases: string[];
  languages: string[];
  passkeys: boolean;
  share: string;
}

export interface Me {
  person: string;
  name: string;
  language: string;
  account: boolean;
  password: boolean;
  passkeys: number;
  muted: string[];
}

/** A browser that is signed in as me. `agent` is what it says of itself; `current`: the one that asks. */
export interface Session {
  id: string;
  agent: string;
  created: number;
  seen: number;
  current: boolean;
}

export interface ChangeMe {
  name?: string | null;
  language?: string | null;
}

/** Good once, for ten minutes. The link carries the token behind `#`, which browsers never send. */
export interface DeviceLink {
  token: string;
  until: number;
}

export interface UseDevice {
  token: string;
}

/** Make an account of the guest: the name, kept with a password. */
export interface KeepName {
  name: string;
  password: string;
}

/** Another password. Every other device, every token and every open connection is signed out. */
export interface ChangePassword {
  old: string;
  new: string;
}

export interface Login {
  name: string;
  password: string;
}

/** `options` is for navigator.credentials; `state` goes back with what it gave. */
export interface PasskeyBegun {
  options: Record<string, any>;
  state: string;
}

export interface PasskeyName {
  name: string;
}

export interface PasskeyDone {
  state: string;
  credential: Record<string, any>;
}

export interface NewToken {
  label: string;
}

/** A token lets a program act as its owner. The token itself is shown once. */
export interface Token {
  id: string;
  label: string;
  created: number;
  used: number | null;
  token: string | null;
}

/** A table. `seat` is where its maker sits (null: nowhere yet); `bots` fills the others; `start` begins at once.
 * 
 * `example` opens the position of an example of the rules page instead: its maker sits where the first question is
 * asked, bots sit at the other seats, and the game is on at once. */
export interface NewTable {
  game: string;
  players?: number | null;
  options?: Record<string, any>;
  settings?: Partial<Settings>;
  seat?: number | null;
  bots?: string | null;
  start?: boolean;
  example?: string | null;
}

export interface Opened {
  code: string;
}

/** A table in a list. `labels` say who was who, seat by seat, once the game is over. */
export interface TableSummary {
  code: string;
  game: string;
  players: number;
  options: Record<string, any>;
  settings: Settings;
  state: "lobby" | "playing" | "over" | "closed";
  seats: SeatState[];
  created: number;
  moves: number;
  mine: boolean;
  asked_me: boolean;
  winners: number[] | null;
  reason: string | null;
  origin: Origin | null;
  started: number | null;
  ended: number | null;
  labels: Record<string, string>[];
}

/** Tables with empty seats, running ones that may be watched, and those where I sit. */
export interface Lobby {
  open: TableSummary[];
  running: TableSummary[];
  mine: TableSummary[];
}

export interface Story {
  steps: Step[];
  more: boolean;
}

export interface Records {
  games: TableSummary[];
  next: number | null;
}

/** A finished game: who was who, and how it ended.
 * 
 * `hides` is what was secret about the seats: role or clan; null if nothing was. */
export interface RecordInfo {
  card: TableSummary;
  moves: number;
  outcome: Outcome;
  labels: Record<string, string>[];
  commitment: string | null;
  secret: string | null;
  started: number | null;
  ended: number | null;
  view: View;
  hides: string | null;
}

/** The game after so many moves: what the last one did, and what is seen then.
 * 
 * `text` and `decision` are there for the eyes of who moves, and with open cards. `beliefs`, if they were asked for
 * and the game hides roles or clans, has for each seat the chances of its role or clan, as far as these eyes can know;
 * with open cards it is what a spectator could know. */
export interface Replayed {
  move: number;
  seat: number | null;
  text: string | null;
  say: Record<string, any> | null;
  events: SeenEvent[];
  view: View;
  moves: Offer[] | null;
  beliefs: Record<string, number>[] | null;
}

export interface Replay {
  moves: number;
  eyes: Eyes;
  steps: Replayed[];
}

/** The win chances of the teams after so many moves: at the start of the `turn` of a seat, or at the end. */
export interface ChancePoint {
  move: number;
  turn: number | null;
  chances: number[];
  errors: number[];
}

/** A decision that changed the win chances: who made it, what happened, and the chances with another move (`before`)
 * and with this one (`after`), whatever was drawn then. */
export interface TurningPoint {
  move: number;
  seat: number;
  events: SeenEvent[];
  before: number[];
  after: number[];
  swing: number;
  error: number;
}

/** A finished game in win chances, as rule-based bots would have played on from each position.
 * 
 * There is one chance for each of the teams, which are lists of seats. */
export interface Chances {
  teams: number[][];
  points: ChancePoint[];
  turning_points: TurningPoint[];
}

/** Go on from a finished game after `move` moves, on a seat, against bots. */
export interface WhatIf {
  move: number;
  seat: number;
  bots?: string | null;
  pace?: "slow" | "natural" | "quick" | "instant";
}

/** What was checked in a finished game; `problem` says what is wrong if it is not all right.
 * 
 * A game that began from an example has no `commitment`: its position is compared with that of the `example`. */
export interface Checked {
  right: boolean;
  commitment: boolean;
  moves: number;
  outcome: boolean;
  problem: string | null;
  example: string | null;
}

export interface Rating {
  game: string;
  rating: number;
  mu: number;
  sigma: number;
  games: number;
}

export interface SeatTaken {
  table: string;
  seat: number;
  name: string;
  at: number;
}

export interface Said {
  table: string;
  at: number;
  text: string;
  phrase: string;
}

export interface GamePlayed {
  table: string;
  game: string;
  seat: number;
  won: boolean;
  at: number;
}

export interface Reported {
  table: string;
  about: string;
  reason: string;
  text: string;
  at: number;
}

/** Everything the server keeps about me. `passkeys` are the times at which they were made. */
export interface PersonalData {
  exported: number;
  person: string;
  name: string;
  language: string;
  created: number;
  account: boolean;
  password: boolean;
  passkeys: number[];
  tokens: Token[];
  sessions: Session[];
  muted: string[];
  seats: SeatTaken[];
  chat: Said[];
  results: GamePlayed[];
  ratings: Rating[];
  reports: Reported[];
}

/** Games and wins, all or of one role, clan or character. */
export interface Tally {
  game: string;
  label: string;
  value: string;
  games: number;
  wins: number;
}

export interface Profile {
  person: string;
  name: string;
  account: boolean;
  since: number;
  ratings: Rating[];
  tallies: Tally[];
  games: TableSummary[];
}

export interface LadderRow {
  person: string;
  name: string;
  rating: number;
  games: number;
}

export interface Ladder {
  game: string;
  people: LadderRow[];
}

/** Any error over HTTP. */
export interface Problem {
  error: string;
  message: string;
}

export type AnyCommand =
  | Sit
  | Stand
  | AddBot
  | RemoveBot
  | Arrange
  | Start
  | Play
  | WhyNot
  | Chat
  | Away
  | Back
  | Leave
  | Pause
  | Resume
  | OneMove
  | SetPace
  | Vote
  | Kick
  | Lock
  | Mute
  | Report
  | Rematch
  | Look
  | Ping;

export type AnyMessage =
  | Snapshot
  | Update
  | Presence
  | Done
  | Reason
  | Error
  | Pong
  | Goodbye;
