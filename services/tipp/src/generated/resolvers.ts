import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { MatchView } from '../app/matches/match-view.ts';
import type { TippView } from '../app/tipps/tipp-view.ts';
import type { DuelView } from '../app/duels/duel-view.ts';
import type { WinnerTippView } from '../app/winner-tipps/winner-tipp-view.ts';
import type { PlayerRef, GroupRef, TournamentRef, TemplateRef, Context } from '../resolvers/context.ts';
import type { PriceView, DrawingView, WinnerView } from '../app/prizes/prize-view.ts';
import type { LiveRankingView, LiveRowView } from '../app/live/live-ranking.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant as ISO 8601 in UTC, for example 2024-06-19T16:00:00.000Z. */
  DateTime: { input: Date; output: Date; }
  /** Any JSON. */
  JSON: { input: unknown; output: object; }
  _FieldSet: { input: unknown; output: unknown; }
};

/** A match as operators see it. */
export type AdminMatch = {
  __typename?: 'AdminMatch';
  id: Scalars['Int']['output'];
  match: Match;
  /** True for a knock-out match that ended drawn while nobody has said who won the shoot-out. */
  needsPenalties: Scalars['Boolean']['output'];
  /** Goals of the shoot-out; they say who goes on and count for no tipp. */
  penaltiesTeam1?: Maybe<Scalars['Int']['output']>;
  penaltiesTeam2?: Maybe<Scalars['Int']['output']>;
  /** Null for a team that stands in the plan of the tournament. */
  slot1?: Maybe<AdminSlot>;
  slot2?: Maybe<AdminSlot>;
  /** Counts the changes of operators; sent back with a change, so that nobody's change is overwritten unknowingly. */
  version: Scalars['Int']['output'];
};

/** One side of a knock-out match, whose team follows from other matches or from an operator. */
export type AdminSlot = {
  __typename?: 'AdminSlot';
  /** The teams that can be put there. */
  candidates: Array<Team>;
  /** The team that an operator put there, which goes before the proposal. */
  given?: Maybe<Team>;
  /** True when the team that an operator put there does not fit the standings any more, or stands twice in its round. */
  isContradicted: Scalars['Boolean']['output'];
  /** 'Sieger Gruppe A', 'Dritter A/B/C', 'Sieger Spiel 37'. */
  label: Scalars['String']['output'];
  /** The team by the standings; null while that is open. */
  proposal?: Maybe<Team>;
};

/** One thing that changed, in German: 'Ergebnis', '1:1', '2:1'. */
export type AuditChange = {
  __typename?: 'AuditChange';
  after: Scalars['String']['output'];
  /** Empty where it is new, or where the log does not keep it. */
  before: Scalars['String']['output'];
  what: Scalars['String']['output'];
};

/** One change of an operator. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** Where the web app shows what it was about: '/meldung/12'; null for what has no page of its own. */
  address?: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTime']['output'];
  changes: Array<AuditChange>;
  id: Scalars['String']['output'];
  /** What it was about, in German: 'Spiel 37: Schweiz – Italien'. */
  subject: Scalars['String']['output'];
  /** Null when the account is gone. */
  user?: Maybe<User>;
  /** Number of the player who changed it. */
  userId: Scalars['Int']['output'];
};

export type AuditPage = {
  __typename?: 'AuditPage';
  items: Array<AuditEntry>;
  pageNumber: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
};

export type BlockRankingInput = {
  isBlocked: Scalars['Boolean']['input'];
};

export type BlockRankingPayload = {
  __typename?: 'BlockRankingPayload';
  evaluation: Evaluation;
};

export type BonusAnswer = {
  __typename?: 'BonusAnswer';
  /** Null until the question is resolved. */
  isRight?: Maybe<Scalars['Boolean']['output']>;
  selection: Scalars['String']['output'];
  selectionId: Scalars['Int']['output'];
  user: User;
};

/** The page on which a card is hidden. */
export const BonusPlace = {
  Agb: 'AGB',
  Datenschutz: 'DATENSCHUTZ',
  Impressum: 'IMPRESSUM',
  /** The ranking. */
  Rangliste: 'RANGLISTE',
  /** The list of groups. */
  Spielergruppen: 'SPIELERGRUPPEN',
  Spielregeln: 'SPIELREGELN',
  /** Home. */
  Start: 'START',
  /** Statistics. */
  Statistik: 'STATISTIK',
  /** The tables, between groups C and D. */
  Tabelle: 'TABELLE',
  /** The ranking of the duels. */
  Tippduell: 'TIPPDUELL'
} as const;

export type BonusPlace = typeof BonusPlace[keyof typeof BonusPlace];
export type BonusPoints = {
  __typename?: 'BonusPoints';
  /** Of the question. */
  id: Scalars['Int']['output'];
  points: Scalars['Int']['output'];
  /** HTML of operators, made safe. */
  question: Scalars['String']['output'];
};

/** A question beside the matches, hidden behind a playing card on one of the pages. */
export type BonusQuestion = {
  __typename?: 'BonusQuestion';
  /** From this instant on no answer changes any more. */
  deadline: Scalars['DateTime']['output'];
  /** HTML of operators, made safe; may be empty. */
  description: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  /** Null for a draft. */
  opensAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null until the question is resolved. */
  ownPoints?: Maybe<Scalars['Int']['output']>;
  /** The selectionId of the viewer's own answer, null without one. */
  ownSelectionId?: Maybe<Scalars['Int']['output']>;
  /** Where its card is hidden. */
  place: BonusPlace;
  /** What a right answer brings. */
  points: Scalars['Int']['output'];
  /** HTML of operators, made safe. */
  question: Scalars['String']['output'];
  /** What can be chosen. */
  selections: Array<BonusSelection>;
  state: BonusState;
  /** Counts the changes by operators; whoever changes the question says which version is meant. */
  version: Scalars['Int']['output'];
};

export type BonusQuestionInput = {
  id: Scalars['Int']['input'];
  /** The version that is meant. */
  version: Scalars['Int']['input'];
};

export type BonusQuestionPayload = {
  __typename?: 'BonusQuestionPayload';
  bonusQuestion: BonusQuestion;
};

export type BonusResultPage = {
  __typename?: 'BonusResultPage';
  /** As the ranking's: then the list is empty. */
  blocked: Scalars['Boolean']['output'];
  items: Array<BonusAnswer>;
  pageNumber: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
  /** False until the question is closed and its answers are frozen. */
  visible: Scalars['Boolean']['output'];
};

export type BonusSelection = {
  __typename?: 'BonusSelection';
  /** How many chose it; null until the question is closed and its answers are frozen, some seconds later. */
  count?: Maybe<Scalars['Int']['output']>;
  /** Null until the question is resolved. */
  isRight?: Maybe<Scalars['Boolean']['output']>;
  selection: Scalars['String']['output'];
  /** From 1. */
  selectionId: Scalars['Int']['output'];
};

export const BonusState = {
  /** Waits for its resolution. */
  Closed: 'CLOSED',
  /** Not dated yet; operators only. */
  Draft: 'DRAFT',
  Open: 'OPEN',
  /** Opens later; operators only. */
  Planned: 'PLANNED',
  Resolved: 'RESOLVED'
} as const;

export type BonusState = typeof BonusState[keyof typeof BonusState];
export type CandidatePage = {
  __typename?: 'CandidatePage';
  items: Array<User>;
  pageNumber: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
};

export type CountedScore = {
  __typename?: 'CountedScore';
  goalsTeam1: Scalars['Int']['output'];
  goalsTeam2: Scalars['Int']['output'];
};

/** Something that operators may decide beside matches. */
export type Decision = {
  __typename?: 'Decision';
  /** Teams that can be named; of an order those that are level, each of which must be named with all that it is level with. */
  candidates: Array<Team>;
  /** What an operator decided; empty without a decision. */
  given: Array<Team>;
  /** Letter of the group, '-' where it concerns none or all. */
  group: Scalars['String']['output'];
  /** Why it is too early, in German; null when it is not. */
  hint?: Maybe<Scalars['String']['output']>;
  /**
   * A mark (P1 champion, P2 runner-up, P3 third, WA winner and LA last of group A …), or an order of level teams: a group's
   * letter, or 'thirds' for the third-placed teams of all groups.
   */
  id: Scalars['String']['output'];
  /** True when the team that an operator decided cannot have reached the mark any more, or has reached another by the matches. */
  isContradicted: Scalars['Boolean']['output'];
  /** True when the tournament waits for it: all is played, and nothing but an operator tells who goes on. */
  isDue: Scalars['Boolean']['output'];
  /** True when it may be decided now. */
  isOpen: Scalars['Boolean']['output'];
  kind: DecisionKind;
  /** What holds by the standings, or by the tournament's file, without an operator's decision; empty while that is open. */
  proposal: Array<Team>;
  /** Counts the changes of operators, as a match's version does. */
  version: Scalars['Int']['output'];
};

export const DecisionKind = {
  /** One team has reached a mark. */
  Mark: 'MARK',
  /** Teams that are level stand in this order. */
  Order: 'ORDER'
} as const;

export type DecisionKind = typeof DecisionKind[keyof typeof DecisionKind];
export type DrawPriceInput = {
  id: Scalars['Int']['input'];
};

/**
 * How a prize is drawn. All of it follows from the seed and from who could be drawn, so that anybody can draw again
 * (docs/adr/0058-drawing-prizes.md).
 */
export type Drawing = {
  __typename?: 'Drawing';
  /** How many could be drawn. */
  candidateCount?: Maybe<Scalars['Int']['output']>;
  /** Who could be drawn: base64 of one bit per player number, from 1 on, the highest bit of each byte first. */
  candidates?: Maybe<Scalars['String']['output']>;
  /** When the seed was fixed; its hash shows from then on. */
  committedAt: Scalars['DateTime']['output'];
  /** Until when it could be: a minute before the last match kicks off. */
  committedUntil: Scalars['DateTime']['output'];
  /** When it was drawn; null until then. */
  drawnAt?: Maybe<Scalars['DateTime']['output']>;
  /** 32 bytes in hexadecimal digits; null until the winners are published, to operators until they are drawn. So is all that follows. */
  seed?: Maybe<Scalars['String']['output']>;
  /** SHA-256 of the seed, in hexadecimal digits; shown as soon as the prize is there. */
  seedHash: Scalars['String']['output'];
  /** Whom the draw hit, in its order. */
  turns: Array<DrawingTurn>;
};

/** One who was drawn. */
export type DrawingTurn = {
  __typename?: 'DrawingTurn';
  /** False for one who, after being drawn, could not win any more: the drawing went on with the next. */
  isWinner: Scalars['Boolean']['output'];
  /** Why, in German; to operators only, empty for winners. */
  outReason: Scalars['String']['output'];
  /** Null for who has left, and, but for operators, for who may not win any more. */
  user?: Maybe<User>;
  /** The player's number. */
  userId: Scalars['Int']['output'];
};

/** Who meets whom is drawn anew for each match, among all who have registered when it locks. */
export type Duel = {
  __typename?: 'Duel';
  /** How it is drawn; null for a moment in a tournament that has just begun. */
  draw?: Maybe<DuelDraw>;
  /** Unique over all players and matches. */
  id: Scalars['String']['output'];
  match: Match;
  /** Null without a duel or a result; of a running match what it would be now. */
  outcome?: Maybe<DuelOutcome>;
  /** 3, 1 or 0 by the rules; null where outcome is. */
  points?: Maybe<Scalars['Int']['output']>;
  state: DuelState;
  /** Null while it is not to be seen, and without a duel; one's own shows before the lock. */
  tipp1?: Maybe<Tipp>;
  /** Null unless the state is DRAWN. */
  tipp2?: Maybe<Tipp>;
  /** Whose duel it is. */
  user1?: Maybe<User>;
  /** The opponent; null unless the state is DRAWN. */
  user2?: Maybe<User>;
};

/** From the viewer's side; without a duel all are 0. */
export type DuelBalance = {
  __typename?: 'DuelBalance';
  level: Scalars['Int']['output'];
  lost: Scalars['Int']['output'];
  won: Scalars['Int']['output'];
};

/** The draw of a match: all of it follows from the seed and from who has registered (docs/adr/0035-duels.md). */
export type DuelDraw = {
  __typename?: 'DuelDraw';
  /** When the seed was drawn; its hash shows from then on. */
  committedAt: Scalars['DateTime']['output'];
  /** True when that was less than a minute before the lock, or after it: then the hash proves nothing. */
  isLate: Scalars['Boolean']['output'];
  matchId: Scalars['Int']['output'];
  /** How many took part; null until the draw. */
  participantCount?: Maybe<Scalars['Int']['output']>;
  /** 32 bytes in hexadecimal digits; null until the draw, some seconds after the lock. */
  seed?: Maybe<Scalars['String']['output']>;
  /** SHA-256 of the seed, in hexadecimal digits; shown before the lock. */
  seedHash: Scalars['String']['output'];
};

export type DuelMark = {
  __typename?: 'DuelMark';
  date: Scalars['DateTime']['output'];
  isLocked: Scalars['Boolean']['output'];
  /** The outcome may change still. */
  isRunning: Scalars['Boolean']['output'];
  matchId: Scalars['Int']['output'];
  /** Null without a duel or a result. */
  outcome?: Maybe<DuelOutcome>;
  /** 3, 1 or 0 by the rules; null where outcome is. */
  points?: Maybe<Scalars['Int']['output']>;
  state: DuelState;
};

export const DuelOutcome = {
  Bye: 'BYE',
  Level: 'LEVEL',
  Lost: 'LOST',
  Won: 'WON'
} as const;

export type DuelOutcome = typeof DuelOutcome[keyof typeof DuelOutcome];
export type DuelPage = {
  __typename?: 'DuelPage';
  currentPageNumber: Scalars['Int']['output'];
  duels: Array<Duel>;
  /** First and last match of the page. */
  matchFromId: Scalars['Int']['output'];
  matchToId: Scalars['Int']['output'];
};

export const DuelState = {
  /** The number was odd and this player is left over, without an opponent. */
  Bye: 'BYE',
  /** The match has just locked; the draw comes with the last tipps, within seconds. */
  Drawing: 'DRAWING',
  Drawn: 'DRAWN',
  /** The player registered after the match had locked. */
  None: 'NONE',
  /** The match is open: nobody knows yet who meets whom. */
  Open: 'OPEN'
} as const;

export type DuelState = typeof DuelState[keyof typeof DuelState];
export type EndLastOutInput = {
  groupId: Scalars['Int']['input'];
  since: Scalars['DateTime']['input'];
};

export type Evaluation = {
  __typename?: 'Evaluation';
  /** When the ranks now visible were calculated. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** True when operators changed something after the last evaluation. */
  isDue: Scalars['Boolean']['output'];
  /** True while operators have put a notice in place of the ranks. */
  isRankingBlocked: Scalars['Boolean']['output'];
  isRunning: Scalars['Boolean']['output'];
  /** How many matches they count. */
  matchCount: Scalars['Int']['output'];
};

export type ExpectedThird = {
  __typename?: 'ExpectedThird';
  matchId: Scalars['Int']['output'];
  teamKZ: Scalars['String']['output'];
};

/** A player group: the group service knows it, tipp who is in it and how its members stand. */
export type Group = {
  __typename?: 'Group';
  id: Scalars['Int']['output'];
  /**
   * How many members have not tipped the next match completely, for its owner alone: null for all others, without an open match whose
   * teams are known, with fewer than five others who count, and in groups of more than 200. Only members count who joined by themselves
   * before the last kick-off (a day before the first one). Null also after somebody has left, until the next kick-off.
   */
  missingTipps?: Maybe<GroupMissingTipps>;
  /** The viewer's own place among the members; null for outsiders, without a place, and while ranks are blocked. */
  ownPlace?: Maybe<OwnGroupPlace>;
};

export type GroupCandidates = {
  __typename?: 'GroupCandidates';
  items: Array<User>;
  pageNumber: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
};

export type GroupMissingTipps = {
  __typename?: 'GroupMissingTipps';
  /** Locked players, who cannot tip, are not among them. */
  count: Scalars['Int']['output'];
  match: Match;
};

/** A member of a group and the place in it. */
export type GroupPlace = {
  __typename?: 'GroupPlace';
  /** The best of the group on this day, once all its matches count. */
  isBest: Scalars['Boolean']['output'];
  /** Among all players, in the ranking or on this day; 0 without a place. */
  overallRanking: Scalars['Int']['output'];
  /** In all, or of this day. */
  points: Scalars['Int']['output'];
  /** In the group; equal points share it, 0 without a place. */
  ranking: Scalars['Int']['output'];
  user: User;
};

export type GroupRanking = {
  __typename?: 'GroupRanking';
  /** As the ranking's: then the list is empty. */
  blocked: Scalars['Boolean']['output'];
  /** Null for the ranking of all that counts. */
  day?: Maybe<MatchDay>;
  items: Array<GroupPlace>;
  /** The logged-in player's own place, on whatever page it stands; null until tipp has received the registration. */
  own?: Maybe<GroupPlace>;
  /** The number of the page of the whole list on which the logged-in player stands; 0 without a place. */
  ownPageNumber: Scalars['Int']['output'];
  pageNumber: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  /** Of those the search and the own list leave. */
  totalCount: Scalars['Int']['output'];
  /** True from the lock of the first match on: before, nobody has a place. */
  visible: Scalars['Boolean']['output'];
};

export type GroupTable = {
  __typename?: 'GroupTable';
  /** A to F, H or L, by the tournament. */
  group: Scalars['String']['output'];
  /** By kick-off. */
  matches: Array<Match>;
  /** By place. */
  teams: Array<Team>;
};

/** How many tipps hit so well. */
export type HitCount = {
  __typename?: 'HitCount';
  /** 5, 3, 2 or 0 before joker and patriot. */
  pointsInternal: Scalars['Int']['output'];
  value: Scalars['Int']['output'];
};

/**
 * 'Der Letzte fliegt' in a group: after each match day the one of those still in with the fewest points of the day is out, after
 * the tournament's last day all but its best; the last who is left wins. Of equals, fewer exact tipps, then fewer valid ones
 * decide, then who registered last.
 */
export type LastOut = {
  __typename?: 'LastOut';
  /** As the ranking's: then the lists are empty, and isIn is false. */
  blocked: Scalars['Boolean']['output'];
  /** How many were in the group when it began. */
  entrantCount: Scalars['Int']['output'];
  /** The first match day that counts: the first that begins after `since`; null after the last one. */
  firstDay?: Maybe<MatchDay>;
  /** Whether the viewer is still in. */
  isIn: Scalars['Boolean']['output'];
  /** Who is still in; who has left the group is not. */
  remaining: Array<User>;
  /** One for each who is out, first to last: of each match day that is decided one, of the tournament's last one all but its best. */
  rounds: Array<LastOutRound>;
  since: Scalars['DateTime']['output'];
  winner?: Maybe<User>;
};

export type LastOutInput = {
  groupId: Scalars['Int']['input'];
};

export type LastOutPayload = {
  __typename?: 'LastOutPayload';
  lastOut?: Maybe<LastOut>;
};

export type LastOutRound = {
  __typename?: 'LastOutRound';
  day: MatchDay;
  /** Of the day. */
  points: Scalars['Int']['output'];
  /** Who is out. */
  user: User;
};

export type LinkWinnerInput = {
  /** Null takes the link back. */
  postId?: InputMaybe<Scalars['Int']['input']>;
  /** The post that the winner was seen linked with; a link with another one is not overwritten. */
  seenPostId?: InputMaybe<Scalars['Int']['input']>;
  winnerId: Scalars['Int']['input'];
};

export type LinkWinnerPayload = {
  __typename?: 'LinkWinnerPayload';
  winner: Winner;
};

export type LiveMatch = {
  __typename?: 'LiveMatch';
  /** Who of the viewer's list has tipped it exactly as it stands, by rank; twelve at most. */
  exactFavorites: Array<User>;
  exactFavoritesCount: Scalars['Int']['output'];
  match: Match;
  /** The viewer's own, with the points it brings as it stands; null until it is frozen, some seconds after the lock. */
  tipp?: Maybe<Tipp>;
};

/**
 * Everybody's tipps of the running matches side by side, and the places if all stayed as it stands. What was entered since the last
 * evaluation counts, too; while the evaluation counts it all the places are those of the ranking.
 */
export type LiveRanking = {
  __typename?: 'LiveRanking';
  /**
   * The first three, who stands right before and behind the logged-in player, and the last with a place; at the end the
   * logged-in player who registered after the last goal.
   */
  highlights: Array<LiveRow>;
  /** By number; empty while nothing is played. */
  matches: Array<Match>;
  /** The logged-in player's own row, on whatever page it stands; null until tipp has received the registration. */
  own?: Maybe<LiveRow>;
  /** The number of the page of the whole list on which the logged-in player stands; 0 without a place. */
  ownPageNumber: Scalars['Int']['output'];
  /** The players of the page. */
  rows: Array<LiveRow>;
};

export type LiveRow = {
  __typename?: 'LiveRow';
  /** The place after one more goal of either side of each running match that has a score. */
  nextGoals: Array<NextGoal>;
  points: Scalars['Int']['output'];
  /** Among those who are listed: all players, or the group. Equal points share it; 0 without a tipp that counts. */
  ranking: Scalars['Int']['output'];
  /** By the last evaluation, among the same players; 0 without one. */
  rankingBefore: Scalars['Int']['output'];
  /** The tipps of the running matches, with the points that they would bring; without a match for some seconds after its lock. */
  tipps: Array<Tipp>;
  user: User;
};

export type Match = {
  __typename?: 'Match';
  city: Scalars['String']['output'];
  /** Kick-off, at which the match locks. */
  date: Scalars['DateTime']['output'];
  /** Goals after 90 or, where played, 120 minutes; null without any. */
  goalsTeam1?: Maybe<Scalars['Int']['output']>;
  goalsTeam2?: Maybe<Scalars['Int']['output']>;
  /** Letter of the group, '-' for a knock-out match. */
  group: Scalars['String']['output'];
  /** From 1 on, by the first planned kick-offs. */
  id: Scalars['Int']['output'];
  /** True from kick-off on: no tipp changes any more. */
  isLocked: Scalars['Boolean']['output'];
  isPatriot: Scalars['Boolean']['output'];
  /** Locked, not running, and with a result. */
  isPlayed: Scalars['Boolean']['output'];
  isRunning: Scalars['Boolean']['output'];
  /** Of a running match: the minute by the clock, 1 to 90; 45 in half-time, 90 for all that follows. Else null. */
  minute?: Maybe<Scalars['Int']['output']>;
  /** Goals of the shoot-out of a knock-out match; null without one. They count for no tipp. */
  penaltiesTeam1?: Maybe<Scalars['Int']['output']>;
  penaltiesTeam2?: Maybe<Scalars['Int']['output']>;
  /** What an operator says of a running match, for its minute; NONE without a word, and unless it is running. */
  phase: MatchPhase;
  /** 'Gruppe A', 'Achtelfinale', … */
  roundName: Scalars['String']['output'];
  team1: Team;
  team2: Team;
  /** The logged-in player's own tipp for this match as a list of one, or empty. */
  tippInfo: Array<TippInfo>;
  /** Whom all players together tipped to win; null until the match is locked and its tipps are frozen, and for visitors. */
  trend?: Maybe<MatchTrend>;
};

/** A day on which matches are played, by the calendar in Germany. */
export type MatchDay = {
  __typename?: 'MatchDay';
  /** How many of its matches the last evaluation counts. */
  countedCount: Scalars['Int']['output'];
  /** Kick-off of its first match. */
  date: Scalars['DateTime']['output'];
  /** By kick-off. */
  matches: Array<Match>;
  /** From 1. */
  number: Scalars['Int']['output'];
  state: MatchDayState;
};

/** Who shares the first place of a day. */
export type MatchDayBest = {
  __typename?: 'MatchDayBest';
  points: Scalars['Int']['output'];
  /** How many they are. */
  totalCount: Scalars['Int']['output'];
  /** Three at most. */
  users: Array<User>;
};

/** What one match day brought a player. */
export type MatchDayPlace = {
  __typename?: 'MatchDayPlace';
  /** As good as the best. */
  isBest: Scalars['Boolean']['output'];
  /** Of this day. */
  points: Scalars['Int']['output'];
  /** Among all on this day; equal points share it, 0 without a place. */
  ranking: Scalars['Int']['output'];
  user: User;
};

export type MatchDayRanking = {
  __typename?: 'MatchDayRanking';
  /** The best of the day, of the own list where only that is asked for; null while the day brought nobody a point. */
  best?: Maybe<MatchDayBest>;
  /** As the ranking's: then the list is empty. */
  blocked: Scalars['Boolean']['output'];
  day: MatchDay;
  items: Array<MatchDayPlace>;
  /** The logged-in player's own place, on whatever page it stands; null until tipp has received the registration. */
  own?: Maybe<MatchDayPlace>;
  /** The number of the page of the whole list on which the logged-in player stands; 0 without a place. */
  ownPageNumber: Scalars['Int']['output'];
  pageNumber: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
};

export const MatchDayState = {
  /** All of its matches count; only a corrected result changes it still. */
  Decided: 'DECIDED',
  /** Its first match has not kicked off. */
  Open: 'OPEN',
  /** It has begun, and not all of its matches count. */
  Running: 'RUNNING'
} as const;

export type MatchDayState = typeof MatchDayState[keyof typeof MatchDayState];
export type MatchOverview = {
  __typename?: 'MatchOverview';
  lastMatches: Array<Match>;
  nextMatches: Array<Match>;
};

/** What is shown of a running match in place of its minute. */
export const MatchPhase = {
  /** Of a knock-out match alone. */
  ExtraTime: 'EXTRA_TIME',
  HalfTime: 'HALF_TIME',
  /** The minute follows the clock. */
  None: 'NONE',
  /** Of a knock-out match alone. */
  ShootOut: 'SHOOT_OUT'
} as const;

export type MatchPhase = typeof MatchPhase[keyof typeof MatchPhase];
/** The tipps of all players on one match, as they were frozen at its lock. */
export type MatchStatistic = {
  __typename?: 'MatchStatistic';
  /** Hits of the tipps that pass the filter, best first; of a running match as it stands, empty without a result. */
  hits: Array<HitCount>;
  /** False until the match is locked and its tipps are frozen: all counts are 0 and all lists empty until then. */
  isVisible: Scalars['Boolean']['output'];
  /** Valid tipps with a joker. */
  jokerCount: Scalars['Int']['output'];
  match: Match;
  /** The logged-in player's own valid tipp. */
  own?: Maybe<Tipp>;
  /** Who was there when the match locked, with or without a tipp. */
  playerCount: Scalars['Int']['output'];
  /** Valid tipps that chance has drawn. */
  randomCount: Scalars['Int']['output'];
  /** Valid tipps, whatever the filter. */
  tippCount: Scalars['Int']['output'];
  /** The tipps that pass the filter, the most frequent first. */
  tipps: Array<TippCount>;
};

/** Numbers of valid tipps. */
export type MatchTrend = {
  __typename?: 'MatchTrend';
  draw: Scalars['Int']['output'];
  team1: Scalars['Int']['output'];
  team2: Scalars['Int']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Puts a notice in place of the ranks, or takes it away. Admins only. Codes: FORBIDDEN, CONFLICT. */
  blockRanking: BlockRankingPayload;
  /** Lets an open bonus question close ten seconds from now. Admins only. Codes: FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, CONFLICT. */
  closeBonusQuestion: BonusQuestionPayload;
  /**
   * Draws the winners of a prize, once the tipps on all its matches are frozen. Of a prize that was drawn nothing is drawn
   * again, unless one who was drawn may not win any more: then the drawing goes on with the next of the same order. Admins
   * only. Codes: FORBIDDEN, NOT_FOUND, BAD_USER_INPUT (too early, nobody may be drawn), CONFLICT, UNAVAILABLE. May be sent
   * again without harm.
   */
  drawPrice: PricePayload;
  /** The owner ends the one that began at `since`; another one goes on, and is in the answer. Codes: UNAUTHENTICATED, FORBIDDEN (suspended, or a member), NOT_FOUND. */
  endLastOut: LastOutPayload;
  /**
   * Links a winner with a post that announces the prize, be it a draft, or takes the link back; once the post was published its
   * link stays. Admins only. Codes: FORBIDDEN, BAD_USER_INPUT (post), NOT_FOUND, CONFLICT
   * (published, or linked meanwhile with another post than the one that was seen). May be sent again without harm.
   */
  linkWinner: LinkWinnerPayload;
  /** Opens a bonus question now. Admins only. Codes: FORBIDDEN, NOT_FOUND, BAD_USER_INPUT (deadline), CONFLICT. */
  openBonusQuestion: BonusQuestionPayload;
  /**
   * Publishes the winners of a prize. Where one of them may not win any more, the drawing goes on instead and nothing is
   * published: `wasPublished` is false. Admins only. Codes: FORBIDDEN, NOT_FOUND, BAD_USER_INPUT (not drawn), CONFLICT (changed
   * since `version`, and not published). May be sent again without harm.
   */
  publishWinners: PublishWinnersPayload;
  /** Removes a bonus question that was never open. Admins only. Codes: FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, CONFLICT. */
  removeBonusQuestion: BonusQuestionPayload;
  /**
   * Removes a prize that was not drawn, or of whose drawn players nobody may win any more. Admins only. Codes: FORBIDDEN,
   * NOT_FOUND, CONFLICT (drawn, changed since `version`).
   */
  removePrice: RemovePricePayload;
  /**
   * Says which answers to a closed bonus question are right, corrects that, or takes it back; points follow with the next
   * evaluation. Admins only. Codes: FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, CONFLICT.
   */
  resolveBonusQuestion: BonusQuestionPayload;
  /**
   * Stores the logged-in player's answer to a bonus question; a later one replaces it until the deadline. Answers only when
   * that is durable. Codes: UNAUTHENTICATED, FORBIDDEN (locked player), NOT_FOUND, BAD_USER_INPUT (choice), LOCKED,
   * UNAVAILABLE, UNKNOWN. May be sent again without harm.
   */
  saveBonusAnswer: SaveBonusAnswerPayload;
  /**
   * Writes a new bonus question, or changes one. From shortly before it opens its options, points and opening stay as they
   * are, from its deadline on the deadline too. Admins only. Codes: FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, CONFLICT.
   */
  saveBonusQuestion: BonusQuestionPayload;
  /**
   * Decides what matches do not. Admins only. Codes: FORBIDDEN, NOT_FOUND, BAD_USER_INPUT (too early, a team that cannot be
   * named), CONFLICT (changed since `version`; the message says to what). May be sent again without harm.
   */
  saveDecision: SaveDecisionPayload;
  /**
   * Enters what an operator says of a match; what the input leaves out stays as it is, null takes it back. Goals, 'läuft' and
   * the shoot-out from kick-off on, teams of a knock-out match at any time. Admins only. Codes: FORBIDDEN, NOT_FOUND,
   * BAD_USER_INPUT (what cannot be), CONFLICT (changed since `version`; the message says to what). May be sent again without
   * harm.
   */
  saveMatch: SaveMatchPayload;
  /**
   * Makes a prize, or changes one. What decides its drawing is fixed with its matches, which can be set only until a
   * minute before the last of them kicks off. Admins only. Codes: FORBIDDEN, NOT_FOUND (no such prize; a picture that the
   * operator has not just cut for prizes), BAD_USER_INPUT, CONFLICT (changed since `version`). May be sent again without harm.
   */
  savePrice: PricePayload;
  /**
   * Stores one tipp of the logged-in player; what the input leaves out stays as it is, a goal of null takes it back.
   * Answers only when the tipp is durable. Codes: UNAUTHENTICATED, FORBIDDEN (locked player, another player's tippId),
   * NOT_FOUND (match), LOCKED (kick-off is over), BAD_USER_INPUT (goals, no joker left), UNAVAILABLE (it is not stored),
   * UNKNOWN (nobody knows whether it is). May be sent again without harm.
   */
  saveTipp: SaveTippPayload;
  /**
   * Stores one winner tipp of the logged-in player, or takes it back. Answers only when that is durable.
   * Codes: UNAUTHENTICATED, FORBIDDEN (locked player), NOT_FOUND (mark), BAD_USER_INPUT (team), CONFLICT (the team stands
   * at another place already, or at the other end of its group), LOCKED, UNAVAILABLE, UNKNOWN. With others the error's
   * field is the mark that is refused. May be sent again without harm.
   */
  saveWinnerTipp: SaveWinnerTippPayload;
  /** Starts the evaluation and answers when its ranks are visible; a second start joins the first. Admins only. */
  startEvaluation: StartEvaluationPayload;
  /** The owner of a group begins 'Der Letzte fliegt' with its 3 to 200 members; one that is under way goes on. Codes: UNAUTHENTICATED, FORBIDDEN (suspended, or a member), NOT_FOUND, BAD_USER_INPUT (too few or too many). */
  startLastOut: LastOutPayload;
};


export type MutationBlockRankingArgs = {
  input: BlockRankingInput;
};


export type MutationCloseBonusQuestionArgs = {
  input: BonusQuestionInput;
};


export type MutationDrawPriceArgs = {
  input: DrawPriceInput;
};


export type MutationEndLastOutArgs = {
  input: EndLastOutInput;
};


export type MutationLinkWinnerArgs = {
  input: LinkWinnerInput;
};


export type MutationOpenBonusQuestionArgs = {
  input: BonusQuestionInput;
};


export type MutationPublishWinnersArgs = {
  input: PublishWinnersInput;
};


export type MutationRemoveBonusQuestionArgs = {
  input: BonusQuestionInput;
};


export type MutationRemovePriceArgs = {
  input: RemovePriceInput;
};


export type MutationResolveBonusQuestionArgs = {
  input: ResolveBonusQuestionInput;
};


export type MutationSaveBonusAnswerArgs = {
  input: SaveBonusAnswerInput;
};


export type MutationSaveBonusQuestionArgs = {
  input: SaveBonusQuestionInput;
};


export type MutationSaveDecisionArgs = {
  input: SaveDecisionInput;
};


export type MutationSaveMatchArgs = {
  input: SaveMatchInput;
};


export type MutationSavePriceArgs = {
  input: SavePriceInput;
};


export type MutationSaveTippArgs = {
  input: SaveTippInput;
};


export type MutationSaveWinnerTippArgs = {
  input: SaveWinnerTippInput;
};


export type MutationStartLastOutArgs = {
  input: LastOutInput;
};

/** Where a player would stand after one more goal. */
export type NextGoal = {
  __typename?: 'NextGoal';
  matchId: Scalars['Int']['output'];
  points: Scalars['Int']['output'];
  ranking: Scalars['Int']['output'];
  /** 1 or 2: whose goal. */
  team: Scalars['Int']['output'];
};

export type OwnGroupPlace = {
  __typename?: 'OwnGroupPlace';
  /** Equal points share it. */
  ranking: Scalars['Int']['output'];
  /** Among the same players in the evaluation before; 0 without one. */
  rankingBefore: Scalars['Int']['output'];
};

export type PageInput = {
  /** From 1. */
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 100. */
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Part of a name. */
  search?: InputMaybe<Scalars['String']['input']>;
};

export type PeriodRanking = {
  __typename?: 'PeriodRanking';
  /** The best of the period, of the own list where only that is asked for; null while it brought nobody a point. */
  best?: Maybe<MatchDayBest>;
  /** As the ranking's: then the list is empty. */
  blocked: Scalars['Boolean']['output'];
  /** Those that it is of, first to last. */
  days: Array<MatchDay>;
  /** Of the whole period; `isBest` is as good as its best. */
  items: Array<MatchDayPlace>;
  /** The logged-in player's own place, on whatever page it stands; null until tipp has received the registration. */
  own?: Maybe<MatchDayPlace>;
  /** The number of the page of the whole list on which the logged-in player stands; 0 without a place. */
  ownPageNumber: Scalars['Int']['output'];
  pageNumber: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  period: RankingPeriod;
  totalCount: Scalars['Int']['output'];
};

/** Where a player stood when a day's matches were over. */
export type PlayerDay = {
  __typename?: 'PlayerDay';
  /** Kick-off of the day's first match. */
  date: Scalars['DateTime']['output'];
  /** Points that came on this day. */
  dayPoints: Scalars['Int']['output'];
  /** From 1: days on which matches are played. */
  number: Scalars['Int']['output'];
  points: Scalars['Int']['output'];
  /** How many players had a rank. */
  rankedCount: Scalars['Int']['output'];
  /** Rank by all points up to this day; 0 without a tipp so far. */
  ranking: Scalars['Int']['output'];
};

/** The parts add up to the total. */
export type PlayerPoints = {
  __typename?: 'PlayerPoints';
  /** As the ranking's: then nothing is told. */
  blocked: Scalars['Boolean']['output'];
  /** The right answers. */
  bonus: Array<BonusPoints>;
  /** Complete tipps on matches that count, by number of the match, with the points and the score that the evaluation counted. */
  tipps: Array<Tipp>;
  /** As in the ranking. */
  total: Scalars['Int']['output'];
  user: User;
  /** The right ones, places first. */
  winnerTipps: Array<WinnerTipp>;
};

export type PlayerStatistic = {
  __typename?: 'PlayerStatistic';
  /** The same of all players together. */
  allHits: Array<HitCount>;
  /** True while operators have blocked the ranking, or an evaluation takes longer than two seconds; then days is empty. */
  blocked: Scalars['Boolean']['output'];
  /** Match days that count, by date; empty before the first evaluation, and while ranks are blocked. */
  days: Array<PlayerDay>;
  /** The match days on which nobody had more points, by number: of those whose matches all count. Empty while ranks are blocked. */
  daysWon: Array<Scalars['Int']['output']>;
  /** How well the player's tipps hit over all matches that count, best first. */
  hits: Array<HitCount>;
  /** How many of the last matches that count brought the player points in a row. */
  streak: Scalars['Int']['output'];
};

/** A post belongs to feed. */
export type Post = {
  __typename?: 'Post';
  id: Scalars['Int']['output'];
};

/** Something that players can win: it is drawn among those who tipped one of its matches. */
export type Price = {
  __typename?: 'Price';
  /** Its day: kick-off of the last of its matches. */
  date: Scalars['DateTime']['output'];
  drawing: Drawing;
  /** Whether the logged-in player may be drawn as it stands; null for visitors, for who has left, and once it is drawn. */
  entry?: Maybe<PriceEntry>;
  /** Of its matches the one that kicks off first. */
  fromMatch: Match;
  /**
   * The first match that was chosen. The prize's matches are those from it to the last one by kick-off, as that was when they
   * were chosen: one that is postponed later stays among them.
   */
  fromMatchId: Scalars['Int']['output'];
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** Where its picture is, empty without one. */
  pictureUrl: Scalars['String']['output'];
  /** Tagespreis, Wochenpreis and so on; one of the tournament's prizeKinds. */
  priceKind: Scalars['String']['output'];
  state: PriceState;
  /** Of its matches the one that kicks off last. */
  toMatch: Match;
  /** The last match that was chosen; the same as fromMatchId for a single match. */
  toMatchId: Scalars['Int']['output'];
  /** Counts the changes by operators; whoever changes the prize says which version is meant. */
  version: Scalars['Int']['output'];
  /** How many are to win it, 1 to 50. */
  winnerCount: Scalars['Int']['output'];
  /** Those who win it, in the order of the draw; empty until they are published, to operators until they are drawn. */
  winners: Array<Winner>;
};

export const PriceEntry = {
  In: 'IN',
  /** Locked by operators. */
  Locked: 'LOCKED',
  /** The e-mail address is not confirmed. */
  NotConfirmed: 'NOT_CONFIRMED',
  NoAddress: 'NO_ADDRESS',
  /** None of its matches is tipped. */
  NoTipp: 'NO_TIPP'
} as const;

export type PriceEntry = typeof PriceEntry[keyof typeof PriceEntry];
export type PricePayload = {
  __typename?: 'PricePayload';
  price: Price;
};

export const PriceState = {
  /** Drawn, but nobody is named yet; operators alone see whom it hit. */
  Drawn: 'DRAWN',
  /** May be drawn now. */
  Due: 'DUE',
  /** Its last match has not kicked off, or the tipps on it are not frozen yet. */
  Open: 'OPEN',
  Published: 'PUBLISHED'
} as const;

export type PriceState = typeof PriceState[keyof typeof PriceState];
/** A place that counts running matches as if they were over, and what was entered since the last evaluation. */
export type ProvisionalPlace = {
  __typename?: 'ProvisionalPlace';
  points: Scalars['Int']['output'];
  /** Equal points share it; 0 without a tipp that counts. */
  ranking: Scalars['Int']['output'];
};

export type PublishWinnersInput = {
  id: Scalars['Int']['input'];
  /** The version whose winners were seen. */
  version: Scalars['Int']['input'];
};

export type PublishWinnersPayload = {
  __typename?: 'PublishWinnersPayload';
  price: Price;
  wasPublished: Scalars['Boolean']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** All matches as operators see them, by number. Admins only. */
  adminMatches: Array<AdminMatch>;
  /** What operators changed, the newest first, 20 a page. Admins only. */
  auditLog: AuditPage;
  /** One bonus question that was opened; null when there is none. Codes: UNAUTHENTICATED. */
  bonusQuestion?: Maybe<BonusQuestion>;
  /**
   * The bonus questions that were opened, those that close last first; an operator who asks for all has drafts and planned
   * ones too. Codes: UNAUTHENTICATED, FORBIDDEN (all).
   */
  bonusQuestions: Array<BonusQuestion>;
  /**
   * Who answered a bonus question, and how, by rank; nobody is named until it is closed and its answers are frozen.
   * Codes: UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT, RATE_LIMITED (too many lists at once).
   */
  bonusResult: BonusResultPage;
  /** All that operators may decide beside matches: places, winners and lasts of groups, order of level teams. Admins only. */
  decisions: Array<Decision>;
  /**
   * One duel of a player, as `duels` has it; matchId 0 is the one that matters now: of a running match, else of the last that
   * has locked, before the first lock of the first. Null for another player's before the first lock.
   * Codes: UNAUTHENTICATED, NOT_FOUND (player, match).
   */
  duel?: Maybe<Duel>;
  /**
   * How the duels of the viewer with one other player went, of matches that are over. Codes: UNAUTHENTICATED, NOT_FOUND (player,
   * and oneself).
   */
  duelBalance: DuelBalance;
  /**
   * How the duels of a player went, by match: of all matches that have locked, and the next one. Codes: UNAUTHENTICATED,
   * NOT_FOUND.
   */
  duelMarks: Array<DuelMark>;
  /**
   * The ranking of the duels by page, of all who have had one; empty until the first match is locked. Players only, locked
   * players alone: admins only. Codes: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, RATE_LIMITED (too many searches at once).
   */
  duelRanking: RankingPage;
  /** The number of the page of the duels' ranking on which the logged-in player stands, for the given page size; 0 without one. */
  duelRankingPageOfViewer: Scalars['Int']['output'];
  /**
   * One page of a player's duels, by kick-off; without userId, or with 0, one's own. pageNumber 0 is the page the
   * server finds current. Opponent and both tipps of a duel show from the lock of its match on, those of others' duels with
   * the first lock at the earliest. Codes: UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT.
   */
  duels: DuelPage;
  /** Where the evaluation stands. Admins only. */
  evaluation: Evaluation;
  /**
   * Which third-placed team would play which match if the standings stayed as they are; empty until each of them has played,
   * and where the tournament does not say who plays whom.
   */
  expectedThirds: Array<ExpectedThird>;
  /**
   * Registered players whom the owner of a group may put into it: those with the page's search in their names, or of the own
   * list; without either nobody. Who is in it, or has left it, is not among them. Codes: UNAUTHENTICATED, FORBIDDEN (a member), NOT_FOUND,
   * BAD_USER_INPUT, RATE_LIMITED (too many searches at once).
   */
  groupCandidates: GroupCandidates;
  /** 'Der Letzte fliegt' of a group, for its members; null where none is under way. Codes: UNAUTHENTICATED, NOT_FOUND (also for outsiders). */
  groupLastOut?: Maybe<LastOut>;
  /**
   * A group's own ranking by page, for its members: all who are in it by their places among all players; with a day those who
   * have a place on it, by what that day brought. Codes: UNAUTHENTICATED, NOT_FOUND (group, also for those who are not in it; day),
   * BAD_USER_INPUT, RATE_LIMITED (too many days or searches at once).
   */
  groupRanking: GroupRanking;
  /** All group tables by letter. */
  groupTables: Array<GroupTable>;
  /** A locked match as it stands, and what that means for the viewer; null for any other. Codes: UNAUTHENTICATED. */
  liveMatch?: Maybe<LiveMatch>;
  /** One match; null when there is none. */
  match?: Maybe<Match>;
  /**
   * The ranking of one match day by page: those who tipped one of its matches that count, or earned something on it, by the
   * day's points; ties as in the ranking. Counts the day's matches and the winner tipps that they decided; bonus answers
   * belong to no day. Players only, locked players alone: admins only. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (day),
   * BAD_USER_INPUT, RATE_LIMITED (too many days or searches at once).
   */
  matchDayRanking: MatchDayRanking;
  /** All days on which matches are played, first to last, and how much of each the last evaluation counts. */
  matchDays: Array<MatchDay>;
  /** The latest results and the next matches, three of each at most. */
  matchOverview: MatchOverview;
  /**
   * How all players tipped a match; without matchId, or with 0, the one that locked last. Nothing of it is visible until the
   * match is locked and its tipps are frozen, some seconds later. Players only. Codes: UNAUTHENTICATED, NOT_FOUND.
   */
  matchStatistic: MatchStatistic;
  /**
   * Those whose tipp on a match is worth so much before joker and patriot, by rank: 5 for the result, 3 for the goal
   * difference, 2 for the trend, 0 for a wrong one. Codes: UNAUTHENTICATED, NOT_FOUND (match), BAD_USER_INPUT, RATE_LIMITED
   * (too many lists at once).
   */
  matchStatisticPlayers: StatisticPlayersPage;
  /** All matches by number. */
  matches: Array<Match>;
  /** What can still be won, for everybody: the prizes that are not drawn yet, by the last of their matches. */
  openPrices: Array<Price>;
  /**
   * The ranking of several match days together, by what they brought: the form table, or the second half of the tournament, which
   * begins at 0. Codes: as those of matchDayRanking.
   */
  periodRanking: PeriodRanking;
  /**
   * What a player's points are made of by the last evaluation; without userId, or with 0, one's own. Players only. Codes:
   * UNAUTHENTICATED, NOT_FOUND.
   */
  playerPoints: PlayerPoints;
  /**
   * The way of one player through the match days, as the last evaluation counts them; without userId, or with 0, one's own.
   * Players only. Codes: UNAUTHENTICATED, NOT_FOUND.
   */
  playerStatistic: PlayerStatistic;
  /** One prize; null when there is none. Players only. Codes: UNAUTHENTICATED. */
  price?: Maybe<Price>;
  /**
   * All prizes: those still to be drawn first, by the last of their matches, then those drawn, the newest first.
   * Players only. Codes: UNAUTHENTICATED.
   */
  prices: Array<Price>;
  /**
   * Who may be drawn for the matches from one to another by kick-off, or for those of a prize, as it stands: confirmed, not
   * locked, with a complete postal address, and with a valid tipp on one of them that has locked; by player number, 50 a page.
   * Admins only. Codes: FORBIDDEN, BAD_USER_INPUT (range, search), NOT_FOUND (prize), UNAVAILABLE (too many ask at once),
   * RATE_LIMITED (too many searches at once).
   */
  randomCandidates: CandidatePage;
  /** The newest players until the first match is locked, the top of the last evaluation from then on; players only. */
  rankLast: RankLast;
  /**
   * The ranking by page; players only. A search looks at first and last names. Codes: UNAUTHENTICATED, FORBIDDEN (locked players:
   * admins only), NOT_FOUND (group, also for those who are not in it), BAD_USER_INPUT, RATE_LIMITED (too many searches at once).
   */
  ranking: RankingPage;
  /** The number of the ranking page on which the logged-in player stands, for the given page size; 0 without one. */
  rankingPageOfViewer: Scalars['Int']['output'];
  /**
   * What players tipped on the last five matches that the last evaluation counts, for 100 players at most. Players only. Codes:
   * UNAUTHENTICATED, BAD_USER_INPUT (more players).
   */
  recentTipps: RecentTipps;
  /** The matches that are being played, by number. */
  runningMatches: Array<Match>;
  /** What operators may write into texts for pages, and what it becomes. Admins only. Codes: UNAUTHENTICATED, FORBIDDEN. */
  templatePlaceholders: Array<TemplatePlaceholder>;
  /**
   * One of several texts that announce winners, as HTML; '[Name]' stands where their names belong. Admins only.
   * Codes: FORBIDDEN, BAD_USER_INPUT (kind, range), NOT_FOUND (prize).
   */
  textSuggestion: Scalars['String']['output'];
  /** The third-placed teams of all groups as they stand now, from best to worst; empty where none of them can go on. */
  thirdPlaces: Array<Team>;
  /**
   * Those who tipped a match just so ('2:1'), by rank. Codes: UNAUTHENTICATED, NOT_FOUND (match), BAD_USER_INPUT, RATE_LIMITED
   * (too many lists at once).
   */
  tippStatisticPlayers: StatisticPlayersPage;
  /**
   * One page of a player's tipps, by kick-off; without userId, or with 0, one's own.
   * pageNumber 0 is the page the server finds current: the first with an open match, else the last.
   * Tipps of others show from the lock of their match on. Codes: UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT.
   */
  tipps: TippPage;
  /** The tournament that is played, and where it stands now. */
  tournament: Tournament;
  /** The logged-in player, null for an anonymous visitor. */
  viewer?: Maybe<Viewer>;
  /** One winner; null when there is none, or none that is published. Players only. Codes: UNAUTHENTICATED. */
  winner?: Maybe<Winner>;
  /**
   * How all players chose, for each mark of a kind: P1 champion, P2 runner-up, P3 third (World Cup), G the winner and L the
   * last of each group. Players only. Codes: UNAUTHENTICATED, BAD_USER_INPUT.
   */
  winnerStatistic: Array<WinnerStatistic>;
  /** Those who chose a team for a kind, by rank. Codes: UNAUTHENTICATED, BAD_USER_INPUT, RATE_LIMITED (too many lists at once). */
  winnerStatisticPlayers: StatisticPlayersPage;
  /**
   * All winner tipps of a player, the places first; without userId, or with 0, one's own. Those of others show from the lock
   * of their mark on. Codes: UNAUTHENTICATED, NOT_FOUND.
   */
  winnerTipps: Array<WinnerTipp>;
  /**
   * Who has won what, the newest day first; operators see those too that are not published yet. Players only.
   * Codes: UNAUTHENTICATED, BAD_USER_INPUT.
   */
  winners: WinnerPage;
};


export type QueryAuditLogArgs = {
  page?: InputMaybe<PageInput>;
};


export type QueryBonusQuestionArgs = {
  id: Scalars['Int']['input'];
};


export type QueryBonusQuestionsArgs = {
  all?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryBonusResultArgs = {
  id: Scalars['Int']['input'];
  onlyFavorites?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<PageInput>;
};


export type QueryDuelArgs = {
  matchId?: InputMaybe<Scalars['Int']['input']>;
  userId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDuelBalanceArgs = {
  userId: Scalars['Int']['input'];
};


export type QueryDuelMarksArgs = {
  userId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDuelRankingArgs = {
  onlyFavorites?: InputMaybe<Scalars['Boolean']['input']>;
  onlyLocked?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<PageInput>;
};


export type QueryDuelRankingPageOfViewerArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDuelsArgs = {
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  userId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGroupCandidatesArgs = {
  groupId: Scalars['Int']['input'];
  onlyFavorites?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<PageInput>;
};


export type QueryGroupLastOutArgs = {
  groupId: Scalars['Int']['input'];
};


export type QueryGroupRankingArgs = {
  day?: InputMaybe<Scalars['Int']['input']>;
  groupId: Scalars['Int']['input'];
  onlyFavorites?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<PageInput>;
};


export type QueryLiveMatchArgs = {
  matchId: Scalars['Int']['input'];
};


export type QueryMatchArgs = {
  id: Scalars['Int']['input'];
};


export type QueryMatchDayRankingArgs = {
  day: Scalars['Int']['input'];
  onlyFavorites?: InputMaybe<Scalars['Boolean']['input']>;
  onlyLocked?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<PageInput>;
};


export type QueryMatchStatisticArgs = {
  matchId?: InputMaybe<Scalars['Int']['input']>;
  onlyJoker?: InputMaybe<Scalars['Boolean']['input']>;
  onlyRandom?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryMatchStatisticPlayersArgs = {
  filterOption?: InputMaybe<Scalars['Int']['input']>;
  matchId?: InputMaybe<Scalars['Int']['input']>;
  onlyFavorites?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<PageInput>;
};


export type QueryPeriodRankingArgs = {
  onlyFavorites?: InputMaybe<Scalars['Boolean']['input']>;
  onlyLocked?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<PageInput>;
  period: RankingPeriod;
};


export type QueryPlayerPointsArgs = {
  userId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPlayerStatisticArgs = {
  userId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPriceArgs = {
  id: Scalars['Int']['input'];
};


export type QueryRandomCandidatesArgs = {
  fromMatchId: Scalars['Int']['input'];
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  priceId?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  toMatchId: Scalars['Int']['input'];
};


export type QueryRankingArgs = {
  groupId?: InputMaybe<Scalars['Int']['input']>;
  onlyFavorites?: InputMaybe<Scalars['Boolean']['input']>;
  onlyLocked?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<PageInput>;
  provisional?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryRankingPageOfViewerArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRecentTippsArgs = {
  userIds: Array<Scalars['Int']['input']>;
};


export type QueryTextSuggestionArgs = {
  fromMatchId: Scalars['Int']['input'];
  priceId: Scalars['Int']['input'];
  priceKind: Scalars['String']['input'];
  toMatchId: Scalars['Int']['input'];
};


export type QueryTippStatisticPlayersArgs = {
  matchId?: InputMaybe<Scalars['Int']['input']>;
  onlyFavorites?: InputMaybe<Scalars['Boolean']['input']>;
  onlyJoker?: InputMaybe<Scalars['Boolean']['input']>;
  onlyRandom?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<PageInput>;
  tippValue: Scalars['String']['input'];
};


export type QueryTippsArgs = {
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  userId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryWinnerArgs = {
  id: Scalars['Int']['input'];
};


export type QueryWinnerStatisticArgs = {
  kind?: InputMaybe<Scalars['String']['input']>;
};


export type QueryWinnerStatisticPlayersArgs = {
  kind?: InputMaybe<Scalars['String']['input']>;
  onlyFavorites?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<PageInput>;
  teamKZ: Scalars['String']['input'];
};


export type QueryWinnerTippsArgs = {
  userId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryWinnersArgs = {
  page?: InputMaybe<PageInput>;
};

export type RankLast = {
  __typename?: 'RankLast';
  /** True while a notice stands in place of the ranks: then nobody is named, and nobody counted. */
  blocked: Scalars['Boolean']['output'];
  /** 'new' or 'rank'. */
  kind: Scalars['String']['output'];
  title: Scalars['String']['output'];
  totalCount: Scalars['Int']['output'];
  userDetails: Array<User>;
};

export type RankingPage = {
  __typename?: 'RankingPage';
  /** True while operators have blocked the ranking, or an evaluation takes longer than two seconds; then the list is empty. */
  blocked: Scalars['Boolean']['output'];
  items: Array<User>;
  /** With `provisional`: the running matches, and what they would bring; else null. */
  live?: Maybe<LiveRanking>;
  /** The logged-in player's own row, on whatever page it stands; null until tipp has received the registration. */
  own?: Maybe<User>;
  pageNumber: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
  /** True from the lock of the first match on; the list is called Mitspieler before. */
  visible: Scalars['Boolean']['output'];
};

export const RankingPeriod = {
  /** The last three match days that count. */
  Form: 'FORM',
  /** All match days from the knock-out stage on. */
  SecondHalf: 'SECOND_HALF'
} as const;

export type RankingPeriod = typeof RankingPeriod[keyof typeof RankingPeriod];
/** What was tipped on the latest matches that count. */
export type RecentTipps = {
  __typename?: 'RecentTipps';
  /** The latest last; five at most, none before the first evaluation and while ranks are blocked. */
  matches: Array<Match>;
  /** In the order that was asked for, without those who do not exist; empty while ranks are blocked. */
  rows: Array<RecentTippsRow>;
  /** The scores that were counted, one for each of the matches: a result may have been corrected or taken back since. */
  scores: Array<CountedScore>;
};

export type RecentTippsRow = {
  __typename?: 'RecentTippsRow';
  /** How many tipps of all matches that count are exact. */
  exactCount: Scalars['Int']['output'];
  /** One for each of the matches, in their order, with the points that the evaluation gave. */
  tipps: Array<Tipp>;
  userId: Scalars['Int']['output'];
};

export type RemovePriceInput = {
  id: Scalars['Int']['input'];
  /** The version that is meant. */
  version: Scalars['Int']['input'];
};

export type RemovePricePayload = {
  __typename?: 'RemovePricePayload';
  removedId: Scalars['Int']['output'];
};

export type ResolveBonusQuestionInput = {
  id: Scalars['Int']['input'];
  /** selectionIds of the right answers; none takes the resolution back. */
  right: Array<Scalars['Int']['input']>;
  version: Scalars['Int']['input'];
};

export type SaveBonusAnswerInput = {
  questionId: Scalars['Int']['input'];
  /** 0 for no choice: then the first option is taken. */
  selectionId: Scalars['Int']['input'];
};

export type SaveBonusAnswerPayload = {
  __typename?: 'SaveBonusAnswerPayload';
  bonusQuestion: BonusQuestion;
};

export type SaveBonusQuestionInput = {
  deadline: Scalars['DateTime']['input'];
  /** HTML, 10,000 characters at most. */
  description: Scalars['String']['input'];
  /** 0 for a new one. */
  id: Scalars['Int']['input'];
  /**
   * Of a new one: made once by who writes it, unlike all others, 100 characters at most. Sent again under the same key it is
   * the same question, and not a second one.
   */
  key?: InputMaybe<Scalars['String']['input']>;
  /** Null for a draft. */
  opensAt?: InputMaybe<Scalars['DateTime']['input']>;
  place: BonusPlace;
  /** 1 to 100. */
  points: Scalars['Int']['input'];
  /** HTML, 2,000 characters at most. */
  question: Scalars['String']['input'];
  /** 2 to 20 different ones, 200 characters each at most. */
  selections: Array<Scalars['String']['input']>;
  /** Of the question that is changed; 0 for a new one. */
  version: Scalars['Int']['input'];
};

export type SaveDecisionInput = {
  /**
   * True where an operator has answered that the teams of matches that have begun may change by it. Without it, whatever would
   * change them is BAD_USER_INPUT with the field changesTeams; its message names the matches.
   */
  changesTeams?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * In place of it, the message of that refusal: the answer to this question alone. Where the change would by now do something
   * else, it is refused with the new question.
   */
  confirmedQuestion?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  /** Short codes: the mark's one team, or the order of level teams. Empty takes the decision back. */
  teams: Array<Scalars['String']['input']>;
  /** The version that the operator has seen; without it the decision replaces whatever stands there. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type SaveDecisionPayload = {
  __typename?: 'SaveDecisionPayload';
  decision: Decision;
  evaluation: Evaluation;
};

export type SaveMatchInput = {
  /**
   * True where an operator has answered that the teams of matches that have begun may change by it. Without it, whatever would
   * change them is BAD_USER_INPUT with the field changesTeams; its message names the matches.
   */
  changesTeams?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * In place of it, the message of that refusal: the answer to this question alone. Where the change would by now do something
   * else, it is refused with the new question.
   */
  confirmedQuestion?: InputMaybe<Scalars['String']['input']>;
  /** 0 to 15, or null for none. Both or neither: one alone goes with the other that stands already. */
  goalsTeam1?: InputMaybe<Scalars['Int']['input']>;
  goalsTeam2?: InputMaybe<Scalars['Int']['input']>;
  isRunning?: InputMaybe<Scalars['Boolean']['input']>;
  matchId: Scalars['Int']['input'];
  /** Goals of the shoot-out after a draw of a knock-out match; both or neither, as goals are. Another result takes them back. */
  penaltiesTeam1?: InputMaybe<Scalars['Int']['input']>;
  penaltiesTeam2?: InputMaybe<Scalars['Int']['input']>;
  /**
   * Of a running match; extra time and shoot-out of a knock-out match alone. Null or missing leaves it, NONE takes it back, and
   * it ends with the match. Other goals end a half time.
   */
  phase?: InputMaybe<MatchPhase>;
  /** Short code of the team in a knock-out slot; null or empty lets the slot fill itself. */
  teamKZ1?: InputMaybe<Scalars['String']['input']>;
  teamKZ2?: InputMaybe<Scalars['String']['input']>;
  /** The version that the operator has seen; without it the change goes onto whatever stands there. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type SaveMatchPayload = {
  __typename?: 'SaveMatchPayload';
  adminMatch: AdminMatch;
  evaluation: Evaluation;
  match: Match;
};

export type SavePriceInput = {
  /** A day on which matches are played, by the calendar in Germany: YYYY-MM-DD. Instead of a range. */
  date?: InputMaybe<Scalars['String']['input']>;
  /** First match by kick-off; instead of a date. Those of a prize that stay as they are leave its matches as they are. */
  fromMatchId?: InputMaybe<Scalars['Int']['input']>;
  /** 0 for a new one. */
  id: Scalars['Int']['input'];
  /**
   * Of a new one: made once by who writes it, unlike all others, 100 characters at most. Sent again under the same key it is
   * the same prize, and not a second one.
   */
  key?: InputMaybe<Scalars['String']['input']>;
  /** 200 characters at most. */
  name: Scalars['String']['input'];
  /** What `cropUpload` answered for directory prices; null leaves the picture as it is, empty removes it. */
  picture?: InputMaybe<Scalars['String']['input']>;
  /** One of the tournament's prizeKinds. */
  priceKind: Scalars['String']['input'];
  /** Last match by kick-off; the same for a single match. */
  toMatchId?: InputMaybe<Scalars['Int']['input']>;
  /** Of the prize that is changed; 0 for a new one. */
  version: Scalars['Int']['input'];
  /** 1 to 50. */
  winnerCount?: Scalars['Int']['input'];
};

export type SaveTippInput = {
  /** 0 to 15, or null for none. */
  goalsTeam1?: InputMaybe<Scalars['Int']['input']>;
  goalsTeam2?: InputMaybe<Scalars['Int']['input']>;
  isJoker?: InputMaybe<Scalars['Boolean']['input']>;
  /** True lets the server draw both goals. */
  isRandom?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Made anew for each save, at most 40 letters, digits, '-' and '_': sent again under the same key it stores nothing and answers
   * what stands, with `isConflict` where another save came since. Without a revision, the tipp's latest five keys are known.
   */
  key?: InputMaybe<Scalars['String']['input']>;
  matchId: Scalars['Int']['input'];
  /** The one that was seen: where another save came first nothing is stored. Without it the save goes onto whatever stands. */
  revision?: InputMaybe<Scalars['Int']['input']>;
  /** When given, it must be the viewer's own tipp of that match. */
  tippId?: InputMaybe<Scalars['Int']['input']>;
};

export type SaveTippPayload = {
  __typename?: 'SaveTippPayload';
  /** Why the joker was left out, in German, where the goals are stored all the same; null when all is stored. */
  errorMessage?: Maybe<Scalars['String']['output']>;
  /** True when another save came first, or since: nothing was stored, and `tipp` is what stands. */
  isConflict: Scalars['Boolean']['output'];
  /** Jokers used after this save. */
  jokerCount: Scalars['Int']['output'];
  tipp: Tipp;
};

export type SaveWinnerTippInput = {
  /** As that of `saveTipp`. */
  key?: InputMaybe<Scalars['String']['input']>;
  mark: Scalars['String']['input'];
  /** Other places, or the other end of the group, that change with it: teams that change places. All are stored, or none. */
  others?: InputMaybe<Array<WinnerTippInput>>;
  /** The one that was seen: where another save came first nothing is stored. Without it the save goes onto whatever stands. */
  revision?: InputMaybe<Scalars['Int']['input']>;
  /** Short code of a team; empty or null takes the tipp back. */
  teamKZ?: InputMaybe<Scalars['String']['input']>;
};

export type SaveWinnerTippPayload = {
  __typename?: 'SaveWinnerTippPayload';
  /** True when another save came first: nothing was stored, and these are what stands. */
  isConflict: Scalars['Boolean']['output'];
  /** In the order of the input's. */
  others: Array<WinnerTipp>;
  viewer: Viewer;
  winnerTipp: WinnerTipp;
};

export type StartEvaluationPayload = {
  __typename?: 'StartEvaluationPayload';
  evaluation: Evaluation;
};

export type StatisticPlayer = {
  __typename?: 'StatisticPlayer';
  /** What the player tipped; null where the statistic is not of a match. */
  tipp?: Maybe<Tipp>;
  user: User;
};

export type StatisticPlayersPage = {
  __typename?: 'StatisticPlayersPage';
  /** As the ranking's: then the list is empty. */
  blocked: Scalars['Boolean']['output'];
  items: Array<StatisticPlayer>;
  pageNumber: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
  /** False until what is asked for is locked and frozen; nobody is named until then. */
  visible: Scalars['Boolean']['output'];
};

export type Team = {
  __typename?: 'Team';
  /** Place in the group so far; null for a slot. */
  details?: Maybe<TeamDetails>;
  /** Name of the flag picture /flags/{flag}.svg, empty for a slot. */
  flag: Scalars['String']['output'];
  /** Letter of the group, '-' for a knock-out slot, and in a tournament without groups or a league. */
  group: Scalars['String']['output'];
  /** Page of the governing body. */
  link: Scalars['String']['output'];
  /** German name, or the slot: 'Sieger Gruppe A'. */
  name: Scalars['String']['output'];
  /** Short code such as GER; empty for a knock-out slot that is not filled yet. */
  teamKZ: Scalars['String']['output'];
};

export type TeamCount = {
  __typename?: 'TeamCount';
  team: Team;
  /** Number of players. */
  value: Scalars['Int']['output'];
};

export type TeamDetails = {
  __typename?: 'TeamDetails';
  draw: Scalars['Int']['output'];
  games: Scalars['Int']['output'];
  goalsMinus: Scalars['Int']['output'];
  goalsPlus: Scalars['Int']['output'];
  isFirst: Scalars['Boolean']['output'];
  isGroupLooser: Scalars['Boolean']['output'];
  isGroupWinner: Scalars['Boolean']['output'];
  isSecond: Scalars['Boolean']['output'];
  isThird: Scalars['Boolean']['output'];
  lost: Scalars['Int']['output'];
  /** 1 to 4. */
  place: Scalars['Int']['output'];
  points: Scalars['Int']['output'];
  won: Scalars['Int']['output'];
};

/** A page of text, whose words belong to feed. */
export type Template = {
  __typename?: 'Template';
  /** The text as it is read: its placeholders are filled with the numbers of the tournament's file. */
  data: Scalars['String']['output'];
  filename: Scalars['String']['output'];
  text: Scalars['String']['output'];
  /** True while the card of an open bonus question that the viewer has not answered hides on the page; never for visitors. */
  visible: Scalars['Boolean']['output'];
};

export type TemplatePlaceholder = {
  __typename?: 'TemplatePlaceholder';
  /** For operators. */
  meaning: Scalars['String']['output'];
  /** Without its braces: 'joker'. */
  name: Scalars['String']['output'];
  /** What it becomes in the game that is played. */
  value: Scalars['String']['output'];
};

export type Tipp = {
  __typename?: 'Tipp';
  /** What the points before joker and patriot count: the tournament's joker factor, 1 without a joker. */
  factor: Scalars['Int']['output'];
  goalsTeam1?: Maybe<Scalars['Int']['output']>;
  goalsTeam2?: Maybe<Scalars['Int']['output']>;
  /** Unique over all players. */
  id: Scalars['Int']['output'];
  /** True while the viewer may change it. */
  isEnabled: Scalars['Boolean']['output'];
  isJoker: Scalars['Boolean']['output'];
  isPatriot: Scalars['Boolean']['output'];
  /** True when both goals are given. */
  isValid: Scalars['Boolean']['output'];
  /** False while the tipp of another player is not to be seen yet. */
  isVisible: Scalars['Boolean']['output'];
  match: Match;
  /** What this match adds to a tipp with points: the tournament's patriot bonus, 0 where no patriot team plays. */
  patriotBonus: Scalars['Int']['output'];
  /** Points with joker and patriot; of a running match those it would bring now, null without a result. */
  points?: Maybe<Scalars['Int']['output']>;
  /** 5, 3, 2 or 0 before joker and patriot; null without a result. */
  pointsInternal?: Maybe<Scalars['Int']['output']>;
  /** How often it was saved, for the next save of it; null for another player's. */
  revision?: Maybe<Scalars['Int']['output']>;
};

/** How many tipped a match just so. */
export type TippCount = {
  __typename?: 'TippCount';
  goalsTeam1: Scalars['Int']['output'];
  goalsTeam2: Scalars['Int']['output'];
  /** For example '2:1'. */
  key: Scalars['String']['output'];
  /** Number of players. */
  value: Scalars['Int']['output'];
};

export type TippInfo = {
  __typename?: 'TippInfo';
  goalsTeam1?: Maybe<Scalars['Int']['output']>;
  goalsTeam2?: Maybe<Scalars['Int']['output']>;
  isJoker: Scalars['Boolean']['output'];
  points: Scalars['Int']['output'];
};

export type TippPage = {
  __typename?: 'TippPage';
  currentPageNumber: Scalars['Int']['output'];
  /** Jokers used by this player. */
  jokerCount: Scalars['Int']['output'];
  tipps: Array<Tipp>;
};

export type TippPageInfo = {
  __typename?: 'TippPageInfo';
  /** From 1 on; the finals come last. */
  number: Scalars['Int']['output'];
  /** '1-12', …, 'Finalspiele'. */
  title: Scalars['String']['output'];
};

export type Tournament = {
  __typename?: 'Tournament';
  /** What its winner is called: 'Europameister', 'Turniersieger' or, in a league, 'Meister'. */
  champion: Scalars['String']['output'];
  /** Points of a tipp that is exactly right, and by what a joker multiplies them. */
  exactPoints: Scalars['Int']['output'];
  firstMatchIsLocked: Scalars['Boolean']['output'];
  /** Kick-off of the first match. */
  firstMatchLockTime: Scalars['DateTime']['output'];
  /** Name of the tournament file without its ending. */
  id: Scalars['String']['output'];
  isWM: Scalars['Boolean']['output'];
  jokerFactor: Scalars['Int']['output'];
  maxJokerCount: Scalars['Int']['output'];
  /** What the tournament is called: kind and year. */
  name: Scalars['String']['output'];
  /** The end of the game's headline: 'zur Fußball-EM'; for a tournament of one's own its name alone. */
  occasion: Scalars['String']['output'];
  pages: Array<TippPageInfo>;
  /** Tagespreis, Wochenpreis and so on, as the tournament's file names them. */
  prizeKinds: Array<Scalars['String']['output']>;
  /** The server's clock, for countdowns. */
  serverTime: Scalars['DateTime']['output'];
  /** True where matches of the home team bring a patriot point. */
  showPatriot: Scalars['Boolean']['output'];
  /** The kinds of winner tipps that it has: P1, P2, P3, G for group winners, L for lasts. */
  winnerKinds: Array<Scalars['String']['output']>;
};

/**
 * A player's place in the ranking. What is external belongs to user; tipp has it from user's events, and provides it
 * where lists of players are read most.
 */
export type User = {
  __typename?: 'User';
  city: Scalars['String']['output'];
  /** Points of all duels after the last evaluation. */
  duellPoints: Scalars['Int']['output'];
  /** Rank among the duels after the last evaluation, 0 without a duel. */
  duellRanking: Scalars['Int']['output'];
  /** Duels after the last evaluation, byes among them. */
  duelsPlayed: Scalars['Int']['output'];
  /** Duels won after the last evaluation. */
  duelsWon: Scalars['Int']['output'];
  favorite: Scalars['Boolean']['output'];
  firstname: Scalars['String']['output'];
  fullname: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  isLocked: Scalars['Boolean']['output'];
  /** What the last match day that counts brought, as matchDayRanking has it; null before one counts. */
  lastDayPoints?: Maybe<Scalars['Int']['output']>;
  lastname: Scalars['String']['output'];
  pictureStamp: Scalars['String']['output'];
  points: Scalars['Int']['output'];
  /** Rank after the last evaluation; 0 for a player who has not tipped yet. */
  ranking: Scalars['Int']['output'];
  /** Rank in the evaluation before that one, 0 without one. */
  rankingBefore: Scalars['Int']['output'];
};

/** The logged-in player and what is theirs alone. */
export type Viewer = {
  __typename?: 'Viewer';
  /** Points of all duels after the last evaluation. */
  duellPoints: Scalars['Int']['output'];
  /** Rank among the duels after the last evaluation, 0 without a duel. */
  duellRanking: Scalars['Int']['output'];
  /** The player's number. */
  id: Scalars['Int']['output'];
  /** True for operators. */
  isAdmin: Scalars['Boolean']['output'];
  /** Jokers used so far. */
  jokerCount: Scalars['Int']['output'];
  /** Matches of the current tip page that are still open, whose teams are known, and that lack a complete tipp. */
  missingTippCount: Scalars['Int']['output'];
  /**
   * The player as lists show them, in one fetch with rank and points: `user` says the same some milliseconds sooner. Null for
   * a moment after the registration.
   */
  player?: Maybe<User>;
  points: Scalars['Int']['output'];
  /**
   * Where the player would stand if all stayed as it stands; null while the last evaluation counts all that was entered, and while
   * ranks are blocked.
   */
  provisional?: Maybe<ProvisionalPlace>;
  /** Rank after the last evaluation, 0 without one. */
  ranking: Scalars['Int']['output'];
  /** Rank after the evaluation before that, 0 without one. */
  rankingBefore: Scalars['Int']['output'];
  /** How often the client asks for the status again, in milliseconds; at least 60000. */
  statusIntervall: Scalars['Int']['output'];
  /** For the export: tipps, winner tipps and answers of the player, own list, rank and points. Codes: RATE_LIMITED. */
  tippExport: Scalars['JSON']['output'];
  /** True once all winner tipps are given. */
  winnerTippsAreComplete: Scalars['Boolean']['output'];
};

/** One who has won a prize. */
export type Winner = {
  __typename?: 'Winner';
  /** The prize's day. */
  date: Scalars['DateTime']['output'];
  id: Scalars['Int']['output'];
  /** Whether the link with a post stays: the post was published with it, whatever became of it. */
  isLinkFixed: Scalars['Boolean']['output'];
  isPublished: Scalars['Boolean']['output'];
  /** The prize's kind. */
  kind: Scalars['String']['output'];
  /** For operators, while it is not published: why the player may not win any more, in German; else empty. */
  outReason: Scalars['String']['output'];
  /** The post that tells of it; null without one, while it is hidden, gone or announces the prize no more, and for players while it is a draft. */
  post?: Maybe<Post>;
  price: Price;
  /** Null once the account is gone. */
  user?: Maybe<User>;
};

export type WinnerPage = {
  __typename?: 'WinnerPage';
  items: Array<Winner>;
  pageNumber: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
  /** True from the lock of the first match on: nobody can have won anything before. */
  visible: Scalars['Boolean']['output'];
};

/** The choices of all players for one mark, as they were frozen at its lock. */
export type WinnerStatistic = {
  __typename?: 'WinnerStatistic';
  /** The team that reached the mark; null while that is open. */
  decidedTeam?: Maybe<Team>;
  /** Letter of the group, '-' for a place, and in a league. */
  group: Scalars['String']['output'];
  /** False until the mark is locked and its choices are frozen: all counts are 0 and all lists empty until then. */
  isVisible: Scalars['Boolean']['output'];
  locksAt: Scalars['DateTime']['output'];
  /** P1, P2, P3, WA, LA and so on. */
  mark: Scalars['String']['output'];
  /** The logged-in player's own choice. */
  own?: Maybe<Team>;
  /** Who was there when the mark locked, with or without a choice. */
  playerCount: Scalars['Int']['output'];
  /** All teams that can be chosen, the most frequent first. */
  teams: Array<TeamCount>;
  /** Who chose a team. */
  tippCount: Scalars['Int']['output'];
};

export type WinnerTipp = {
  __typename?: 'WinnerTipp';
  /** The team that reached the mark; null while that is open. */
  decidedTeam?: Maybe<Team>;
  /** Letter of the group, '-' for a place, and in a league. */
  group: Scalars['String']['output'];
  /** Unique over all players. */
  id: Scalars['String']['output'];
  /** True while the viewer may change it. */
  isEnabled: Scalars['Boolean']['output'];
  isLocked: Scalars['Boolean']['output'];
  /** False while the tipp of another player is not to be seen yet. */
  isVisible: Scalars['Boolean']['output'];
  /** When it locks: a place with the first match, a group's mark with the group's first match. */
  locksAt: Scalars['DateTime']['output'];
  /** P1 champion, P2 runner-up, P3 third (World Cup), WA winner and LA last of group A, and so on. */
  mark: Scalars['String']['output'];
  /** What the right team brings. */
  maxPoints: Scalars['Int']['output'];
  /** Null while the mark is open. */
  points?: Maybe<Scalars['Int']['output']>;
  /** How often the places, or the marks of this group, were saved; null for another player's. */
  revision?: Maybe<Scalars['Int']['output']>;
  /** Null without a tipp, or while another player's is not to be seen. */
  team?: Maybe<Team>;
};

export type WinnerTippInput = {
  mark: Scalars['String']['input'];
  teamKZ?: InputMaybe<Scalars['String']['input']>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ReferenceResolver<TResult, TReference, TContext> = (
      reference: TReference,
      context: TContext,
      info: GraphQLResolveInfo
    ) => Promise<TResult> | TResult;

      type ScalarCheck<T, S> = S extends true ? T : NullableCheck<T, S>;
      type NullableCheck<T, S> = Maybe<T> extends T ? Maybe<ListCheck<NonNullable<T>, S>> : ListCheck<T, S>;
      type ListCheck<T, S> = T extends (infer U)[] ? NullableCheck<U, S>[] : GraphQLRecursivePick<T, S>;
      export type GraphQLRecursivePick<T, S> = { [K in keyof T & keyof S]: ScalarCheck<T[K], S[K]> };
    

export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

/** Mapping of federation types */
export type FederationTypes = {
  Group: Group;
  Price: Price;
  Template: Template;
  User: User;
  Viewer: Viewer;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Group:
    ( { __typename: 'Group' }
    & GraphQLRecursivePick<FederationTypes['Group'], {"id":true}> );
  Price:
    ( { __typename: 'Price' }
    & GraphQLRecursivePick<FederationTypes['Price'], {"id":true}> );
  Template:
    ( { __typename: 'Template' }
    & GraphQLRecursivePick<FederationTypes['Template'], {"filename":true}>
    & ( Record<PropertyKey, never>
        | GraphQLRecursivePick<FederationTypes['Template'], {"text":true}> ) );
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"id":true}> );
  Viewer:
    ( { __typename: 'Viewer' }
    & GraphQLRecursivePick<FederationTypes['Viewer'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AdminMatch: ResolverTypeWrapper<Omit<AdminMatch, 'match'> & { match: ResolversTypes['Match'] }>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AdminSlot: ResolverTypeWrapper<AdminSlot>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  AuditChange: ResolverTypeWrapper<AuditChange>;
  AuditEntry: ResolverTypeWrapper<Omit<AuditEntry, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  AuditPage: ResolverTypeWrapper<Omit<AuditPage, 'items'> & { items: Array<ResolversTypes['AuditEntry']> }>;
  BlockRankingInput: BlockRankingInput;
  BlockRankingPayload: ResolverTypeWrapper<BlockRankingPayload>;
  BonusAnswer: ResolverTypeWrapper<Omit<BonusAnswer, 'user'> & { user: ResolversTypes['User'] }>;
  BonusPlace: BonusPlace;
  BonusPoints: ResolverTypeWrapper<BonusPoints>;
  BonusQuestion: ResolverTypeWrapper<BonusQuestion>;
  BonusQuestionInput: BonusQuestionInput;
  BonusQuestionPayload: ResolverTypeWrapper<BonusQuestionPayload>;
  BonusResultPage: ResolverTypeWrapper<Omit<BonusResultPage, 'items'> & { items: Array<ResolversTypes['BonusAnswer']> }>;
  BonusSelection: ResolverTypeWrapper<BonusSelection>;
  BonusState: BonusState;
  CandidatePage: ResolverTypeWrapper<Omit<CandidatePage, 'items'> & { items: Array<ResolversTypes['User']> }>;
  CountedScore: ResolverTypeWrapper<CountedScore>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decision: ResolverTypeWrapper<Decision>;
  DecisionKind: DecisionKind;
  DrawPriceInput: DrawPriceInput;
  Drawing: ResolverTypeWrapper<DrawingView>;
  DrawingTurn: ResolverTypeWrapper<Omit<DrawingTurn, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  Duel: ResolverTypeWrapper<DuelView>;
  DuelBalance: ResolverTypeWrapper<DuelBalance>;
  DuelDraw: ResolverTypeWrapper<DuelDraw>;
  DuelMark: ResolverTypeWrapper<DuelMark>;
  DuelOutcome: DuelOutcome;
  DuelPage: ResolverTypeWrapper<Omit<DuelPage, 'duels'> & { duels: Array<ResolversTypes['Duel']> }>;
  DuelState: DuelState;
  EndLastOutInput: EndLastOutInput;
  Evaluation: ResolverTypeWrapper<Evaluation>;
  ExpectedThird: ResolverTypeWrapper<ExpectedThird>;
  Group: ResolverTypeWrapper<GroupRef>;
  GroupCandidates: ResolverTypeWrapper<Omit<GroupCandidates, 'items'> & { items: Array<ResolversTypes['User']> }>;
  GroupMissingTipps: ResolverTypeWrapper<Omit<GroupMissingTipps, 'match'> & { match: ResolversTypes['Match'] }>;
  GroupPlace: ResolverTypeWrapper<Omit<GroupPlace, 'user'> & { user: ResolversTypes['User'] }>;
  GroupRanking: ResolverTypeWrapper<Omit<GroupRanking, 'day' | 'items' | 'own'> & { day?: Maybe<ResolversTypes['MatchDay']>, items: Array<ResolversTypes['GroupPlace']>, own?: Maybe<ResolversTypes['GroupPlace']> }>;
  GroupTable: ResolverTypeWrapper<Omit<GroupTable, 'matches'> & { matches: Array<ResolversTypes['Match']> }>;
  HitCount: ResolverTypeWrapper<HitCount>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  LastOut: ResolverTypeWrapper<Omit<LastOut, 'firstDay' | 'remaining' | 'rounds' | 'winner'> & { firstDay?: Maybe<ResolversTypes['MatchDay']>, remaining: Array<ResolversTypes['User']>, rounds: Array<ResolversTypes['LastOutRound']>, winner?: Maybe<ResolversTypes['User']> }>;
  LastOutInput: LastOutInput;
  LastOutPayload: ResolverTypeWrapper<Omit<LastOutPayload, 'lastOut'> & { lastOut?: Maybe<ResolversTypes['LastOut']> }>;
  LastOutRound: ResolverTypeWrapper<Omit<LastOutRound, 'day' | 'user'> & { day: ResolversTypes['MatchDay'], user: ResolversTypes['User'] }>;
  LinkWinnerInput: LinkWinnerInput;
  LinkWinnerPayload: ResolverTypeWrapper<Omit<LinkWinnerPayload, 'winner'> & { winner: ResolversTypes['Winner'] }>;
  LiveMatch: ResolverTypeWrapper<Omit<LiveMatch, 'exactFavorites' | 'match' | 'tipp'> & { exactFavorites: Array<ResolversTypes['User']>, match: ResolversTypes['Match'], tipp?: Maybe<ResolversTypes['Tipp']> }>;
  LiveRanking: ResolverTypeWrapper<LiveRankingView>;
  LiveRow: ResolverTypeWrapper<LiveRowView>;
  Match: ResolverTypeWrapper<MatchView>;
  MatchDay: ResolverTypeWrapper<Omit<MatchDay, 'matches'> & { matches: Array<ResolversTypes['Match']> }>;
  MatchDayBest: ResolverTypeWrapper<Omit<MatchDayBest, 'users'> & { users: Array<ResolversTypes['User']> }>;
  MatchDayPlace: ResolverTypeWrapper<Omit<MatchDayPlace, 'user'> & { user: ResolversTypes['User'] }>;
  MatchDayRanking: ResolverTypeWrapper<Omit<MatchDayRanking, 'best' | 'day' | 'items' | 'own'> & { best?: Maybe<ResolversTypes['MatchDayBest']>, day: ResolversTypes['MatchDay'], items: Array<ResolversTypes['MatchDayPlace']>, own?: Maybe<ResolversTypes['MatchDayPlace']> }>;
  MatchDayState: MatchDayState;
  MatchOverview: ResolverTypeWrapper<Omit<MatchOverview, 'lastMatches' | 'nextMatches'> & { lastMatches: Array<ResolversTypes['Match']>, nextMatches: Array<ResolversTypes['Match']> }>;
  MatchPhase: MatchPhase;
  MatchStatistic: ResolverTypeWrapper<Omit<MatchStatistic, 'match' | 'own'> & { match: ResolversTypes['Match'], own?: Maybe<ResolversTypes['Tipp']> }>;
  MatchTrend: ResolverTypeWrapper<MatchTrend>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NextGoal: ResolverTypeWrapper<NextGoal>;
  OwnGroupPlace: ResolverTypeWrapper<OwnGroupPlace>;
  PageInput: PageInput;
  PeriodRanking: ResolverTypeWrapper<Omit<PeriodRanking, 'best' | 'days' | 'items' | 'own'> & { best?: Maybe<ResolversTypes['MatchDayBest']>, days: Array<ResolversTypes['MatchDay']>, items: Array<ResolversTypes['MatchDayPlace']>, own?: Maybe<ResolversTypes['MatchDayPlace']> }>;
  PlayerDay: ResolverTypeWrapper<PlayerDay>;
  PlayerPoints: ResolverTypeWrapper<Omit<PlayerPoints, 'tipps' | 'user' | 'winnerTipps'> & { tipps: Array<ResolversTypes['Tipp']>, user: ResolversTypes['User'], winnerTipps: Array<ResolversTypes['WinnerTipp']> }>;
  PlayerStatistic: ResolverTypeWrapper<PlayerStatistic>;
  Post: ResolverTypeWrapper<Post>;
  Price: ResolverTypeWrapper<PriceView>;
  PriceEntry: PriceEntry;
  PricePayload: ResolverTypeWrapper<Omit<PricePayload, 'price'> & { price: ResolversTypes['Price'] }>;
  PriceState: PriceState;
  ProvisionalPlace: ResolverTypeWrapper<ProvisionalPlace>;
  PublishWinnersInput: PublishWinnersInput;
  PublishWinnersPayload: ResolverTypeWrapper<Omit<PublishWinnersPayload, 'price'> & { price: ResolversTypes['Price'] }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RankLast: ResolverTypeWrapper<Omit<RankLast, 'userDetails'> & { userDetails: Array<ResolversTypes['User']> }>;
  RankingPage: ResolverTypeWrapper<Omit<RankingPage, 'items' | 'live' | 'own'> & { items: Array<ResolversTypes['User']>, live?: Maybe<ResolversTypes['LiveRanking']>, own?: Maybe<ResolversTypes['User']> }>;
  RankingPeriod: RankingPeriod;
  RecentTipps: ResolverTypeWrapper<Omit<RecentTipps, 'matches' | 'rows'> & { matches: Array<ResolversTypes['Match']>, rows: Array<ResolversTypes['RecentTippsRow']> }>;
  RecentTippsRow: ResolverTypeWrapper<Omit<RecentTippsRow, 'tipps'> & { tipps: Array<ResolversTypes['Tipp']> }>;
  RemovePriceInput: RemovePriceInput;
  RemovePricePayload: ResolverTypeWrapper<RemovePricePayload>;
  ResolveBonusQuestionInput: ResolveBonusQuestionInput;
  SaveBonusAnswerInput: SaveBonusAnswerInput;
  SaveBonusAnswerPayload: ResolverTypeWrapper<SaveBonusAnswerPayload>;
  SaveBonusQuestionInput: SaveBonusQuestionInput;
  SaveDecisionInput: SaveDecisionInput;
  SaveDecisionPayload: ResolverTypeWrapper<SaveDecisionPayload>;
  SaveMatchInput: SaveMatchInput;
  SaveMatchPayload: ResolverTypeWrapper<Omit<SaveMatchPayload, 'adminMatch' | 'match'> & { adminMatch: ResolversTypes['AdminMatch'], match: ResolversTypes['Match'] }>;
  SavePriceInput: SavePriceInput;
  SaveTippInput: SaveTippInput;
  SaveTippPayload: ResolverTypeWrapper<Omit<SaveTippPayload, 'tipp'> & { tipp: ResolversTypes['Tipp'] }>;
  SaveWinnerTippInput: SaveWinnerTippInput;
  SaveWinnerTippPayload: ResolverTypeWrapper<Omit<SaveWinnerTippPayload, 'others' | 'viewer' | 'winnerTipp'> & { others: Array<ResolversTypes['WinnerTipp']>, viewer: ResolversTypes['Viewer'], winnerTipp: ResolversTypes['WinnerTipp'] }>;
  StartEvaluationPayload: ResolverTypeWrapper<StartEvaluationPayload>;
  StatisticPlayer: ResolverTypeWrapper<Omit<StatisticPlayer, 'tipp' | 'user'> & { tipp?: Maybe<ResolversTypes['Tipp']>, user: ResolversTypes['User'] }>;
  StatisticPlayersPage: ResolverTypeWrapper<Omit<StatisticPlayersPage, 'items'> & { items: Array<ResolversTypes['StatisticPlayer']> }>;
  Team: ResolverTypeWrapper<Team>;
  TeamCount: ResolverTypeWrapper<TeamCount>;
  TeamDetails: ResolverTypeWrapper<TeamDetails>;
  Template: ResolverTypeWrapper<TemplateRef>;
  TemplatePlaceholder: ResolverTypeWrapper<TemplatePlaceholder>;
  Tipp: ResolverTypeWrapper<TippView>;
  TippCount: ResolverTypeWrapper<TippCount>;
  TippInfo: ResolverTypeWrapper<TippInfo>;
  TippPage: ResolverTypeWrapper<Omit<TippPage, 'tipps'> & { tipps: Array<ResolversTypes['Tipp']> }>;
  TippPageInfo: ResolverTypeWrapper<TippPageInfo>;
  Tournament: ResolverTypeWrapper<TournamentRef>;
  User: ResolverTypeWrapper<PlayerRef>;
  Viewer: ResolverTypeWrapper<PlayerRef>;
  Winner: ResolverTypeWrapper<WinnerView>;
  WinnerPage: ResolverTypeWrapper<Omit<WinnerPage, 'items'> & { items: Array<ResolversTypes['Winner']> }>;
  WinnerStatistic: ResolverTypeWrapper<WinnerStatistic>;
  WinnerTipp: ResolverTypeWrapper<WinnerTippView>;
  WinnerTippInput: WinnerTippInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AdminMatch: Omit<AdminMatch, 'match'> & { match: ResolversParentTypes['Match'] };
  Int: Scalars['Int']['output'];
  Boolean: Scalars['Boolean']['output'];
  AdminSlot: AdminSlot;
  String: Scalars['String']['output'];
  AuditChange: AuditChange;
  AuditEntry: Omit<AuditEntry, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  AuditPage: Omit<AuditPage, 'items'> & { items: Array<ResolversParentTypes['AuditEntry']> };
  BlockRankingInput: BlockRankingInput;
  BlockRankingPayload: BlockRankingPayload;
  BonusAnswer: Omit<BonusAnswer, 'user'> & { user: ResolversParentTypes['User'] };
  BonusPoints: BonusPoints;
  BonusQuestion: BonusQuestion;
  BonusQuestionInput: BonusQuestionInput;
  BonusQuestionPayload: BonusQuestionPayload;
  BonusResultPage: Omit<BonusResultPage, 'items'> & { items: Array<ResolversParentTypes['BonusAnswer']> };
  BonusSelection: BonusSelection;
  CandidatePage: Omit<CandidatePage, 'items'> & { items: Array<ResolversParentTypes['User']> };
  CountedScore: CountedScore;
  DateTime: Scalars['DateTime']['output'];
  Decision: Decision;
  DrawPriceInput: DrawPriceInput;
  Drawing: DrawingView;
  DrawingTurn: Omit<DrawingTurn, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  Duel: DuelView;
  DuelBalance: DuelBalance;
  DuelDraw: DuelDraw;
  DuelMark: DuelMark;
  DuelPage: Omit<DuelPage, 'duels'> & { duels: Array<ResolversParentTypes['Duel']> };
  EndLastOutInput: EndLastOutInput;
  Evaluation: Evaluation;
  ExpectedThird: ExpectedThird;
  Group: GroupRef;
  GroupCandidates: Omit<GroupCandidates, 'items'> & { items: Array<ResolversParentTypes['User']> };
  GroupMissingTipps: Omit<GroupMissingTipps, 'match'> & { match: ResolversParentTypes['Match'] };
  GroupPlace: Omit<GroupPlace, 'user'> & { user: ResolversParentTypes['User'] };
  GroupRanking: Omit<GroupRanking, 'day' | 'items' | 'own'> & { day?: Maybe<ResolversParentTypes['MatchDay']>, items: Array<ResolversParentTypes['GroupPlace']>, own?: Maybe<ResolversParentTypes['GroupPlace']> };
  GroupTable: Omit<GroupTable, 'matches'> & { matches: Array<ResolversParentTypes['Match']> };
  HitCount: HitCount;
  JSON: Scalars['JSON']['output'];
  LastOut: Omit<LastOut, 'firstDay' | 'remaining' | 'rounds' | 'winner'> & { firstDay?: Maybe<ResolversParentTypes['MatchDay']>, remaining: Array<ResolversParentTypes['User']>, rounds: Array<ResolversParentTypes['LastOutRound']>, winner?: Maybe<ResolversParentTypes['User']> };
  LastOutInput: LastOutInput;
  LastOutPayload: Omit<LastOutPayload, 'lastOut'> & { lastOut?: Maybe<ResolversParentTypes['LastOut']> };
  LastOutRound: Omit<LastOutRound, 'day' | 'user'> & { day: ResolversParentTypes['MatchDay'], user: ResolversParentTypes['User'] };
  LinkWinnerInput: LinkWinnerInput;
  LinkWinnerPayload: Omit<LinkWinnerPayload, 'winner'> & { winner: ResolversParentTypes['Winner'] };
  LiveMatch: Omit<LiveMatch, 'exactFavorites' | 'match' | 'tipp'> & { exactFavorites: Array<ResolversParentTypes['User']>, match: ResolversParentTypes['Match'], tipp?: Maybe<ResolversParentTypes['Tipp']> };
  LiveRanking: LiveRankingView;
  LiveRow: LiveRowView;
  Match: MatchView;
  MatchDay: Omit<MatchDay, 'matches'> & { matches: Array<ResolversParentTypes['Match']> };
  MatchDayBest: Omit<MatchDayBest, 'users'> & { users: Array<ResolversParentTypes['User']> };
  MatchDayPlace: Omit<MatchDayPlace, 'user'> & { user: ResolversParentTypes['User'] };
  MatchDayRanking: Omit<MatchDayRanking, 'best' | 'day' | 'items' | 'own'> & { best?: Maybe<ResolversParentTypes['MatchDayBest']>, day: ResolversParentTypes['MatchDay'], items: Array<ResolversParentTypes['MatchDayPlace']>, own?: Maybe<ResolversParentTypes['MatchDayPlace']> };
  MatchOverview: Omit<MatchOverview, 'lastMatches' | 'nextMatches'> & { lastMatches: Array<ResolversParentTypes['Match']>, nextMatches: Array<ResolversParentTypes['Match']> };
  MatchStatistic: Omit<MatchStatistic, 'match' | 'own'> & { match: ResolversParentTypes['Match'], own?: Maybe<ResolversParentTypes['Tipp']> };
  MatchTrend: MatchTrend;
  Mutation: Record<PropertyKey, never>;
  NextGoal: NextGoal;
  OwnGroupPlace: OwnGroupPlace;
  PageInput: PageInput;
  PeriodRanking: Omit<PeriodRanking, 'best' | 'days' | 'items' | 'own'> & { best?: Maybe<ResolversParentTypes['MatchDayBest']>, days: Array<ResolversParentTypes['MatchDay']>, items: Array<ResolversParentTypes['MatchDayPlace']>, own?: Maybe<ResolversParentTypes['MatchDayPlace']> };
  PlayerDay: PlayerDay;
  PlayerPoints: Omit<PlayerPoints, 'tipps' | 'user' | 'winnerTipps'> & { tipps: Array<ResolversParentTypes['Tipp']>, user: ResolversParentTypes['User'], winnerTipps: Array<ResolversParentTypes['WinnerTipp']> };
  PlayerStatistic: PlayerStatistic;
  Post: Post;
  Price: PriceView;
  PricePayload: Omit<PricePayload, 'price'> & { price: ResolversParentTypes['Price'] };
  ProvisionalPlace: ProvisionalPlace;
  PublishWinnersInput: PublishWinnersInput;
  PublishWinnersPayload: Omit<PublishWinnersPayload, 'price'> & { price: ResolversParentTypes['Price'] };
  Query: Record<PropertyKey, never>;
  RankLast: Omit<RankLast, 'userDetails'> & { userDetails: Array<ResolversParentTypes['User']> };
  RankingPage: Omit<RankingPage, 'items' | 'live' | 'own'> & { items: Array<ResolversParentTypes['User']>, live?: Maybe<ResolversParentTypes['LiveRanking']>, own?: Maybe<ResolversParentTypes['User']> };
  RecentTipps: Omit<RecentTipps, 'matches' | 'rows'> & { matches: Array<ResolversParentTypes['Match']>, rows: Array<ResolversParentTypes['RecentTippsRow']> };
  RecentTippsRow: Omit<RecentTippsRow, 'tipps'> & { tipps: Array<ResolversParentTypes['Tipp']> };
  RemovePriceInput: RemovePriceInput;
  RemovePricePayload: RemovePricePayload;
  ResolveBonusQuestionInput: ResolveBonusQuestionInput;
  SaveBonusAnswerInput: SaveBonusAnswerInput;
  SaveBonusAnswerPayload: SaveBonusAnswerPayload;
  SaveBonusQuestionInput: SaveBonusQuestionInput;
  SaveDecisionInput: SaveDecisionInput;
  SaveDecisionPayload: SaveDecisionPayload;
  SaveMatchInput: SaveMatchInput;
  SaveMatchPayload: Omit<SaveMatchPayload, 'adminMatch' | 'match'> & { adminMatch: ResolversParentTypes['AdminMatch'], match: ResolversParentTypes['Match'] };
  SavePriceInput: SavePriceInput;
  SaveTippInput: SaveTippInput;
  SaveTippPayload: Omit<SaveTippPayload, 'tipp'> & { tipp: ResolversParentTypes['Tipp'] };
  SaveWinnerTippInput: SaveWinnerTippInput;
  SaveWinnerTippPayload: Omit<SaveWinnerTippPayload, 'others' | 'viewer' | 'winnerTipp'> & { others: Array<ResolversParentTypes['WinnerTipp']>, viewer: ResolversParentTypes['Viewer'], winnerTipp: ResolversParentTypes['WinnerTipp'] };
  StartEvaluationPayload: StartEvaluationPayload;
  StatisticPlayer: Omit<StatisticPlayer, 'tipp' | 'user'> & { tipp?: Maybe<ResolversParentTypes['Tipp']>, user: ResolversParentTypes['User'] };
  StatisticPlayersPage: Omit<StatisticPlayersPage, 'items'> & { items: Array<ResolversParentTypes['StatisticPlayer']> };
  Team: Team;
  TeamCount: TeamCount;
  TeamDetails: TeamDetails;
  Template: TemplateRef;
  TemplatePlaceholder: TemplatePlaceholder;
  Tipp: TippView;
  TippCount: TippCount;
  TippInfo: TippInfo;
  TippPage: Omit<TippPage, 'tipps'> & { tipps: Array<ResolversParentTypes['Tipp']> };
  TippPageInfo: TippPageInfo;
  Tournament: TournamentRef;
  User: PlayerRef;
  Viewer: PlayerRef;
  Winner: WinnerView;
  WinnerPage: Omit<WinnerPage, 'items'> & { items: Array<ResolversParentTypes['Winner']> };
  WinnerStatistic: WinnerStatistic;
  WinnerTipp: WinnerTippView;
  WinnerTippInput: WinnerTippInput;
};

export type AdminMatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminMatch'] = ResolversParentTypes['AdminMatch']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  match?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
  needsPenalties?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  penaltiesTeam1?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  penaltiesTeam2?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  slot1?: Resolver<Maybe<ResolversTypes['AdminSlot']>, ParentType, ContextType>;
  slot2?: Resolver<Maybe<ResolversTypes['AdminSlot']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminSlotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminSlot'] = ResolversParentTypes['AdminSlot']> = {
  candidates?: Resolver<Array<ResolversTypes['Team']>, ParentType, ContextType>;
  given?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType>;
  isContradicted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType>;
};

export type AuditChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditChange'] = ResolversParentTypes['AuditChange']> = {
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  what?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['AuditChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditPage'] = ResolversParentTypes['AuditPage']> = {
  items?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BlockRankingPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockRankingPayload'] = ResolversParentTypes['BlockRankingPayload']> = {
  evaluation?: Resolver<ResolversTypes['Evaluation'], ParentType, ContextType>;
};

export type BonusAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusAnswer'] = ResolversParentTypes['BonusAnswer']> = {
  isRight?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  selection?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type BonusPointsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusPoints'] = ResolversParentTypes['BonusPoints']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BonusQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusQuestion'] = ResolversParentTypes['BonusQuestion']> = {
  deadline?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  opensAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ownPoints?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ownSelectionId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  place?: Resolver<ResolversTypes['BonusPlace'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selections?: Resolver<Array<ResolversTypes['BonusSelection']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BonusState'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BonusQuestionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusQuestionPayload'] = ResolversParentTypes['BonusQuestionPayload']> = {
  bonusQuestion?: Resolver<ResolversTypes['BonusQuestion'], ParentType, ContextType>;
};

export type BonusResultPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusResultPage'] = ResolversParentTypes['BonusResultPage']> = {
  blocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['BonusAnswer']>, ParentType, ContextType>;
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BonusSelectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusSelection'] = ResolversParentTypes['BonusSelection']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isRight?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  selection?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CandidatePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidatePage'] = ResolversParentTypes['CandidatePage']> = {
  items?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CountedScoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountedScore'] = ResolversParentTypes['CountedScore']> = {
  goalsTeam1?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goalsTeam2?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DecisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Decision'] = ResolversParentTypes['Decision']> = {
  candidates?: Resolver<Array<ResolversTypes['Team']>, ParentType, ContextType>;
  given?: Resolver<Array<ResolversTypes['Team']>, ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isContradicted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DecisionKind'], ParentType, ContextType>;
  proposal?: Resolver<Array<ResolversTypes['Team']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DrawingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Drawing'] = ResolversParentTypes['Drawing']> = {
  candidateCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  candidates?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  committedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  committedUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  drawnAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  seed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seedHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  turns?: Resolver<Array<ResolversTypes['DrawingTurn']>, ParentType, ContextType>;
};

export type DrawingTurnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DrawingTurn'] = ResolversParentTypes['DrawingTurn']> = {
  isWinner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outReason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DuelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Duel'] = ResolversParentTypes['Duel']> = {
  draw?: Resolver<Maybe<ResolversTypes['DuelDraw']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  match?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['DuelOutcome']>, ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DuelState'], ParentType, ContextType>;
  tipp1?: Resolver<Maybe<ResolversTypes['Tipp']>, ParentType, ContextType>;
  tipp2?: Resolver<Maybe<ResolversTypes['Tipp']>, ParentType, ContextType>;
  user1?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  user2?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type DuelBalanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuelBalance'] = ResolversParentTypes['DuelBalance']> = {
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DuelDrawResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuelDraw'] = ResolversParentTypes['DuelDraw']> = {
  committedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isLate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  matchId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  participantCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  seed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seedHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DuelMarkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuelMark'] = ResolversParentTypes['DuelMark']> = {
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRunning?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  matchId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['DuelOutcome']>, ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DuelState'], ParentType, ContextType>;
};

export type DuelPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuelPage'] = ResolversParentTypes['DuelPage']> = {
  currentPageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  duels?: Resolver<Array<ResolversTypes['Duel']>, ParentType, ContextType>;
  matchFromId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matchToId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EvaluationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Evaluation'] = ResolversParentTypes['Evaluation']> = {
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isDue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRankingBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRunning?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  matchCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExpectedThirdResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExpectedThird'] = ResolversParentTypes['ExpectedThird']> = {
  matchId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  teamKZ?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Group'] = ResolversParentTypes['Group'], FederationReferenceType extends FederationReferenceTypes['Group'] = FederationReferenceTypes['Group']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Group']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missingTipps?: Resolver<Maybe<ResolversTypes['GroupMissingTipps']>, ParentType, ContextType>;
  ownPlace?: Resolver<Maybe<ResolversTypes['OwnGroupPlace']>, ParentType, ContextType>;
};

export type GroupCandidatesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupCandidates'] = ResolversParentTypes['GroupCandidates']> = {
  items?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GroupMissingTippsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupMissingTipps'] = ResolversParentTypes['GroupMissingTipps']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  match?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
};

export type GroupPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupPlace'] = ResolversParentTypes['GroupPlace']> = {
  isBest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  overallRanking?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ranking?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type GroupRankingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupRanking'] = ResolversParentTypes['GroupRanking']> = {
  blocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  day?: Resolver<Maybe<ResolversTypes['MatchDay']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['GroupPlace']>, ParentType, ContextType>;
  own?: Resolver<Maybe<ResolversTypes['GroupPlace']>, ParentType, ContextType>;
  ownPageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type GroupTableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupTable'] = ResolversParentTypes['GroupTable']> = {
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  matches?: Resolver<Array<ResolversTypes['Match']>, ParentType, ContextType>;
  teams?: Resolver<Array<ResolversTypes['Team']>, ParentType, ContextType>;
};

export type HitCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HitCount'] = ResolversParentTypes['HitCount']> = {
  pointsInternal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type LastOutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LastOut'] = ResolversParentTypes['LastOut']> = {
  blocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  entrantCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstDay?: Resolver<Maybe<ResolversTypes['MatchDay']>, ParentType, ContextType>;
  isIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  remaining?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  rounds?: Resolver<Array<ResolversTypes['LastOutRound']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  winner?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type LastOutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LastOutPayload'] = ResolversParentTypes['LastOutPayload']> = {
  lastOut?: Resolver<Maybe<ResolversTypes['LastOut']>, ParentType, ContextType>;
};

export type LastOutRoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LastOutRound'] = ResolversParentTypes['LastOutRound']> = {
  day?: Resolver<ResolversTypes['MatchDay'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type LinkWinnerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkWinnerPayload'] = ResolversParentTypes['LinkWinnerPayload']> = {
  winner?: Resolver<ResolversTypes['Winner'], ParentType, ContextType>;
};

export type LiveMatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LiveMatch'] = ResolversParentTypes['LiveMatch']> = {
  exactFavorites?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  exactFavoritesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  match?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
  tipp?: Resolver<Maybe<ResolversTypes['Tipp']>, ParentType, ContextType>;
};

export type LiveRankingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LiveRanking'] = ResolversParentTypes['LiveRanking']> = {
  highlights?: Resolver<Array<ResolversTypes['LiveRow']>, ParentType, ContextType>;
  matches?: Resolver<Array<ResolversTypes['Match']>, ParentType, ContextType>;
  own?: Resolver<Maybe<ResolversTypes['LiveRow']>, ParentType, ContextType>;
  ownPageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['LiveRow']>, ParentType, ContextType>;
};

export type LiveRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LiveRow'] = ResolversParentTypes['LiveRow']> = {
  nextGoals?: Resolver<Array<ResolversTypes['NextGoal']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ranking?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rankingBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tipps?: Resolver<Array<ResolversTypes['Tipp']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type MatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Match'] = ResolversParentTypes['Match']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  goalsTeam1?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  goalsTeam2?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPatriot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPlayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRunning?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minute?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  penaltiesTeam1?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  penaltiesTeam2?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['MatchPhase'], ParentType, ContextType>;
  roundName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  team1?: Resolver<ResolversTypes['Team'], ParentType, ContextType>;
  team2?: Resolver<ResolversTypes['Team'], ParentType, ContextType>;
  tippInfo?: Resolver<Array<ResolversTypes['TippInfo']>, ParentType, ContextType>;
  trend?: Resolver<Maybe<ResolversTypes['MatchTrend']>, ParentType, ContextType>;
};

export type MatchDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MatchDay'] = ResolversParentTypes['MatchDay']> = {
  countedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  matches?: Resolver<Array<ResolversTypes['Match']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MatchDayState'], ParentType, ContextType>;
};

export type MatchDayBestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MatchDayBest'] = ResolversParentTypes['MatchDayBest']> = {
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  users?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
};

export type MatchDayPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MatchDayPlace'] = ResolversParentTypes['MatchDayPlace']> = {
  isBest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ranking?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type MatchDayRankingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MatchDayRanking'] = ResolversParentTypes['MatchDayRanking']> = {
  best?: Resolver<Maybe<ResolversTypes['MatchDayBest']>, ParentType, ContextType>;
  blocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['MatchDay'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['MatchDayPlace']>, ParentType, ContextType>;
  own?: Resolver<Maybe<ResolversTypes['MatchDayPlace']>, ParentType, ContextType>;
  ownPageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MatchOverviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MatchOverview'] = ResolversParentTypes['MatchOverview']> = {
  lastMatches?: Resolver<Array<ResolversTypes['Match']>, ParentType, ContextType>;
  nextMatches?: Resolver<Array<ResolversTypes['Match']>, ParentType, ContextType>;
};

export type MatchStatisticResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MatchStatistic'] = ResolversParentTypes['MatchStatistic']> = {
  hits?: Resolver<Array<ResolversTypes['HitCount']>, ParentType, ContextType>;
  isVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  jokerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  match?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
  own?: Resolver<Maybe<ResolversTypes['Tipp']>, ParentType, ContextType>;
  playerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  randomCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tippCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tipps?: Resolver<Array<ResolversTypes['TippCount']>, ParentType, ContextType>;
};

export type MatchTrendResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MatchTrend'] = ResolversParentTypes['MatchTrend']> = {
  draw?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  team1?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  team2?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  blockRanking?: Resolver<ResolversTypes['BlockRankingPayload'], ParentType, ContextType, RequireFields<MutationBlockRankingArgs, 'input'>>;
  closeBonusQuestion?: Resolver<ResolversTypes['BonusQuestionPayload'], ParentType, ContextType, RequireFields<MutationCloseBonusQuestionArgs, 'input'>>;
  drawPrice?: Resolver<ResolversTypes['PricePayload'], ParentType, ContextType, RequireFields<MutationDrawPriceArgs, 'input'>>;
  endLastOut?: Resolver<ResolversTypes['LastOutPayload'], ParentType, ContextType, RequireFields<MutationEndLastOutArgs, 'input'>>;
  linkWinner?: Resolver<ResolversTypes['LinkWinnerPayload'], ParentType, ContextType, RequireFields<MutationLinkWinnerArgs, 'input'>>;
  openBonusQuestion?: Resolver<ResolversTypes['BonusQuestionPayload'], ParentType, ContextType, RequireFields<MutationOpenBonusQuestionArgs, 'input'>>;
  publishWinners?: Resolver<ResolversTypes['PublishWinnersPayload'], ParentType, ContextType, RequireFields<MutationPublishWinnersArgs, 'input'>>;
  removeBonusQuestion?: Resolver<ResolversTypes['BonusQuestionPayload'], ParentType, ContextType, RequireFields<MutationRemoveBonusQuestionArgs, 'input'>>;
  removePrice?: Resolver<ResolversTypes['RemovePricePayload'], ParentType, ContextType, RequireFields<MutationRemovePriceArgs, 'input'>>;
  resolveBonusQuestion?: Resolver<ResolversTypes['BonusQuestionPayload'], ParentType, ContextType, RequireFields<MutationResolveBonusQuestionArgs, 'input'>>;
  saveBonusAnswer?: Resolver<ResolversTypes['SaveBonusAnswerPayload'], ParentType, ContextType, RequireFields<MutationSaveBonusAnswerArgs, 'input'>>;
  saveBonusQuestion?: Resolver<ResolversTypes['BonusQuestionPayload'], ParentType, ContextType, RequireFields<MutationSaveBonusQuestionArgs, 'input'>>;
  saveDecision?: Resolver<ResolversTypes['SaveDecisionPayload'], ParentType, ContextType, RequireFields<MutationSaveDecisionArgs, 'input'>>;
  saveMatch?: Resolver<ResolversTypes['SaveMatchPayload'], ParentType, ContextType, RequireFields<MutationSaveMatchArgs, 'input'>>;
  savePrice?: Resolver<ResolversTypes['PricePayload'], ParentType, ContextType, RequireFields<MutationSavePriceArgs, 'input'>>;
  saveTipp?: Resolver<ResolversTypes['SaveTippPayload'], ParentType, ContextType, RequireFields<MutationSaveTippArgs, 'input'>>;
  saveWinnerTipp?: Resolver<ResolversTypes['SaveWinnerTippPayload'], ParentType, ContextType, RequireFields<MutationSaveWinnerTippArgs, 'input'>>;
  startEvaluation?: Resolver<ResolversTypes['StartEvaluationPayload'], ParentType, ContextType>;
  startLastOut?: Resolver<ResolversTypes['LastOutPayload'], ParentType, ContextType, RequireFields<MutationStartLastOutArgs, 'input'>>;
};

export type NextGoalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NextGoal'] = ResolversParentTypes['NextGoal']> = {
  matchId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ranking?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  team?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OwnGroupPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnGroupPlace'] = ResolversParentTypes['OwnGroupPlace']> = {
  ranking?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rankingBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PeriodRankingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PeriodRanking'] = ResolversParentTypes['PeriodRanking']> = {
  best?: Resolver<Maybe<ResolversTypes['MatchDayBest']>, ParentType, ContextType>;
  blocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['MatchDay']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['MatchDayPlace']>, ParentType, ContextType>;
  own?: Resolver<Maybe<ResolversTypes['MatchDayPlace']>, ParentType, ContextType>;
  ownPageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['RankingPeriod'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlayerDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlayerDay'] = ResolversParentTypes['PlayerDay']> = {
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dayPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rankedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ranking?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlayerPointsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlayerPoints'] = ResolversParentTypes['PlayerPoints']> = {
  blocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  bonus?: Resolver<Array<ResolversTypes['BonusPoints']>, ParentType, ContextType>;
  tipps?: Resolver<Array<ResolversTypes['Tipp']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  winnerTipps?: Resolver<Array<ResolversTypes['WinnerTipp']>, ParentType, ContextType>;
};

export type PlayerStatisticResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlayerStatistic'] = ResolversParentTypes['PlayerStatistic']> = {
  allHits?: Resolver<Array<ResolversTypes['HitCount']>, ParentType, ContextType>;
  blocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['PlayerDay']>, ParentType, ContextType>;
  daysWon?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  hits?: Resolver<Array<ResolversTypes['HitCount']>, ParentType, ContextType>;
  streak?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Post'] = ResolversParentTypes['Post']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Price'] = ResolversParentTypes['Price'], FederationReferenceType extends FederationReferenceTypes['Price'] = FederationReferenceTypes['Price']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Price']> | FederationReferenceType, FederationReferenceType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  drawing?: Resolver<ResolversTypes['Drawing'], ParentType, ContextType>;
  entry?: Resolver<Maybe<ResolversTypes['PriceEntry']>, ParentType, ContextType>;
  fromMatch?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
  fromMatchId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictureUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceKind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PriceState'], ParentType, ContextType>;
  toMatch?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
  toMatchId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  winnerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  winners?: Resolver<Array<ResolversTypes['Winner']>, ParentType, ContextType>;
};

export type PricePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PricePayload'] = ResolversParentTypes['PricePayload']> = {
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
};

export type ProvisionalPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProvisionalPlace'] = ResolversParentTypes['ProvisionalPlace']> = {
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ranking?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PublishWinnersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishWinnersPayload'] = ResolversParentTypes['PublishWinnersPayload']> = {
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  wasPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  adminMatches?: Resolver<Array<ResolversTypes['AdminMatch']>, ParentType, ContextType>;
  auditLog?: Resolver<ResolversTypes['AuditPage'], ParentType, ContextType, Partial<QueryAuditLogArgs>>;
  bonusQuestion?: Resolver<Maybe<ResolversTypes['BonusQuestion']>, ParentType, ContextType, RequireFields<QueryBonusQuestionArgs, 'id'>>;
  bonusQuestions?: Resolver<Array<ResolversTypes['BonusQuestion']>, ParentType, ContextType, RequireFields<QueryBonusQuestionsArgs, 'all'>>;
  bonusResult?: Resolver<ResolversTypes['BonusResultPage'], ParentType, ContextType, RequireFields<QueryBonusResultArgs, 'id' | 'onlyFavorites'>>;
  decisions?: Resolver<Array<ResolversTypes['Decision']>, ParentType, ContextType>;
  duel?: Resolver<Maybe<ResolversTypes['Duel']>, ParentType, ContextType, RequireFields<QueryDuelArgs, 'matchId' | 'userId'>>;
  duelBalance?: Resolver<ResolversTypes['DuelBalance'], ParentType, ContextType, RequireFields<QueryDuelBalanceArgs, 'userId'>>;
  duelMarks?: Resolver<Array<ResolversTypes['DuelMark']>, ParentType, ContextType, RequireFields<QueryDuelMarksArgs, 'userId'>>;
  duelRanking?: Resolver<ResolversTypes['RankingPage'], ParentType, ContextType, RequireFields<QueryDuelRankingArgs, 'onlyFavorites' | 'onlyLocked'>>;
  duelRankingPageOfViewer?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<QueryDuelRankingPageOfViewerArgs, 'pageSize'>>;
  duels?: Resolver<ResolversTypes['DuelPage'], ParentType, ContextType, RequireFields<QueryDuelsArgs, 'pageNumber' | 'userId'>>;
  evaluation?: Resolver<ResolversTypes['Evaluation'], ParentType, ContextType>;
  expectedThirds?: Resolver<Array<ResolversTypes['ExpectedThird']>, ParentType, ContextType>;
  groupCandidates?: Resolver<ResolversTypes['GroupCandidates'], ParentType, ContextType, RequireFields<QueryGroupCandidatesArgs, 'groupId' | 'onlyFavorites'>>;
  groupLastOut?: Resolver<Maybe<ResolversTypes['LastOut']>, ParentType, ContextType, RequireFields<QueryGroupLastOutArgs, 'groupId'>>;
  groupRanking?: Resolver<ResolversTypes['GroupRanking'], ParentType, ContextType, RequireFields<QueryGroupRankingArgs, 'day' | 'groupId' | 'onlyFavorites'>>;
  groupTables?: Resolver<Array<ResolversTypes['GroupTable']>, ParentType, ContextType>;
  liveMatch?: Resolver<Maybe<ResolversTypes['LiveMatch']>, ParentType, ContextType, RequireFields<QueryLiveMatchArgs, 'matchId'>>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType, RequireFields<QueryMatchArgs, 'id'>>;
  matchDayRanking?: Resolver<ResolversTypes['MatchDayRanking'], ParentType, ContextType, RequireFields<QueryMatchDayRankingArgs, 'day' | 'onlyFavorites' | 'onlyLocked'>>;
  matchDays?: Resolver<Array<ResolversTypes['MatchDay']>, ParentType, ContextType>;
  matchOverview?: Resolver<ResolversTypes['MatchOverview'], ParentType, ContextType>;
  matchStatistic?: Resolver<ResolversTypes['MatchStatistic'], ParentType, ContextType, RequireFields<QueryMatchStatisticArgs, 'matchId' | 'onlyJoker' | 'onlyRandom'>>;
  matchStatisticPlayers?: Resolver<ResolversTypes['StatisticPlayersPage'], ParentType, ContextType, RequireFields<QueryMatchStatisticPlayersArgs, 'filterOption' | 'matchId' | 'onlyFavorites'>>;
  matches?: Resolver<Array<ResolversTypes['Match']>, ParentType, ContextType>;
  openPrices?: Resolver<Array<ResolversTypes['Price']>, ParentType, ContextType>;
  periodRanking?: Resolver<ResolversTypes['PeriodRanking'], ParentType, ContextType, RequireFields<QueryPeriodRankingArgs, 'onlyFavorites' | 'onlyLocked' | 'period'>>;
  playerPoints?: Resolver<ResolversTypes['PlayerPoints'], ParentType, ContextType, RequireFields<QueryPlayerPointsArgs, 'userId'>>;
  playerStatistic?: Resolver<ResolversTypes['PlayerStatistic'], ParentType, ContextType, RequireFields<QueryPlayerStatisticArgs, 'userId'>>;
  price?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType, RequireFields<QueryPriceArgs, 'id'>>;
  prices?: Resolver<Array<ResolversTypes['Price']>, ParentType, ContextType>;
  randomCandidates?: Resolver<ResolversTypes['CandidatePage'], ParentType, ContextType, RequireFields<QueryRandomCandidatesArgs, 'fromMatchId' | 'pageNumber' | 'toMatchId'>>;
  rankLast?: Resolver<ResolversTypes['RankLast'], ParentType, ContextType>;
  ranking?: Resolver<ResolversTypes['RankingPage'], ParentType, ContextType, RequireFields<QueryRankingArgs, 'groupId' | 'onlyFavorites' | 'onlyLocked' | 'provisional'>>;
  rankingPageOfViewer?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<QueryRankingPageOfViewerArgs, 'pageSize'>>;
  recentTipps?: Resolver<ResolversTypes['RecentTipps'], ParentType, ContextType, RequireFields<QueryRecentTippsArgs, 'userIds'>>;
  runningMatches?: Resolver<Array<ResolversTypes['Match']>, ParentType, ContextType>;
  templatePlaceholders?: Resolver<Array<ResolversTypes['TemplatePlaceholder']>, ParentType, ContextType>;
  textSuggestion?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<QueryTextSuggestionArgs, 'fromMatchId' | 'priceId' | 'priceKind' | 'toMatchId'>>;
  thirdPlaces?: Resolver<Array<ResolversTypes['Team']>, ParentType, ContextType>;
  tippStatisticPlayers?: Resolver<ResolversTypes['StatisticPlayersPage'], ParentType, ContextType, RequireFields<QueryTippStatisticPlayersArgs, 'matchId' | 'onlyFavorites' | 'onlyJoker' | 'onlyRandom' | 'tippValue'>>;
  tipps?: Resolver<ResolversTypes['TippPage'], ParentType, ContextType, RequireFields<QueryTippsArgs, 'pageNumber' | 'userId'>>;
  tournament?: Resolver<ResolversTypes['Tournament'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  winner?: Resolver<Maybe<ResolversTypes['Winner']>, ParentType, ContextType, RequireFields<QueryWinnerArgs, 'id'>>;
  winnerStatistic?: Resolver<Array<ResolversTypes['WinnerStatistic']>, ParentType, ContextType, RequireFields<QueryWinnerStatisticArgs, 'kind'>>;
  winnerStatisticPlayers?: Resolver<ResolversTypes['StatisticPlayersPage'], ParentType, ContextType, RequireFields<QueryWinnerStatisticPlayersArgs, 'kind' | 'onlyFavorites' | 'teamKZ'>>;
  winnerTipps?: Resolver<Array<ResolversTypes['WinnerTipp']>, ParentType, ContextType, RequireFields<QueryWinnerTippsArgs, 'userId'>>;
  winners?: Resolver<ResolversTypes['WinnerPage'], ParentType, ContextType, Partial<QueryWinnersArgs>>;
};

export type RankLastResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RankLast'] = ResolversParentTypes['RankLast']> = {
  blocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userDetails?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
};

export type RankingPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RankingPage'] = ResolversParentTypes['RankingPage']> = {
  blocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  live?: Resolver<Maybe<ResolversTypes['LiveRanking']>, ParentType, ContextType>;
  own?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RecentTippsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecentTipps'] = ResolversParentTypes['RecentTipps']> = {
  matches?: Resolver<Array<ResolversTypes['Match']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['RecentTippsRow']>, ParentType, ContextType>;
  scores?: Resolver<Array<ResolversTypes['CountedScore']>, ParentType, ContextType>;
};

export type RecentTippsRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecentTippsRow'] = ResolversParentTypes['RecentTippsRow']> = {
  exactCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tipps?: Resolver<Array<ResolversTypes['Tipp']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RemovePricePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemovePricePayload'] = ResolversParentTypes['RemovePricePayload']> = {
  removedId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SaveBonusAnswerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveBonusAnswerPayload'] = ResolversParentTypes['SaveBonusAnswerPayload']> = {
  bonusQuestion?: Resolver<ResolversTypes['BonusQuestion'], ParentType, ContextType>;
};

export type SaveDecisionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveDecisionPayload'] = ResolversParentTypes['SaveDecisionPayload']> = {
  decision?: Resolver<ResolversTypes['Decision'], ParentType, ContextType>;
  evaluation?: Resolver<ResolversTypes['Evaluation'], ParentType, ContextType>;
};

export type SaveMatchPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveMatchPayload'] = ResolversParentTypes['SaveMatchPayload']> = {
  adminMatch?: Resolver<ResolversTypes['AdminMatch'], ParentType, ContextType>;
  evaluation?: Resolver<ResolversTypes['Evaluation'], ParentType, ContextType>;
  match?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
};

export type SaveTippPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveTippPayload'] = ResolversParentTypes['SaveTippPayload']> = {
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isConflict?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  jokerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tipp?: Resolver<ResolversTypes['Tipp'], ParentType, ContextType>;
};

export type SaveWinnerTippPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveWinnerTippPayload'] = ResolversParentTypes['SaveWinnerTippPayload']> = {
  isConflict?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  others?: Resolver<Array<ResolversTypes['WinnerTipp']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  winnerTipp?: Resolver<ResolversTypes['WinnerTipp'], ParentType, ContextType>;
};

export type StartEvaluationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartEvaluationPayload'] = ResolversParentTypes['StartEvaluationPayload']> = {
  evaluation?: Resolver<ResolversTypes['Evaluation'], ParentType, ContextType>;
};

export type StatisticPlayerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatisticPlayer'] = ResolversParentTypes['StatisticPlayer']> = {
  tipp?: Resolver<Maybe<ResolversTypes['Tipp']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type StatisticPlayersPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatisticPlayersPage'] = ResolversParentTypes['StatisticPlayersPage']> = {
  blocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['StatisticPlayer']>, ParentType, ContextType>;
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TeamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Team'] = ResolversParentTypes['Team']> = {
  details?: Resolver<Maybe<ResolversTypes['TeamDetails']>, ParentType, ContextType>;
  flag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  teamKZ?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TeamCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamCount'] = ResolversParentTypes['TeamCount']> = {
  team?: Resolver<ResolversTypes['Team'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TeamDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamDetails'] = ResolversParentTypes['TeamDetails']> = {
  draw?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  games?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goalsMinus?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goalsPlus?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isFirst?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGroupLooser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGroupWinner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSecond?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isThird?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Template'] = ResolversParentTypes['Template'], FederationReferenceType extends FederationReferenceTypes['Template'] = FederationReferenceTypes['Template']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Template']> | FederationReferenceType, FederationReferenceType, ContextType>;
  data?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TemplatePlaceholderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TemplatePlaceholder'] = ResolversParentTypes['TemplatePlaceholder']> = {
  meaning?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TippResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Tipp'] = ResolversParentTypes['Tipp']> = {
  factor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goalsTeam1?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  goalsTeam2?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isJoker?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPatriot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isValid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  match?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
  patriotBonus?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pointsInternal?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TippCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TippCount'] = ResolversParentTypes['TippCount']> = {
  goalsTeam1?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goalsTeam2?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TippInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TippInfo'] = ResolversParentTypes['TippInfo']> = {
  goalsTeam1?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  goalsTeam2?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isJoker?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TippPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TippPage'] = ResolversParentTypes['TippPage']> = {
  currentPageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  jokerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tipps?: Resolver<Array<ResolversTypes['Tipp']>, ParentType, ContextType>;
};

export type TippPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TippPageInfo'] = ResolversParentTypes['TippPageInfo']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TournamentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Tournament'] = ResolversParentTypes['Tournament']> = {
  champion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exactPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstMatchIsLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  firstMatchLockTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isWM?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  jokerFactor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxJokerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  occasion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['TippPageInfo']>, ParentType, ContextType>;
  prizeKinds?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  serverTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  showPatriot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  winnerKinds?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  duellPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  duellRanking?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  duelsPlayed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  duelsWon?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  favorite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastDayPoints?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictureStamp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ranking?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rankingBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer'], FederationReferenceType extends FederationReferenceTypes['Viewer'] = FederationReferenceTypes['Viewer']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Viewer']> | FederationReferenceType, FederationReferenceType, ContextType>;
  duellPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  duellRanking?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  jokerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missingTippCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  provisional?: Resolver<Maybe<ResolversTypes['ProvisionalPlace']>, ParentType, ContextType>;
  ranking?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rankingBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  statusIntervall?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tippExport?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  winnerTippsAreComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WinnerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Winner'] = ResolversParentTypes['Winner']> = {
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isLinkFixed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outReason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type WinnerPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WinnerPage'] = ResolversParentTypes['WinnerPage']> = {
  items?: Resolver<Array<ResolversTypes['Winner']>, ParentType, ContextType>;
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WinnerStatisticResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WinnerStatistic'] = ResolversParentTypes['WinnerStatistic']> = {
  decidedTeam?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  locksAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  own?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType>;
  playerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  teams?: Resolver<Array<ResolversTypes['TeamCount']>, ParentType, ContextType>;
  tippCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WinnerTippResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WinnerTipp'] = ResolversParentTypes['WinnerTipp']> = {
  decidedTeam?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  locksAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  team?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AdminMatch?: AdminMatchResolvers<ContextType>;
  AdminSlot?: AdminSlotResolvers<ContextType>;
  AuditChange?: AuditChangeResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditPage?: AuditPageResolvers<ContextType>;
  BlockRankingPayload?: BlockRankingPayloadResolvers<ContextType>;
  BonusAnswer?: BonusAnswerResolvers<ContextType>;
  BonusPoints?: BonusPointsResolvers<ContextType>;
  BonusQuestion?: BonusQuestionResolvers<ContextType>;
  BonusQuestionPayload?: BonusQuestionPayloadResolvers<ContextType>;
  BonusResultPage?: BonusResultPageResolvers<ContextType>;
  BonusSelection?: BonusSelectionResolvers<ContextType>;
  CandidatePage?: CandidatePageResolvers<ContextType>;
  CountedScore?: CountedScoreResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Decision?: DecisionResolvers<ContextType>;
  Drawing?: DrawingResolvers<ContextType>;
  DrawingTurn?: DrawingTurnResolvers<ContextType>;
  Duel?: DuelResolvers<ContextType>;
  DuelBalance?: DuelBalanceResolvers<ContextType>;
  DuelDraw?: DuelDrawResolvers<ContextType>;
  DuelMark?: DuelMarkResolvers<ContextType>;
  DuelPage?: DuelPageResolvers<ContextType>;
  Evaluation?: EvaluationResolvers<ContextType>;
  ExpectedThird?: ExpectedThirdResolvers<ContextType>;
  Group?: GroupResolvers<ContextType>;
  GroupCandidates?: GroupCandidatesResolvers<ContextType>;
  GroupMissingTipps?: GroupMissingTippsResolvers<ContextType>;
  GroupPlace?: GroupPlaceResolvers<ContextType>;
  GroupRanking?: GroupRankingResolvers<ContextType>;
  GroupTable?: GroupTableResolvers<ContextType>;
  HitCount?: HitCountResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  LastOut?: LastOutResolvers<ContextType>;
  LastOutPayload?: LastOutPayloadResolvers<ContextType>;
  LastOutRound?: LastOutRoundResolvers<ContextType>;
  LinkWinnerPayload?: LinkWinnerPayloadResolvers<ContextType>;
  LiveMatch?: LiveMatchResolvers<ContextType>;
  LiveRanking?: LiveRankingResolvers<ContextType>;
  LiveRow?: LiveRowResolvers<ContextType>;
  Match?: MatchResolvers<ContextType>;
  MatchDay?: MatchDayResolvers<ContextType>;
  MatchDayBest?: MatchDayBestResolvers<ContextType>;
  MatchDayPlace?: MatchDayPlaceResolvers<ContextType>;
  MatchDayRanking?: MatchDayRankingResolvers<ContextType>;
  MatchOverview?: MatchOverviewResolvers<ContextType>;
  MatchStatistic?: MatchStatisticResolvers<ContextType>;
  MatchTrend?: MatchTrendResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NextGoal?: NextGoalResolvers<ContextType>;
  OwnGroupPlace?: OwnGroupPlaceResolvers<ContextType>;
  PeriodRanking?: PeriodRankingResolvers<ContextType>;
  PlayerDay?: PlayerDayResolvers<ContextType>;
  PlayerPoints?: PlayerPointsResolvers<ContextType>;
  PlayerStatistic?: PlayerStatisticResolvers<ContextType>;
  Post?: PostResolvers<ContextType>;
  Price?: PriceResolvers<ContextType>;
  PricePayload?: PricePayloadResolvers<ContextType>;
  ProvisionalPlace?: ProvisionalPlaceResolvers<ContextType>;
  PublishWinnersPayload?: PublishWinnersPayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RankLast?: RankLastResolvers<ContextType>;
  RankingPage?: RankingPageResolvers<ContextType>;
  RecentTipps?: RecentTippsResolvers<ContextType>;
  RecentTippsRow?: RecentTippsRowResolvers<ContextType>;
  RemovePricePayload?: RemovePricePayloadResolvers<ContextType>;
  SaveBonusAnswerPayload?: SaveBonusAnswerPayloadResolvers<ContextType>;
  SaveDecisionPayload?: SaveDecisionPayloadResolvers<ContextType>;
  SaveMatchPayload?: SaveMatchPayloadResolvers<ContextType>;
  SaveTippPayload?: SaveTippPayloadResolvers<ContextType>;
  SaveWinnerTippPayload?: SaveWinnerTippPayloadResolvers<ContextType>;
  StartEvaluationPayload?: StartEvaluationPayloadResolvers<ContextType>;
  StatisticPlayer?: StatisticPlayerResolvers<ContextType>;
  StatisticPlayersPage?: StatisticPlayersPageResolvers<ContextType>;
  Team?: TeamResolvers<ContextType>;
  TeamCount?: TeamCountResolvers<ContextType>;
  TeamDetails?: TeamDetailsResolvers<ContextType>;
  Template?: TemplateResolvers<ContextType>;
  TemplatePlaceholder?: TemplatePlaceholderResolvers<ContextType>;
  Tipp?: TippResolvers<ContextType>;
  TippCount?: TippCountResolvers<ContextType>;
  TippInfo?: TippInfoResolvers<ContextType>;
  TippPage?: TippPageResolvers<ContextType>;
  TippPageInfo?: TippPageInfoResolvers<ContextType>;
  Tournament?: TournamentResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Winner?: WinnerResolvers<ContextType>;
  WinnerPage?: WinnerPageResolvers<ContextType>;
  WinnerStatistic?: WinnerStatisticResolvers<ContextType>;
  WinnerTipp?: WinnerTippResolvers<ContextType>;
};

