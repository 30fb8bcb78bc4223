// Generated from src/sanjuro/server/protocol/messages.py and http_bodies.py (make generate); do not edit.

import type { Outcome, Pending, Phrase, SeenEvent, View } from "./views";

export const PROTOCOL = 2;

/** Take an empty seat, or another one (hot seat). `name` is the name to show there instead of your own. */
export interface Sit {
  type: "sit";
  seat: number;
  name?: string | null;
  id?: number | null;
}

/** Give up a seat before the game starts. */
export interface Stand {
  type: "stand";
  seat: number;
  id?: number | null;
}

/** Put a bot on an empty seat, or change the level of the bot there (host). */
export interface AddBot {
  type: "add_bot";
  seat: number;
  level: string;
  id?: number | null;
}

/** Remove a bot before the game starts (host). */
export interface RemoveBot {
  type: "remove_bot";
  seat: number;
  id?: number | null;
}

/** Change the table before the game starts (host); omitted fields stay as they are. */
export interface Arrange {
  type: "arrange";
  players?: number | null;
  options?: Record<string, any> | null;
  settings?: Record<string, any> | null;
  id?: number | null;
}

/** Start the game (host). Empty seats get bots of the level `fill`; without it they prevent the start. */
export interface Start {
  type: "start";
  fill?: string | null;
  id?: number | null;
}

/** Play a move. `question` is the `question` of the decision it answers. */
export interface Play {
  type: "play";
  seat: number;
  question: number;
  text: string;
  id?: number | null;
}

/** Ask why a move is not legal; answered with `reason`.
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

/** Send a line of chat: your own text, or a predefined phrase, which readers get in their own language. */
export interface Chat {
  type: "chat";
  text?: string;
  phrase?: string;
  id?: number | null;
}

/** Let a bot play your seats (or one of them) until you come back. */
export interface Away {
  type: "away";
  seat?: number | null;
  id?: number | null;
}

/** Take your seats (or one of them) back from the bot that stands in. */
export interface Back {
  type: "back";
  seat?: number | null;
  id?: number | null;
}

/** Leave for good: before the game your seats become empty, afterwards bots play them. */
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

/** While the game is paused: let the bot whose turn it is play one move (host, or the only person who plays). If you
 * play alone with bots, this also plays your own move if it is the only legal one. */
export interface OneMove {
  type: "one_move";
  id?: number | null;
}

/** Set the delay of bots and forced moves. If other people are playing, this proposes the pace. */
export interface SetPace {
  type: "set_pace";
  pace: "slow" | "natural" | "quick" | "instant";
  id?: number | null;
}

/** Accept or decline a proposal (anyone who plays). The proposer withdraws it by declining. */
export interface Vote {
  type: "vote";
  proposal: number;
  agree: boolean;
  id?: number | null;
}

/** Kick a person from the table (host). */
export interface Kick {
  type: "kick";
  person: string;
  id?: number | null;
}

/** Close the invite link, so that only people who are or were at the table can join, or reopen it (host). */
export interface Lock {
  type: "lock";
  on: boolean;
  id?: number | null;
}

/** Hide a person's chat, or show it again. */
export interface Mute {
  type: "mute";
  person: string;
  on?: boolean;
  id?: number | null;
}

/** Report a person to the operator of the server. */
export interface Report {
  type: "report";
  person: string;
  reason: "abuse" | "cheating" | "name" | "spam" | "other";
  text?: string;
  id?: number | null;
}

/** Open the next table for the same people; everyone gets its code. Repeated requests return the same table. */
export interface Rematch {
  type: "rematch";
  id?: number | null;
}

/** Choose a view: one of your seats, or everything (`open`, if you are out or the game is over).
 * 
 * With neither, the table chooses: the seat that is asked if it is mine. Answered with a `snapshot`. */
export interface Look {
  type: "look";
  seat?: number | null;
  open?: boolean;
  id?: number | null;
}

/** Answered with `pong`, to synchronise clocks and to detect dead sockets. */
export interface Ping {
  type: "ping";
  id?: number | null;
}

/** The settings of a table, besides the options of the game. */
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

/** A seat: empty, a person's, or a bot's. `away`: why a bot stands in for the person; `stood_in`: how many moves it
 * has played, kept until the next time. */
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

/** The finished game and the move from which a what-if table continues. */
export interface Origin {
  code: string;
  move: number;
}

/** A pause or a pace that someone proposes. It takes effect when everyone in `waiting` has agreed; if anyone
 * declines, or it is not settled by `until`, nothing changes. */
export interface ProposalState {
  number: number;
  person: string;
  what: "pause" | "pace";
  pace: "slow" | "natural" | "quick" | "instant" | null;
  agreed: string[];
  waiting: string[];
  until: number;
}

/** The state of a table, apart from the game itself; the same for everyone. */
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

/** The point of view: a seat, everything (`open`), or a spectator (neither). */
export interface Eyes {
  seat: number | null;
  open: boolean;
}

/** The person this message is for. */
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

/** The clock: `each` per decision, and the time left in the `banks`. None: no limit. */
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

/** A question to a seat of the receiver. `play` must repeat its `question`. */
export interface Decision {
  seat: number;
  question: number;
  pending: Pending[];
  moves: Offer[];
  by_itself: number | null;
}

/** A line of chat. */
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
  phrases: Phrase[];
}

/** An entry of the log: its kind, seat and person.
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

/** Who is connected: a bool for each seat, the number of spectators, and the names of the first of them.
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

/** The complete state as of `seq`. It replaces all earlier state. */
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

/** One entry of the log. Omitted fields have not changed; `decision` is null if the receiver is not asked. */
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

/** Why a move is not legal: `key` and `facts` for clients that translate, and an English sentence. */
export interface Refusal {
  key: string;
  facts: Record<string, any>;
  sentence: string;
}

/** The answer to `why_not`; `refusal` is null if the move is legal, or if no move involves what was clicked. */
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

/** The connection is closed: `restart` (reconnect at once), `kicked`, `banned`, `not_allowed`, `slow`, `idle`,
 * `flood`, `signed_out`, `bad_message`. */
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

/** A clock preset: time per decision and in the bank; null for no limit. */
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

/** A browser that is signed in. `agent` is its user agent; `current`: it made this request. */
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

/** Valid once, for ten minutes. The link has the token behind `#`, which browsers never send. */
export interface DeviceLink {
  token: string;
  until: number;
}

export interface UseDevice {
  token: string;
}

/** Turn the guest into an account: a registered name with a password. */
export interface KeepName {
  name: string;
  password: string;
}

/** Change the password. Every other device, every token and every open connection is signed out. */
export interface ChangePassword {
  old: string;
  new: string;
}

export interface Login {
  name: string;
  password: string;
}

/** `options` is for navigator.credentials; send `state` back with its result. */
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

/** A token, with which a program acts as its owner. The token itself is shown only once. */
export interface Token {
  id: string;
  label: string;
  created: number;
  used: number | null;
  token: string | null;
}

/** Open a table. `seat` is your seat (null: none yet); `bots` fills the others; `start` starts the game at once.
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

/** A table in a list. `labels` are the roles, seat by seat, when the game is over. */
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

/** Tables with empty seats, running games that can be watched, and tables where you have a seat. */
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

/** The game after a number of moves: the events of the last one, and the view afterwards.
 * 
 * `text` and `decision` are set for the view of the seat that moves, and with open cards. `beliefs`, if requested for
 * a game with hidden roles or clans, has for each seat the probabilities of its role or clan as this view knows them;
 * with open cards, as far as a spectator knows. */
export interface Replayed {
  move: number;
  seat: number | null;
  text: string | null;
  say: Record<string, any> | null;
  events: SeenEvent[];
  phrases: Phrase[];
  view: View;
  moves: Offer[] | null;
  beliefs: Record<string, number>[] | null;
}

export interface Replay {
  moves: number;
  eyes: Eyes;
  steps: Replayed[];
}

/** Win probabilities of the teams after a number of moves: at the start of a seat's `turn`, or at the end. */
export interface ChancePoint {
  move: number;
  turn: number | null;
  chances: number[];
  errors: number[];
}

/** A decision that changed the win probabilities: who made it, what happened, and the probabilities with another
 * move (`before`) and with this one (`after`), averaged over later draws. */
export interface TurningPoint {
  move: number;
  seat: number;
  events: SeenEvent[];
  phrases: Phrase[];
  before: number[];
  after: number[];
  swing: number;
  error: number;
}

/** Win probabilities of a finished game, if rule-based bots had played on from each position.
 * 
 * There is one chance for each of the teams, which are lists of seats. */
export interface Chances {
  teams: number[][];
  points: ChancePoint[];
  turning_points: TurningPoint[];
}

/** Continue from a finished game after `move` moves, on a seat, against bots. */
export interface WhatIf {
  move: number;
  seat: number;
  bots?: string | null;
  pace?: "slow" | "natural" | "quick" | "instant";
}

/** The verification of a finished game; `problem` says what is wrong, if anything.
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

/** Everything the server stores about you. `passkeys` are the times at which they were created. */
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

/** Games and wins: in total, or for one role, clan or character. */
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
