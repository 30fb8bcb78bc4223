// Generated from src/sanjuro/core/view.py and src/sanjuro/games/*/view.py (make generate); do not edit.

/** A known card: its name, and its id for as long as it can be followed. */
export interface Card {
  card: string;
  id: number;
}

/** A known card in a face-down pile, and how many cards lie on top of it. */
export interface DeckCard {
  card: string;
  id: number;
  depth: number;
}

/** A hand or the like: the number of cards, and those the viewer knows. */
export interface Pile {
  count: number;
  cards: Card[];
}

/** A face-down pile: the number of cards, and which are known at which depth. */
export interface Deck {
  count: number;
  cards: DeckCard[];
}

/** Something that happened, as far as the receiver may know it: a card that moved, or something without a card.
 * 
 * `seat` is the seat that acted, `other` the one affected, `n` a number, `what` a word of the game. `from` and `to`
 * are piles (`hand.2` is that of seat 2). `id` is the new id of the card, `was` its former one. */
export interface SeenEvent {
  from?: string;
  kind: string;
  seat?: number;
  other?: number;
  n?: number;
  what?: string;
  to?: string;
  card?: string;
  id?: number;
  was?: number;
}

/** A part of a line of the log: a message of the game and its facts, which are put into words by the client.
 * 
 * `say` is the id of the message without the key of the game: `event-KIND` begins a line, `after-KIND-KIND` is added
 * to the last one. `at` is the number of the first event it is about. The `seat`, `other`, `n`, `what`, `card`, `from`
 * and `to` of that event are facts, and so are these, which take precedence: `times`, how often it happened in a row;
 * `from` and `to`, the names of piles that are a seat's; `giver` and `owner`, these seats; `home`, `yes` if the owner
 * is the event's seat; `suit`, that of the card; `again`, `yes` if the seat is that of the event that began the line.
 * If there are `counts`, nothing is added: the last line is told anew, and each of its parts has happened so many
 * times. A client that does not have the line that a phrase continues says `event-KIND`. */
export interface Phrase {
  from?: string;
  say: string;
  at: number;
  times?: number;
  to?: string;
  giver?: number;
  owner?: number;
  home?: string;
  suit?: string;
  again?: string;
  counts?: number[];
}

export type BangRole = "sheriff" | "renegade" | "outlaw" | "deputy";

/** A turn, and how many BANG!s have been played in it. */
export interface BangTurn {
  seat: number;
  frame: "turn";
  phase: "start" | "draw" | "play" | "discard";
  shots: number;
}

/** `seat` is shot at with a card: how many Missed! it still needs, and how many Barrels it may still use. */
export interface BangShot {
  seat: number;
  frame: "shot";
  by: number;
  card: string;
  needs: number;
  barrels: number;
}

/** A Gatling of `seat` goes round. */
export interface BangGatling {
  seat: number;
  frame: "gatling";
}

/** `seat` is attacked by Indians. */
export interface BangIndians {
  seat: number;
  frame: "indians";
  by: number;
}

/** `seat` has to discard a BANG! against `other`; `by` is the challenger. */
export interface BangDuel {
  seat: number;
  frame: "duel";
  by: number;
  other: number;
}

/** `seat` has no life left: how many it lost at once, and how many Beers would save it. */
export interface BangRescue {
  seat: number;
  frame: "rescue";
  by: number | null;
  lost: number;
  needs: number;
}

/** Sid Ketchum discards cards for a life: how many are left to discard. */
export interface BangTrade {
  seat: number;
  frame: "trade";
  left: number;
}

/** `seat` may trade before it loses a card to `by`, or before a penalty that comes from nobody. */
export interface BangLoss {
  seat: number;
  frame: "loss";
  by: number | null;
  way: "panic" | "cat_balou" | "jesse_jones" | "el_gringo" | "penalty";
}

/** `seat` survived the previous game and keeps its character, or takes a new one. */
export interface BangKeep {
  seat: number;
  frame: "keep";
}

/** `seat` is eliminated; `by` is null if nobody did it. */
export interface BangOut {
  seat: number;
  frame: "out";
  by: number | null;
}

/** Where the first card may come from instead of the deck: another hand, or the discard pile. */
export interface BangDrawFirst {
  seat: number;
  from: "hand" | "discard";
  frame: "draw_first";
}

/** Kit Carlson has looked at cards and puts one back. */
export interface BangLook {
  seat: number;
  frame: "look";
}

/** `seat` takes a card out of the General Store. */
export interface BangStore {
  seat: number;
  frame: "store";
}

/** Lucky Duke chooses the card that counts. */
export interface BangCheck {
  seat: number;
  for: "barrel" | "jail" | "dynamite";
  frame: "check";
}

export type BangFrame =
  | BangTurn
  | BangShot
  | BangGatling
  | BangIndians
  | BangDuel
  | BangRescue
  | BangTrade
  | BangLoss
  | BangKeep
  | BangOut
  | BangDrawFirst
  | BangLook
  | BangStore
  | BangCheck;

/** BANG! counts no points. */
export interface BangOutcome {
  winners: number[];
  reason: string;
  scores: number[] | null;
  story: Record<string, unknown>;
}

/** A seat and its character.
 * 
 * `excess` is the number of cards above the hand limit at the end of a turn. `range` is how far its weapon shoots,
 * `reaches` whom it hits, and `distances` how far it sees each seat: 0 for itself and for eliminated players. A
 * distance is the `steps` to the other, plus what makes that one seem `further` to everybody, minus what makes
 * everybody seem `nearer` to this one, each by its name, but never less than 1. `hostile` and `helpful` count its
 * public actions towards each seat. `looked` is what Kit Carlson chooses from. */
export interface BangSeat {
  character: string;
  life: number;
  full: number;
  out: boolean;
  table: Card[];
  excess: number;
  range: number;
  distances: number[];
  steps: number[];
  further: Record<string, number>;
  nearer: Record<string, number>;
  reaches: number[];
  hostile: number[];
  helpful: number[];
  role: BangRole | null;
  hand: Pile;
  looked: Pile;
}

/** The options of the match. */
export interface BangOptions {
  simple: boolean;
  keep_characters: boolean;
  rotate_sheriff: boolean;
  sheriff: string;
  characters: string[] | null;
  keep: string[] | null;
}

/** A match of BANG!. `discard` has the top card first; `box` counts the cards that are not in the game. */
export interface BangView {
  players: number;
  asked: number | null;
  over: boolean;
  viewer: number | null;
  turn: number;
  sheriff: number;
  living: number[];
  roles_in_play: BangRole[];
  discard: Card[];
  box: number;
  store: Card[];
  check: Card[];
  deck: Deck;
  game: "bang";
  options: BangOptions;
  pending: BangFrame[];
  outcome: BangOutcome | null;
  seats: BangSeat[];
}

export type SwordRole = "shogun" | "samurai" | "ninja" | "ronin";

export type SwordTeam = "ronin" | "shogun" | "ninja";

export type SwordPhase =
  | "recover"
  | "bushido"
  | "draw"
  | "play"
  | "discard";

/** A turn, and how many weapons can still be played in it. */
export interface SwordTurn {
  seat: number;
  frame: "turn";
  phase: SwordPhase;
  weapons_left: number;
}

/** `seat` is attacked: what the weapon would do, and whether that defeats it. */
export interface SwordAttack {
  seat: number;
  frame: "attack";
  by: number;
  weapon: string;
  wounds: number;
  defeats: boolean;
}

/** `seat` has to answer a card played against all: what it would do, and whether that defeats it. */
export interface SwordCry {
  seat: number;
  frame: "battle_cry" | "jujutsu";
  by: number;
  wounds: number;
  defeats: boolean;
}

/** Bushido demands a weapon or an honour point of `seat`.
 * 
 * `free`: it costs this seat none; `last`: it has only one. */
export interface SwordBushido {
  seat: number;
  frame: "bushido";
  free: boolean;
  last: boolean;
}

/** A weapon has hit `seat`, and not all effects are resolved yet. */
export interface SwordHit {
  seat: number;
  frame: "hit";
  by: number;
  weapon: string;
}

/** `seat` may draw the last card of the deck, and `left` cards in all, or leave them.
 * 
 * `costs`: the deck is then renewed, which costs everybody an honour; `ends`: that ends the game. */
export interface SwordMayDraw {
  seat: number;
  frame: "may_draw";
  left: number;
  costs: boolean;
  ends: boolean;
}

export type SwordFrame =
  | SwordTurn
  | SwordAttack
  | SwordHit
  | SwordCry
  | SwordBushido
  | SwordMayDraw;

/** The winning team, then the points of the teams and the one that struck its own, or the swordmaster's seat.
 * 
 * Empty if nobody won. */
export interface SwordStory {
  team?: SwordTeam;
  points?: Partial<Record<SwordTeam, number>>;
  deadly_strike?: SwordTeam | null;
  swordmaster?: number;
}

/** There are scores only if honour was counted. */
export interface SwordOutcome {
  winners: number[];
  reason: string;
  scores: number[] | null;
  story: SwordStory;
}

/** What a seat adds to its team: honour times its factor, and the Daimyo that count.
 * 
 * No points: nothing is counted. */
export interface SwordSeatScore {
  seat: number;
  honour: number;
  factor: number;
  daimyos: number;
  points: number | null;
}

/** A team at the end. `deadly_strike` is the deduction for a blow against one of its own. */
export interface SwordTeamScore {
  team: SwordTeam;
  won: boolean;
  seats: SwordSeatScore[];
  deadly_strike: number;
  points: number | null;
}

/** A seat and its character; `stars` are those of a ninja.
 * 
 * `attacked_at` is how hard it is for each seat to attack this one: the `steps` from there, and what makes this one
 * `harder` to attack, by its name; but 1 for a seat that `attacks_anybody`. `weapons_reaching` is how many weapons of
 * the game reach it from there, `hostility` what this one publicly did to each. `excess` is the number of cards above
 * the hand limit at the end of a turn. */
export interface SwordSeat {
  character: string;
  honour: number;
  resilience: number;
  full_resilience: number;
  harmless: "no_resilience" | "no_cards" | null;
  table: Card[];
  armor: number;
  excess: number;
  weapons_a_turn: number;
  cards_a_turn: number;
  more_wounds: number;
  attacked_at: number[];
  steps: number[];
  harder: Record<string, number>;
  attacks_anybody: boolean;
  weapons_reaching: number[];
  hostility: number[];
  role: SwordRole | null;
  stars: number | null;
  hand: Pile;
}

/** The options of the match. */
export interface SwordOptions {
  pace: "normal" | "quick";
}

/** A match of Samurai Sword. `discard` has the top card first.
 * 
 * `bushido` is the seat it lies in front of; `roles` counts the roles in the match.
 * 
 * `factors` is the factor of an honour point by role, `factor_of_more_stars` that of the ninja with more stars, where
 * it differs. `wounds_because` names what makes the current attack wound more or less than the weapon says. `score`
 * has the teams when the game is over, the winners first. */
export interface SwordView {
  players: number;
  asked: number | null;
  over: boolean;
  viewer: number | null;
  turn: number;
  phase: SwordPhase;
  weapons_played: number;
  weapons_left: number;
  shogun: number;
  bushido: number | null;
  discard: Card[];
  played: Card[];
  roles: Partial<Record<SwordRole, number>>;
  factors: Partial<Record<SwordRole, number>>;
  factor_of_more_stars: number | null;
  wounds_because: string[];
  score: SwordTeamScore[] | null;
  deck: Deck;
  game: "samurai_sword";
  options: SwordOptions;
  pending: SwordFrame[];
  outcome: SwordOutcome | null;
  seats: SwordSeat[];
}

export type ShinobiClan =
  | "go_hojo"
  | "mori"
  | "oda"
  | "takeda"
  | "uesugi";

/** A turn and the next order. `last`: this seat drew the last card. */
export interface ShinobiTurn {
  seat: number;
  frame: "turn";
  order: "first" | "second" | "third" | "draw";
  last: boolean;
}

/** How many cards of its own clan each seat has in its own province; empty if nobody won. */
export interface ShinobiStory {
  at_home?: number[];
}

/** The scores are the cards of each seat's clan in all provinces. */
export interface ShinobiOutcome {
  winners: number[];
  reason: string;
  scores: number[] | null;
  story: ShinobiStory;
}

/** A province and who governs it; clans without a card are left out of its armies. */
export interface ShinobiSeat {
  province: Partial<Record<ShinobiClan, Card[]>>;
  clan: ShinobiClan | null;
  hand: Pile;
}

/** A match of Shinobi. `discard` has the top card first.
 * 
 * `last_drawer` drew the last card; `totals` counts each clan's cards in all provinces. */
export interface ShinobiView {
  players: number;
  asked: number | null;
  over: boolean;
  viewer: number | null;
  turn: number;
  discard: Card[];
  last_drawer: number | null;
  totals: Record<ShinobiClan, number>;
  deck: Deck;
  game: "shinobi";
  options: Record<string, unknown>;
  pending: ShinobiTurn[];
  outcome: ShinobiOutcome | null;
  seats: ShinobiSeat[];
}

export type SpiritSymbol = "hat" | "farm" | "doll";

export type SpiritSymbolOrNone = "hat" | "farm" | "doll" | "none";

export type SpiritBack = "family" | "farm" | "barricade" | "wound";

/** A turn. `must_pass` is why the samurai can only pass, or empty; `barred` names what penalties forbid. */
export interface SpiritTurn {
  seat: number;
  frame: "turn";
  step: "begin" | "spare" | "action" | "fought" | "again" | "over";
  must_pass: "must_pass" | "above_kiai" | "";
  barred: string[];
}

/** The penalties of a raider, and whether a talent lets `seat` ignore one. */
export interface SpiritPenalty {
  seat: number;
  frame: "penalty";
  step: "decide" | "carry_out" | "select";
  penalties: string[];
  can_ignore: boolean;
}

/** `seat` places the drawn raider. `given`: by another seat; `had`: who had it already. */
export interface SpiritPlace {
  seat: number;
  frame: "place";
  card: string;
  given: boolean;
  had: number[];
}

/** The kiai of a samurai, with the side of their board, and how many choices are left. */
export interface SpiritKiai {
  seat: number;
  frame: "kiai";
  samurai: string;
  animal: boolean;
  step: "reached" | "use" | "choose" | "order" | "last";
  left: number;
}

export type SpiritFrame = SpiritTurn | SpiritPenalty | SpiritPlace | SpiritKiai;

/** One link in the chain of events that led to a loss. */
export interface SpiritLink {
  what: string;
  penalty?: string;
  seat?: number;
  card?: string;
}

/** The score in detail if the village was saved, with a `+` in `points` for each level of difficulty.
 * 
 * If it was lost: in which round, and the chain of events that led to it. */
export interface SpiritStory {
  points?: string;
  farms?: number;
  families?: number;
  unwounded?: boolean;
  round?: number;
  chain?: SpiritLink[];
}

/** All win or lose together. */
export interface SpiritOutcome {
  winners: number[];
  reason: string;
  scores: number[] | null;
  story: SpiritStory;
}

/** The raiders whose place nobody knows, where they can be, and the kind that joined last. */
export interface SpiritUnseen {
  count: number;
  deck: number;
  intruders: number;
  box: number;
  joined: string;
  strength: Record<string, number>;
  symbol: Record<SpiritSymbolOrNone, number>;
  flame: number;
}

/** The probabilities that a samurai stays below, meets or exceeds the kiai value by confronting the next raider. */
export interface SpiritChances {
  below: number;
  meet: number;
  exceed: number;
}

/** The probabilities of strength, symbol and flame of the next raider, and its effect on each fighting seat. */
export interface SpiritOdds {
  unseen: SpiritUnseen;
  strength: Record<string, number>;
  symbol: Record<SpiritSymbolOrNone, number>;
  flame: number;
  seats: (SpiritChances | null)[];
}

/** The barricades that stand, and the maximum. */
export interface SpiritBarricades {
  count: number;
  most: number;
}

/** The farms that stand, and how many of them have which back. */
export interface SpiritFarms {
  count: number;
  backs: Record<SpiritBack, number>;
}

/** The cards that are out of the game. */
export interface SpiritBox {
  count: number;
}

/** The support tokens of absent samurai: those used up, and those left. */
export interface SpiritSpareTokens {
  called: string[];
  left: string[];
}

/** A samurai's board: everything on it is public.
 * 
 * `player` leads the samurai, `kiai` is their kiai value, and `sum` the strength of their line. `uncovered` are the
 * symbols their defence lacks; `support` is the seat that has their support token, `lent` names the tokens of others
 * they hold and `talents` the talents they may use now: a token that came in their own turn brings none. */
export interface SpiritSeat {
  samurai: string;
  player: number;
  side: "human" | "animal";
  wounds: number;
  token: boolean;
  kiai: number;
  sum: number;
  line: Card[];
  defence: Card[];
  uncovered: SpiritSymbol[];
  passed: boolean;
  support: number;
  lent: string[];
  talents: string[];
}

/** The options of the match. */
export interface SpiritOptions {
  difficulty: string;
  samurai: string[] | null;
  spare_tokens: boolean;
}

/** A match of Samurai Spirit. `discard` has the top card first.
 * 
 * `spare_tokens` is null in a match without them, `odds` when the deck is empty.
 * 
 * `falls_next` is what is lost when a barricade has to fall; `bonuses`: families help at the end of a round. */
export interface SpiritView {
  players: number;
  asked: number | null;
  over: boolean;
  viewer: number | null;
  round: number;
  turn: number;
  barricades: SpiritBarricades;
  falls_next: "barricade" | "farm";
  farms: SpiritFarms;
  fallen: Card[];
  families: string[];
  bonuses: boolean;
  lost: Card[];
  discard: Card[];
  box: SpiritBox;
  drawn: Card[];
  spare_tokens: SpiritSpareTokens | null;
  deck: Deck;
  intruders: Deck;
  odds: SpiritOdds | null;
  game: "samurai_spirit";
  options: SpiritOptions;
  pending: SpiritFrame[];
  outcome: SpiritOutcome | null;
  seats: SpiritSeat[];
}

export type View =
  | BangView
  | SwordView
  | ShinobiView
  | SpiritView;

export type Pending = View["pending"][number];

export type Outcome = NonNullable<View["outcome"]>;
