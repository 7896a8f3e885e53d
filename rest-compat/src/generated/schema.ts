export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant as ISO 8601 in UTC, for example 2024-06-19T16:00:00.000Z. */
  DateTime: { input: string; output: string; }
  /** Any JSON. */
  JSON: { input: unknown; output: Record<string, unknown>; }
};

export type AccountPayload = {
  __typename?: 'AccountPayload';
  viewer: Viewer;
};

export type AddCommentInput = {
  /** The comment on the same post that it answers; left out for none. */
  answerTo?: InputMaybe<Scalars['Int']['input']>;
  /** Made once by who writes it, at most 100 characters: the same sent twice makes one comment; CONFLICT for other words. */
  key?: InputMaybe<Scalars['String']['input']>;
  postId: Scalars['Int']['input'];
  /** Not empty after trimming, at most 5000 characters, plain text. */
  text: Scalars['String']['input'];
};

export type AddCommentPayload = {
  __typename?: 'AddCommentPayload';
  comment: Comment;
  post: Post;
};

export type AddSponsorInput = {
  /** Not empty after trimming, 500 characters at most. */
  companyName: Scalars['String']['input'];
  /** http or https, 500 characters at most; may be empty. */
  link: Scalars['String']['input'];
  /** What `cropUpload` answered for the directory sponsors. */
  pictureUrl: Scalars['String']['input'];
  /** gold, silber or bronze; a String, so that whatever else comes is answered in words. */
  sponsorType: Scalars['String']['input'];
};

export type AddSponsorPayload = {
  __typename?: 'AddSponsorPayload';
  sponsor: Sponsor;
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

export type BeginProviderLoginInput = {
  /** Link it with the logged-in player's account. */
  link?: InputMaybe<Scalars['Boolean']['input']>;
  /** From the invite link, if any. */
  recommendGuid?: InputMaybe<Scalars['String']['input']>;
  /** A page of ours to go to afterwards. */
  returnTo?: InputMaybe<Scalars['String']['input']>;
};

export type BeginProviderLoginPayload = {
  __typename?: 'BeginProviderLoginPayload';
  /** Where the browser goes. */
  url: Scalars['String']['output'];
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

export type ChangePasswordInput = {
  /** 6 to 40 characters. */
  password: Scalars['String']['input'];
  passwordRepeat: Scalars['String']['input'];
};

export type Comment = {
  __typename?: 'Comment';
  /** The comment on the same post that it answers; null for none, and when that is no more. */
  answerTo?: Maybe<Comment>;
  dateCreated: Scalars['DateTime']['output'];
  /** Counted together with posts. */
  id: Scalars['Int']['output'];
  isDeleteAble: Scalars['Boolean']['output'];
  /** True when operators have taken it away: for everybody but its author, who is told so in place of its text. */
  isHidden: Scalars['Boolean']['output'];
  isLikedByMe: Scalars['Boolean']['output'];
  likeCount: Scalars['Int']['output'];
  /** Who likes it, newest first. */
  likes: LikePage;
  /** The viewer's own. */
  myReaction?: Maybe<Reaction>;
  parentId: Scalars['Int']['output'];
  /** How often each was given, in the order of the enum, without those that nobody gave. */
  reactions: Array<ReactionCount>;
  text: Scalars['String']['output'];
  user: User;
};


export type CommentLikesArgs = {
  page?: InputMaybe<PageInput>;
};

export type ConfirmEmailInput = {
  /** The last part of the mail's link. */
  token: Scalars['String']['input'];
};

export type ConfirmEmailPayload = {
  __typename?: 'ConfirmEmailPayload';
  /** The link had done its work before. */
  alreadyConfirmed: Scalars['Boolean']['output'];
  /** Always true. */
  confirmed: Scalars['Boolean']['output'];
};

export type CountedScore = {
  __typename?: 'CountedScore';
  goalsTeam1: Scalars['Int']['output'];
  goalsTeam2: Scalars['Int']['output'];
};

/** A part of a picture as it stands upright, in percent of its width and height. */
export type CropInput = {
  height: Scalars['Float']['input'];
  width: Scalars['Float']['input'];
  x: Scalars['Float']['input'];
  y: Scalars['Float']['input'];
};

export type CropUploadInput = {
  /** Temporary file name from the upload. */
  code: Scalars['String']['input'];
  crop: CropInput;
  /** posts, sponsors or prices: what the picture is for. */
  directory?: InputMaybe<Scalars['String']['input']>;
};

export type CropUploadPayload = {
  __typename?: 'CropUploadPayload';
  /** With a directory the picture's signed name, otherwise the same temporary file name. */
  code: Scalars['String']['output'];
  /** The address at which operators see it at once; empty without a directory. */
  pictureUrl: Scalars['String']['output'];
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
export type DeleteAccountInput = {
  /** The word 'delete': both questions were answered. */
  delete: Scalars['String']['input'];
};

export type DeleteAccountPayload = {
  __typename?: 'DeleteAccountPayload';
  /** Always true. */
  deleted: Scalars['Boolean']['output'];
};

export type DeleteCommentInput = {
  commentId: Scalars['Int']['input'];
  postId: Scalars['Int']['input'];
};

export type DeleteCommentPayload = {
  __typename?: 'DeleteCommentPayload';
  deletedId: Scalars['Int']['output'];
  /** The comment's post; null when the viewer may delete but not see it, as in a group the viewer has left. */
  post?: Maybe<Post>;
};

export type DeleteGroupInput = {
  groupId: Scalars['Int']['input'];
};

export type DeleteGroupPayload = {
  __typename?: 'DeleteGroupPayload';
  deletedId: Scalars['Int']['output'];
};

export type DeletePostInput = {
  postId: Scalars['Int']['input'];
};

export type DeletePostPayload = {
  __typename?: 'DeletePostPayload';
  deletedId: Scalars['Int']['output'];
};

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

export type DrawingInput = {
  priceId?: InputMaybe<Scalars['Int']['input']>;
  /** The prize's own. */
  priceKind?: InputMaybe<Scalars['String']['input']>;
  /** The winners' names as they are announced, at most 6000 characters. Saved as references, here and in the post's texts: `{winner:3}` itself is refused. */
  winnerString?: InputMaybe<Scalars['String']['input']>;
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

export type EndLoginInput = {
  id: Scalars['String']['input'];
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

export type FinishProviderLoginInput = {
  /** What the provider sent the browser back with, without the question mark. */
  query: Scalars['String']['input'];
};

export type FinishProviderLoginPayload = {
  __typename?: 'FinishProviderLoginPayload';
  /** The page of ours to go to. */
  path: Scalars['String']['output'];
};

/** Which goals alert the player by a notification. */
export const GoalAlert = {
  All: 'ALL',
  /** Of matches with a joker of one's own. */
  Jokers: 'JOKERS',
  Off: 'OFF',
  /** Of matches with a valid tipp of one's own. */
  Tipps: 'TIPPS'
} as const;

export type GoalAlert = typeof GoalAlert[keyof typeof GoalAlert];
/** A player group: the group service knows it, tipp who is in it and how its members stand. */
export type Group = {
  __typename?: 'Group';
  dateCreated: Scalars['DateTime']['output'];
  id: Scalars['Int']['output'];
  /** True when joining needs the password. */
  isPrivate: Scalars['Boolean']['output'];
  /** The last words on its newest post, for its members; null for outsiders, and while nobody has written there. */
  lastWords?: Maybe<LastWords>;
  /** The guid of the invite link /spielergruppe/{link}. Empty for everybody but the owner, who alone invites. */
  link: Scalars['String']['output'];
  /** True when the viewer is in it. */
  member: Scalars['Boolean']['output'];
  memberCount: Scalars['Int']['output'];
  /**
   * How many members have not tipped the next match completely, for its owner alone: null for all others, without an open match whose
   * teams are known, with fewer than five others who count, and in groups of more than 200. Only members count who joined by themselves
   * before the last kick-off (a day before the first one). Null also after somebody has left, until the next kick-off.
   */
  missingTipps?: Maybe<GroupMissingTipps>;
  name: Scalars['String']['output'];
  /** The viewer's own place among the members; null for outsiders, without a place, and while ranks are blocked. */
  ownPlace?: Maybe<OwnGroupPlace>;
  /** True when the viewer owns it. */
  owner: Scalars['Boolean']['output'];
  /** The owner. */
  user: User;
};

export type GroupCandidates = {
  __typename?: 'GroupCandidates';
  items: Array<User>;
  pageNumber: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
};

/** Who owns a group, for those who have its link: a name and nothing else. */
export type GroupFounder = {
  __typename?: 'GroupFounder';
  id: Scalars['Int']['output'];
  /** First and last name; empty for a locked player. */
  name: Scalars['String']['output'];
};

export type GroupMissingTipps = {
  __typename?: 'GroupMissingTipps';
  /** Locked players, who cannot tip, are not among them. */
  count: Scalars['Int']['output'];
  match: Match;
};

export const GroupOrder = {
  Name: 'NAME',
  /** The largest first, then by name; as large as a moment ago. */
  Size: 'SIZE'
} as const;

export type GroupOrder = typeof GroupOrder[keyof typeof GroupOrder];
export type GroupPage = {
  __typename?: 'GroupPage';
  items: Array<Group>;
  pageNumber: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
};

export type GroupPayload = {
  __typename?: 'GroupPayload';
  group: Group;
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

/** A group as an outsider with its link sees it. */
export type InvitedGroup = {
  __typename?: 'InvitedGroup';
  founder: GroupFounder;
  /** True when joining needs the password. */
  isPrivate: Scalars['Boolean']['output'];
  memberCount: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

export type JoinGroupInput = {
  groupId: Scalars['Int']['input'];
  /** Needed for private groups. */
  password?: InputMaybe<Scalars['String']['input']>;
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

/** What was said last on the newest post of a group: its last comment, or else the post itself. */
export type LastWords = {
  __typename?: 'LastWords';
  /** The first 120 characters, in one line. */
  beginning: Scalars['String']['output'];
  dateCreated: Scalars['DateTime']['output'];
  /** The post on which they stand. Pages mark a group as new by posts alone. */
  postId: Scalars['Int']['output'];
  /** The author of these words. */
  user: User;
};

export type LeaveGroupInput = {
  groupId: Scalars['Int']['input'];
};

export type LikePage = {
  __typename?: 'LikePage';
  items: Array<User>;
  pageNumber: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
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

/** A browser in which a player is logged in. */
export type Login = {
  __typename?: 'Login';
  /** When it began. */
  created: Scalars['DateTime']['output'];
  /** Browser and device in plain words, such as 'Safari auf iPhone'; empty when unknown. */
  device: Scalars['String']['output'];
  /** Names this login; opens nothing. */
  id: Scalars['String']['output'];
  /** The one that asks. */
  isThis: Scalars['Boolean']['output'];
  /** When it was last used, to the hour. */
  lastSeen: Scalars['DateTime']['output'];
};

export type LoginInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type LoginProvider = {
  __typename?: 'LoginProvider';
  /** As players know it: 'Mit … anmelden'. */
  name: Scalars['String']['output'];
};

export type LogoutPayload = {
  __typename?: 'LogoutPayload';
  /** Always true. */
  loggedOut: Scalars['Boolean']['output'];
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

export type MemberInput = {
  groupId: Scalars['Int']['input'];
  /** Number of the player. */
  userId: Scalars['Int']['input'];
};

export type ModerateTextInput = {
  /** Id of a post or comment. */
  id: Scalars['Int']['input'];
  step: ModerationStep;
};

export type ModerateTextPayload = {
  __typename?: 'ModerateTextPayload';
  text: ReportedText;
};

export const ModerationStep = {
  /** Deletes the text for good. */
  Delete: 'DELETE',
  /** Leaves the text as it is: its reports are dealt with. */
  Dismiss: 'DISMISS',
  /** Takes the text away, but not for good. */
  Hide: 'HIDE',
  /** Gives back what was hidden. */
  Show: 'SHOW'
} as const;

export type ModerationStep = typeof ModerationStep[keyof typeof ModerationStep];
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Comments on a post. Codes: UNAUTHENTICATED, FORBIDDEN (not commentable), NOT_FOUND (also the comment that is answered), BAD_USER_INPUT, RATE_LIMITED, CONFLICT
   * (other words under the same key). May be sent again without harm with a key.
   */
  addComment: AddCommentPayload;
  /** Puts a registered player into one's own group. Codes: UNAUTHENTICATED, FORBIDDEN (another member), NOT_FOUND (group or player; an outsider, too), BAD_USER_INPUT (who is in too many groups, was put into too many, or has left this one and must join), RATE_LIMITED. */
  addMember: GroupPayload;
  /**
   * Adds a sponsor. Admins only. Codes: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND (a picture that the operator has
   * not just cut for sponsors), CONFLICT (a sponsor of other words has it). May be sent again without harm: one picture belongs
   * to one sponsor.
   */
  addSponsor: AddSponsorPayload;
  /** Begins a login by the provider, or links it (link) with the logged-in player's account; what the browser keeps for it travels in the response's headers. Codes: NOT_FOUND (no provider), UNAVAILABLE (it does not answer); for a link UNAUTHENTICATED, FORBIDDEN (locked), CONFLICT (address not confirmed; linked already). */
  beginProviderLogin: BeginProviderLoginPayload;
  /** Puts a notice in place of the ranks, or takes it away. Admins only. Codes: FORBIDDEN, CONFLICT. */
  blockRanking: BlockRankingPayload;
  /** Sets the logged-in player's password and ends the other logins. Codes: UNAUTHENTICATED, FORBIDDEN (locked), BAD_USER_INPUT, RATE_LIMITED (several at once), UNAVAILABLE. */
  changePassword: AccountPayload;
  /** Lets an open bonus question close ten seconds from now. Admins only. Codes: FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, CONFLICT. */
  closeBonusQuestion: BonusQuestionPayload;
  /** Follows the link of a mail: confirms the address of the registration, or lets a new one take the place of the old. No login needed; does nothing when it is followed again. Codes: BAD_USER_INPUT (the link works no more, as when the account has another address by now), CONFLICT (the new address is another player's by now). */
  confirmEmail: ConfirmEmailPayload;
  /**
   * Notes which part of an uploaded picture is wanted, for the call that makes a picture of it. With a directory, which is for
   * operators alone, the part is cut and stored at once; for a day its operator can give it to a post, sponsor or prize.
   * Codes: UNAUTHENTICATED, FORBIDDEN (locked player; a directory and no operator), NOT_FOUND (no such upload of the viewer),
   * BAD_USER_INPUT, RATE_LIMITED (too many pictures at once).
   */
  cropUpload: CropUploadPayload;
  /** Deletes the logged-in player's own account, for good: all logins are over, and all data go within a minute. Locked players may, too. Codes: UNAUTHENTICATED, BAD_USER_INPUT (not confirmed), CONFLICT (the last operator). */
  deleteAccount: DeleteAccountPayload;
  /** Deletes one's own comment; admins any that they see, or that was reported. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  deleteComment: DeleteCommentPayload;
  /** Deletes one's own group with all that was written in it. Codes: UNAUTHENTICATED, FORBIDDEN (another member), NOT_FOUND (an outsider, too). */
  deleteGroup: DeleteGroupPayload;
  /** Deletes one's own post; admins any that they see, or that was reported. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  deletePost: DeletePostPayload;
  /**
   * Draws the winners of a prize, once the tipps on all its matches are frozen. Of a prize that was drawn nothing is drawn
   * again, unless one who was drawn may not win any more: then the drawing goes on with the next of the same order. Admins
   * only. Codes: FORBIDDEN, NOT_FOUND, BAD_USER_INPUT (too early, nobody may be drawn), CONFLICT, UNAVAILABLE. May be sent
   * again without harm.
   */
  drawPrice: PricePayload;
  /** The owner ends the one that began at `since`; another one goes on, and is in the answer. Codes: UNAUTHENTICATED, FORBIDDEN (suspended, or a member), NOT_FOUND. */
  endLastOut: LastOutPayload;
  /** Ends one of the player's own logins, on whatever device. Codes: UNAUTHENTICATED, NOT_FOUND. */
  endLogin: AccountPayload;
  /** The browser is back from the provider: logs in, links, or leads to the form. Every failure has a page. For the gateway's route. */
  finishProviderLogin: FinishProviderLoginPayload;
  /** Joins a group. Codes: UNAUTHENTICATED, FORBIDDEN (wrong password), BAD_USER_INPUT (no password, or in as many groups as one may be), NOT_FOUND, RATE_LIMITED, UNAVAILABLE (too many passwords at once). */
  joinGroup: GroupPayload;
  /** Leaves a group; its owner cannot. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (who was never in it, too). */
  leaveGroup: GroupPayload;
  /**
   * Links a winner with a post that announces the prize, be it a draft, or takes the link back; once the post was published its
   * link stays. Admins only. Codes: FORBIDDEN, BAD_USER_INPUT (post), NOT_FOUND, CONFLICT
   * (published, or linked meanwhile with another post than the one that was seen). May be sent again without harm.
   */
  linkWinner: LinkWinnerPayload;
  /** Logs in. Never tells whether an address is registered. Codes: BAD_USER_INPUT, UNAUTHENTICATED, RATE_LIMITED, UNAVAILABLE. */
  login: SessionPayload;
  /** Ends this login; does nothing for an anonymous visitor. */
  logout: LogoutPayload;
  /**
   * What an operator decides about a post or comment, reported or not; it stands in the log of operators' changes. What is
   * so already stays so. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (also what in a group of others was neither reported nor decided about).
   */
  moderateText: ModerateTextPayload;
  /** Opens a bonus question now. Admins only. Codes: FORBIDDEN, NOT_FOUND, BAD_USER_INPUT (deadline), CONFLICT. */
  openBonusQuestion: BonusQuestionPayload;
  /**
   * Publishes a post, on the main feed or in a group. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, RATE_LIMITED,
   * CONFLICT (other words under the same key). May be sent again without harm with a key.
   */
  publishPost: PublishPostPayload;
  /**
   * Publishes the winners of a prize. Where one of them may not win any more, the drawing goes on instead and nothing is
   * published: `wasPublished` is false. Admins only. Codes: FORBIDDEN, NOT_FOUND, BAD_USER_INPUT (not drawn), CONFLICT (changed
   * since `version`, and not published). May be sent again without harm.
   */
  publishWinners: PublishWinnersPayload;
  /** Opens an account and logs in. Codes: BAD_USER_INPUT, CONFLICT (address known), RATE_LIMITED, UNAVAILABLE. */
  register: SessionPayload;
  /** Opens an account for who came by the provider, and logs in. Codes: BAD_USER_INPUT (field ticket: it took too long), CONFLICT (address known), RATE_LIMITED. */
  registerGuest: SessionPayload;
  /** Removes a bonus question that was never open. Admins only. Codes: FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, CONFLICT. */
  removeBonusQuestion: BonusQuestionPayload;
  /** Takes a member out of one's own group; its owner stays. Codes: UNAUTHENTICATED, FORBIDDEN (another member), BAD_USER_INPUT (the owner), NOT_FOUND (an outsider, too). */
  removeMember: GroupPayload;
  /** Removes a player's picture. Admins only. */
  removePicture: RemovePicturePayload;
  /**
   * Removes a prize that was not drawn, or of whose drawn players nobody may win any more. Admins only. Codes: FORBIDDEN,
   * NOT_FOUND, CONFLICT (drawn, changed since `version`).
   */
  removePrice: RemovePricePayload;
  /** Has nothing shown in this browser any more. Codes: UNAUTHENTICATED, BAD_USER_INPUT. */
  removePushSubscription: AccountPayload;
  /** Removes a sponsor with its picture. Admins only. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  removeSponsor: RemoveSponsorPayload;
  /**
   * Tells the operators of a post or comment; once per player and text, the same again changes nothing. Codes:
   * UNAUTHENTICATED, FORBIDDEN (one's own, a locked player), NOT_FOUND, BAD_USER_INPUT, RATE_LIMITED.
   */
  reportText: ReportTextPayload;
  /** Sends the mail of the registration once more. Codes: UNAUTHENTICATED, RATE_LIMITED. */
  requestConfirmation: AccountPayload;
  /** Sends a link to a new address, which counts once that is followed. Codes: UNAUTHENTICATED, FORBIDDEN (locked), BAD_USER_INPUT, CONFLICT (another player's), RATE_LIMITED. */
  requestEmailChange: AccountPayload;
  /** Sends a link to a new password, good for one hour and once, if the address has an account; never tells whether. Codes: BAD_USER_INPUT, RATE_LIMITED. */
  requestPasswordReset: RequestPasswordResetPayload;
  /** Sets a new password by the link of a mail and ends every login. Codes: BAD_USER_INPUT (the password; field token: the link works no more, or has done its work), RATE_LIMITED (several at once), UNAVAILABLE. */
  resetPassword: ResetPasswordPayload;
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
  /** Saves one's own 'Allgemein'; fields that are left out stay. Codes: UNAUTHENTICATED, FORBIDDEN (locked), BAD_USER_INPUT, RATE_LIMITED. */
  saveCommonProfile: AccountPayload;
  /** Saves one's own 'Kontaktdaten'; fields that are left out stay. Codes: UNAUTHENTICATED, FORBIDDEN (locked), BAD_USER_INPUT, RATE_LIMITED. */
  saveContactProfile: AccountPayload;
  /**
   * Decides what matches do not. Admins only. Codes: FORBIDDEN, NOT_FOUND, BAD_USER_INPUT (too early, a team that cannot be
   * named), CONFLICT (changed since `version`; the message says to what). May be sent again without harm.
   */
  saveDecision: SaveDecisionPayload;
  /** Creates a group (without groupId) or changes one's own. Codes: UNAUTHENTICATED, FORBIDDEN (another member), NOT_FOUND (an outsider, too), BAD_USER_INPUT, CONFLICT, RATE_LIMITED, UNAVAILABLE (too many passwords at once). */
  saveGroup: GroupPayload;
  /**
   * Enters what an operator says of a match; what the input leaves out stays as it is, null takes it back. Goals, 'läuft' and
   * the shoot-out from kick-off on, teams of a knock-out match at any time. Admins only. Codes: FORBIDDEN, NOT_FOUND,
   * BAD_USER_INPUT (what cannot be), CONFLICT (changed since `version`; the message says to what). May be sent again without
   * harm.
   */
  saveMatch: SaveMatchPayload;
  /**
   * An operator's post on the main feed: written, changed, published. Operators only. Its HTML is cleaned of all but a few
   * tags. A published post stays published. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (no such post of operators; a picture
   * that the operator has not just cut for posts), BAD_USER_INPUT (field named), CONFLICT (changed since `version`).
   */
  saveOperatorPost: SaveOperatorPostPayload;
  /**
   * Makes a prize, or changes one. What decides its drawing is fixed with its matches, which can be set only until a
   * minute before the last of them kicks off. Admins only. Codes: FORBIDDEN, NOT_FOUND (no such prize; a picture that the
   * operator has not just cut for prizes), BAD_USER_INPUT, CONFLICT (changed since `version`). May be sent again without harm.
   */
  savePrice: PricePayload;
  /** Has reminders shown in this browser, too. Codes: UNAUTHENTICATED, FORBIDDEN (locked), BAD_USER_INPUT (no known push service; an impossible key). */
  savePushSubscription: AccountPayload;
  /**
   * Writes the text of a page, or takes up the one that came with the product again. Admins only. Codes: UNAUTHENTICATED,
   * FORBIDDEN, NOT_FOUND, BAD_USER_INPUT (also a placeholder that there is not), CONFLICT (changed since `version`). May be
   * sent again without harm.
   */
  saveTemplate: SaveTemplatePayload;
  /**
   * Stores one tipp of the logged-in player; what the input leaves out stays as it is, a goal of null takes it back.
   * Answers only when the tipp is durable. Codes: UNAUTHENTICATED, FORBIDDEN (locked player, another player's tippId),
   * NOT_FOUND (match), LOCKED (kick-off is over), BAD_USER_INPUT (goals, no joker left), UNAVAILABLE (it is not stored),
   * UNKNOWN (nobody knows whether it is). May be sent again without harm.
   */
  saveTipp: SaveTippPayload;
  /** Saves what operators may change of any player; fields that are left out stay. Admins only. Codes: NOT_FOUND, BAD_USER_INPUT, CONFLICT (the address is another player's). */
  saveUserProfile: SaveUserProfilePayload;
  /**
   * Stores one winner tipp of the logged-in player, or takes it back. Answers only when that is durable.
   * Codes: UNAUTHENTICATED, FORBIDDEN (locked player), NOT_FOUND (mark), BAD_USER_INPUT (team), CONFLICT (the team stands
   * at another place already, or at the other end of its group), LOCKED, UNAVAILABLE, UNKNOWN. With others the error's
   * field is the mark that is refused. May be sent again without harm.
   */
  saveWinnerTipp: SaveWinnerTippPayload;
  /**
   * Sends an invitation to somebody who does not play yet, once per player, address and group. Never tells whether the address
   * has an account or wants no invitations. Codes: UNAUTHENTICATED, FORBIDDEN (locked), BAD_USER_INPUT, RATE_LIMITED.
   */
  sendRecommendation: SendRecommendationPayload;
  /** Keeps another player on one's own list, or takes the player off it. Codes: UNAUTHENTICATED, FORBIDDEN (locked), NOT_FOUND, BAD_USER_INPUT (oneself; the list is full), CONFLICT, RATE_LIMITED. */
  setFavorite: SetFavoritePayload;
  /**
   * Sets the viewer's picture. The code names an upload, or is FB for the picture of the provider's login. NO or empty
   * removes the picture.
   * Codes: UNAUTHENTICATED, FORBIDDEN (locked player), NOT_FOUND (no such upload of the viewer; FB without a picture that
   * can be had), BAD_USER_INPUT, RATE_LIMITED (too many pictures at once, or in an hour).
   */
  setProfilePicture: SetProfilePicturePayload;
  /**
   * Gives the viewer's one reaction to a post or comment, beside the like; another one takes its place, null takes it back. Codes:
   * UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, RATE_LIMITED. May be sent again without harm.
   */
  setReaction: SetReactionPayload;
  /** Locks or unlocks a player (GESPERRT). Admins only. */
  setUserLocked: SetUserLockedPayload;
  /** Starts the evaluation and answers when its ranks are visible; a second start joins the first. Admins only. */
  startEvaluation: StartEvaluationPayload;
  /** The owner of a group begins 'Der Letzte fliegt' with its 3 to 200 members; one that is under way goes on. Codes: UNAUTHENTICATED, FORBIDDEN (suspended, or a member), NOT_FOUND, BAD_USER_INPUT (too few or too many). */
  startLastOut: LastOutPayload;
  /**
   * Likes a post or comment, or takes the like back. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, RATE_LIMITED. With
   * `isLiked` it may be sent again without harm.
   */
  toggleLike: ToggleLikePayload;
  /** Takes the provider's login off the player's account. Codes: UNAUTHENTICATED, FORBIDDEN (locked), CONFLICT (the last way in). */
  unlinkProvider: AccountPayload;
  /** 'Nie wieder', by the link of such a mail: its address gets no invitation any more. No login needed. Codes: BAD_USER_INPUT (no such link). */
  unsubscribe: UnsubscribePayload;
};


export type MutationAddCommentArgs = {
  input: AddCommentInput;
};


export type MutationAddMemberArgs = {
  input: MemberInput;
};


export type MutationAddSponsorArgs = {
  input: AddSponsorInput;
};


export type MutationBeginProviderLoginArgs = {
  input: BeginProviderLoginInput;
};


export type MutationBlockRankingArgs = {
  input: BlockRankingInput;
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationCloseBonusQuestionArgs = {
  input: BonusQuestionInput;
};


export type MutationConfirmEmailArgs = {
  input: ConfirmEmailInput;
};


export type MutationCropUploadArgs = {
  input: CropUploadInput;
};


export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


export type MutationDeleteCommentArgs = {
  input: DeleteCommentInput;
};


export type MutationDeleteGroupArgs = {
  input: DeleteGroupInput;
};


export type MutationDeletePostArgs = {
  input: DeletePostInput;
};


export type MutationDrawPriceArgs = {
  input: DrawPriceInput;
};


export type MutationEndLastOutArgs = {
  input: EndLastOutInput;
};


export type MutationEndLoginArgs = {
  input: EndLoginInput;
};


export type MutationFinishProviderLoginArgs = {
  input: FinishProviderLoginInput;
};


export type MutationJoinGroupArgs = {
  input: JoinGroupInput;
};


export type MutationLeaveGroupArgs = {
  input: LeaveGroupInput;
};


export type MutationLinkWinnerArgs = {
  input: LinkWinnerInput;
};


export type MutationLoginArgs = {
  input: LoginInput;
};


export type MutationModerateTextArgs = {
  input: ModerateTextInput;
};


export type MutationOpenBonusQuestionArgs = {
  input: BonusQuestionInput;
};


export type MutationPublishPostArgs = {
  input: PublishPostInput;
};


export type MutationPublishWinnersArgs = {
  input: PublishWinnersInput;
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationRegisterGuestArgs = {
  input: RegisterGuestInput;
};


export type MutationRemoveBonusQuestionArgs = {
  input: BonusQuestionInput;
};


export type MutationRemoveMemberArgs = {
  input: MemberInput;
};


export type MutationRemovePictureArgs = {
  input: RemovePictureInput;
};


export type MutationRemovePriceArgs = {
  input: RemovePriceInput;
};


export type MutationRemovePushSubscriptionArgs = {
  input: RemovePushSubscriptionInput;
};


export type MutationRemoveSponsorArgs = {
  input: RemoveSponsorInput;
};


export type MutationReportTextArgs = {
  input: ReportTextInput;
};


export type MutationRequestEmailChangeArgs = {
  input: RequestEmailChangeInput;
};


export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
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


export type MutationSaveCommonProfileArgs = {
  input: SaveCommonProfileInput;
};


export type MutationSaveContactProfileArgs = {
  input: SaveContactProfileInput;
};


export type MutationSaveDecisionArgs = {
  input: SaveDecisionInput;
};


export type MutationSaveGroupArgs = {
  input: SaveGroupInput;
};


export type MutationSaveMatchArgs = {
  input: SaveMatchInput;
};


export type MutationSaveOperatorPostArgs = {
  input: SaveOperatorPostInput;
};


export type MutationSavePriceArgs = {
  input: SavePriceInput;
};


export type MutationSavePushSubscriptionArgs = {
  input: SavePushSubscriptionInput;
};


export type MutationSaveTemplateArgs = {
  input: SaveTemplateInput;
};


export type MutationSaveTippArgs = {
  input: SaveTippInput;
};


export type MutationSaveUserProfileArgs = {
  input: SaveUserProfileInput;
};


export type MutationSaveWinnerTippArgs = {
  input: SaveWinnerTippInput;
};


export type MutationSendRecommendationArgs = {
  input: SendRecommendationInput;
};


export type MutationSetFavoriteArgs = {
  input: SetFavoriteInput;
};


export type MutationSetProfilePictureArgs = {
  input: SetProfilePictureInput;
};


export type MutationSetReactionArgs = {
  input: SetReactionInput;
};


export type MutationSetUserLockedArgs = {
  input: SetUserLockedInput;
};


export type MutationStartLastOutArgs = {
  input: LastOutInput;
};


export type MutationToggleLikeArgs = {
  input: ToggleLikeInput;
};


export type MutationUnsubscribeArgs = {
  input: UnsubscribeInput;
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

export type PlayerPage = {
  __typename?: 'PlayerPage';
  items: Array<User>;
  pageNumber: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
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
  commentCount: Scalars['Int']['output'];
  /** Comments before the given one, newest pageSize of them, oldest first. */
  comments: Array<Comment>;
  dateCreated: Scalars['DateTime']['output'];
  /** Version of the picture, null without one. */
  dateImageChanged?: Maybe<Scalars['DateTime']['output']>;
  /** The group whose members alone see the post; null on the main feed. */
  group?: Maybe<Group>;
  id: Scalars['Int']['output'];
  isCommentAble: Scalars['Boolean']['output'];
  /** True when the viewer may delete it. */
  isDeleteAble: Scalars['Boolean']['output'];
  /** True when operators have taken it away: for everybody but its author, who is told so in place of its text. */
  isHidden: Scalars['Boolean']['output'];
  isLikedByMe: Scalars['Boolean']['output'];
  isOperator: Scalars['Boolean']['output'];
  isPublished: Scalars['Boolean']['output'];
  /** The last five, oldest first. */
  lastComments: Array<Comment>;
  likeCount: Scalars['Int']['output'];
  /** Who likes it, newest first. */
  likes: LikePage;
  /** The viewer's own. */
  myReaction?: Maybe<Reaction>;
  /** Where the picture is: '/api/downloadImage/posts/{id}.jpg?v=…'. Empty without one. */
  pictureUrl: Scalars['String']['output'];
  /** The prize that was drawn; null without a drawing, and for one that is no more. */
  price?: Maybe<Price>;
  /** Tagespreis, Wochenpreis, Bonusspielpreis, Sonderpreis or Hauptpreis; empty without a drawing. */
  priceKind: Scalars['String']['output'];
  /** How often each was given, in the order of the enum, without those that nobody gave. */
  reactions: Array<ReactionCount>;
  /** Title of an operator's post, empty for players' posts. */
  subject: Scalars['String']['output'];
  /** Plain text for players' posts; for operators' posts sanitised HTML with the present names of winners. */
  text: Scalars['String']['output'];
  user: User;
  /** Counts the changes by operators; whoever changes the post says which version is meant. */
  version: Scalars['Int']['output'];
  /** The names in the announcement of a drawing, empty without one. */
  winnerString: Scalars['String']['output'];
};


/** A post belongs to feed. */
export type PostCommentsArgs = {
  beforeId?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** A post belongs to feed. */
export type PostLikesArgs = {
  page?: InputMaybe<PageInput>;
};

export type PostFeed = {
  __typename?: 'PostFeed';
  hasMore: Scalars['Boolean']['output'];
  items: Array<Post>;
  /** Where the next page goes on: the place of the last post of this one, null for an empty one. It is the post's id, but for one published later than written. */
  lastId?: Maybe<Scalars['Int']['output']>;
  /** Place of the newest post of this page, for `newPostCount`; null for an empty one. */
  newestId?: Maybe<Scalars['Int']['output']>;
};

/** A prize; tipp knows it. */
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
/** A player's personal data, for the player and for operators: reached by `Viewer.profile` and `userProfile` only. */
export type Profile = {
  __typename?: 'Profile';
  /**
   * What operators note about the player; null for everybody else, the player included: only the export, which owes players
   * all data about them, holds it.
   */
  adminInfo?: Maybe<Scalars['String']['output']>;
  /** Age as the player wrote it, empty when unknown. */
  age: Scalars['String']['output'];
  city: Scalars['String']['output'];
  /** Country as a German name, empty when unknown. */
  country: Scalars['String']['output'];
  /** The address used to log in. */
  email: Scalars['String']['output'];
  firstname: Scalars['String']['output'];
  /** f or m. */
  gender: Scalars['String']['output'];
  goalAlert: GoalAlert;
  /** Street, zip code and city are known; without them no prize. */
  hasAddress: Scalars['Boolean']['output'];
  hobbies: Scalars['String']['output'];
  /** Club or institution. */
  institution: Scalars['String']['output'];
  /** The address is confirmed; without that no part in drawings. */
  isConfirmed: Scalars['Boolean']['output'];
  /** Locked by an operator (GESPERRT). */
  isLocked: Scalars['Boolean']['output'];
  lastname: Scalars['String']['output'];
  /** Hour of the German day, 0 to 23, from which no goal alerts the player; the same as `quietUntil` for no such time. */
  quietFrom: Scalars['Int']['output'];
  quietUntil: Scalars['Int']['output'];
  /** The place at the end of the last tournament, 0 for none. */
  rankWelcome: Scalars['Int']['output'];
  /** Hours before kick-off at which the player is reminded of missing tipps: 0 (never), 8, 12 or 24. */
  reminder: Scalars['Int']['output'];
  /** Street and number, empty when unknown. */
  street: Scalars['String']['output'];
  user: User;
  zipCode: Scalars['String']['output'];
};

/** What the provider tells of a new player; texts are empty when it tells nothing. */
export type ProviderGuest = {
  __typename?: 'ProviderGuest';
  email: Scalars['String']['output'];
  firstname: Scalars['String']['output'];
  /** The provider has seen to it that the address is the player's: it stays as it is. */
  isVerified: Scalars['Boolean']['output'];
  lastname: Scalars['String']['output'];
  /** The page that the player wanted to go to. */
  returnTo: Scalars['String']['output'];
};

/** A place that counts running matches as if they were over, and what was entered since the last evaluation. */
export type ProvisionalPlace = {
  __typename?: 'ProvisionalPlace';
  points: Scalars['Int']['output'];
  /** Equal points share it; 0 without a tipp that counts. */
  ranking: Scalars['Int']['output'];
};

export type PublishPostInput = {
  /** 0 or nothing for the main feed. */
  groupId?: InputMaybe<Scalars['Int']['input']>;
  /** Made once by who writes it, at most 100 characters: the same sent twice makes one post; CONFLICT for other words. A deleted post's key is free again. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** Not empty after trimming, at most 5000 characters, plain text. */
  text: Scalars['String']['input'];
};

export type PublishPostPayload = {
  __typename?: 'PublishPostPayload';
  post: Post;
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
  /** One comment; null when there is none or it is not for the viewer. */
  comment?: Maybe<Comment>;
  /** The groups that the viewer and another player are both in, by name. Codes: UNAUTHENTICATED. */
  commonGroups: Array<Group>;
  /** German names of all countries: Österreich, Deutschland, Italien and Schweiz first, the rest by the alphabet. */
  countries: Array<Scalars['String']['output']>;
  /** All that operators may decide beside matches: places, winners and lasts of groups, order of level teams. Admins only. */
  decisions: Array<Decision>;
  /** How many operators' posts are not published yet. Operators only; null for anybody else. */
  draftCount?: Maybe<Scalars['Int']['output']>;
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
  /** One group by id or by link (guid); null when there is none. */
  group?: Maybe<Group>;
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
  /** filterOption: 0 all groups, 1 those the viewer is in, 2 the viewer's own. Codes: UNAUTHENTICATED, BAD_USER_INPUT. */
  groups: GroupPage;
  /** What anybody who has its link may know of a group, visitors too; null when there is none. */
  invitedGroup?: Maybe<InvitedGroup>;
  /** A locked match as it stands, and what that means for the viewer; null for any other. Codes: UNAUTHENTICATED. */
  liveMatch?: Maybe<LiveMatch>;
  /** Where else players may log in; null where nothing is configured. For everybody. */
  loginProvider?: Maybe<LoginProvider>;
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
  /**
   * How many posts there are after this place (the feed's `newestId`), at most 26: of the main feed, or of a group for its members. Codes:
   * UNAUTHENTICATED, NOT_FOUND (no such group, or not a member), BAD_USER_INPUT.
   */
  newPostCount: Scalars['Int']['output'];
  /** What can still be won, for everybody: the prizes that are not drawn yet, by the last of their matches. */
  openPrices: Array<Price>;
  /** How many of them wait for an operator. Operators only; null for anybody else. */
  openReportCount?: Maybe<Scalars['Int']['output']>;
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
  /** One post; null when there is none or it is not for the viewer: drafts are for operators alone. */
  post?: Maybe<Post>;
  /**
   * The feed, newest first by when posts were published. lastId is what the page before answered. With a groupId the group's own posts,
   * for its members only. Codes: UNAUTHENTICATED, NOT_FOUND (no such group, or not a member), BAD_USER_INPUT,
   * RATE_LIMITED (too many searches at once), UNAVAILABLE (a search that takes too long).
   */
  posts: PostFeed;
  /** One prize; null when there is none. Players only. Codes: UNAUTHENTICATED. */
  price?: Maybe<Price>;
  /**
   * All prizes: those still to be drawn first, by the last of their matches, then those drawn, the newest first.
   * Players only. Codes: UNAUTHENTICATED.
   */
  prices: Array<Price>;
  /** Who is about to become a player, as the provider tells the same browser; null without, or when it took too long. */
  providerGuest?: Maybe<ProviderGuest>;
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
  /**
   * First and last name of the player whose invite link /registrieren/{recommendGuid} it is; null for an unknown guid and for a
   * locked player. For everybody: tells no more than the name.
   */
  recommenderName?: Maybe<Scalars['String']['output']>;
  /**
   * Texts that players reported or operators decided about: those that wait for an operator first, then the latest, 20 a
   * page. Operators only. Codes: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
   */
  reportedTexts: ReportedTextPage;
  /** The matches that are being played, by number. */
  runningMatches: Array<Match>;
  /** All sponsors: gold first, then silber, then bronze, and within a tier who was first. For visitors, too. */
  sponsors: Array<Sponsor>;
  /** One of the pages of texts, for visitors, too; null for a name that none has. */
  template?: Maybe<Template>;
  /** What operators may write into texts for pages, and what it becomes. Admins only. Codes: UNAUTHENTICATED, FORBIDDEN. */
  templatePlaceholders: Array<TemplatePlaceholder>;
  /** The page that a text would be, with an empty filename. Admins only. Codes: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT. */
  templatePreview: Template;
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
  /** The maximum size of an upload in bytes, so that clients can check before they send. */
  uploadMaxBytes: Scalars['Int']['output'];
  /** Any player by number; null when there is none. Only for players. */
  user?: Maybe<User>;
  /** Any player's personal data; null for an unknown number. Admins only. */
  userProfile?: Maybe<Profile>;
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


export type QueryCommentArgs = {
  id: Scalars['Int']['input'];
};


export type QueryCommonGroupsArgs = {
  userId: Scalars['Int']['input'];
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


export type QueryGroupArgs = {
  id?: InputMaybe<Scalars['Int']['input']>;
  link?: InputMaybe<Scalars['String']['input']>;
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


export type QueryGroupsArgs = {
  filterOption?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<GroupOrder>;
  page?: InputMaybe<PageInput>;
};


export type QueryInvitedGroupArgs = {
  link: Scalars['String']['input'];
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


export type QueryNewPostCountArgs = {
  groupId?: InputMaybe<Scalars['Int']['input']>;
  onlyOperatorPosts?: InputMaybe<Scalars['Boolean']['input']>;
  sinceId: Scalars['Int']['input'];
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


export type QueryPostArgs = {
  id: Scalars['Int']['input'];
};


export type QueryPostsArgs = {
  groupId?: InputMaybe<Scalars['Int']['input']>;
  lastId?: InputMaybe<Scalars['Int']['input']>;
  onlyOperatorPosts?: InputMaybe<Scalars['Boolean']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
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


export type QueryRecommenderNameArgs = {
  recommendGuid: Scalars['String']['input'];
};


export type QueryReportedTextsArgs = {
  page?: InputMaybe<PageInput>;
};


export type QueryTemplateArgs = {
  filename: Scalars['String']['input'];
};


export type QueryTemplatePreviewArgs = {
  text: Scalars['String']['input'];
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


export type QueryUserArgs = {
  id: Scalars['Int']['input'];
};


export type QueryUserProfileArgs = {
  userId: Scalars['Int']['input'];
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
/** What a player gives beside a like: one to each post and comment. */
export const Reaction = {
  /** ⚽ */
  Ball: 'BALL',
  /** 👏 */
  Clap: 'CLAP',
  /** 😂 */
  Laugh: 'LAUGH',
  /** 😢 */
  Sad: 'SAD',
  /** 😮 */
  Wow: 'WOW'
} as const;

export type Reaction = typeof Reaction[keyof typeof Reaction];
export type ReactionCount = {
  __typename?: 'ReactionCount';
  /** At least 1. */
  count: Scalars['Int']['output'];
  reaction: Reaction;
};

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

export type RegisterGuestInput = {
  /** Consent to the AGB; must be true. */
  acceptTerms: Scalars['Boolean']['input'];
  /** Needed unless the provider verified one. */
  email?: InputMaybe<Scalars['String']['input']>;
  firstname: Scalars['String']['input'];
  /** f or m. */
  gender: Scalars['String']['input'];
  lastname: Scalars['String']['input'];
};

export type RegisterInput = {
  /** Consent to the AGB; must be true. */
  acceptTerms: Scalars['Boolean']['input'];
  email: Scalars['String']['input'];
  firstname: Scalars['String']['input'];
  /** f or m. */
  gender: Scalars['String']['input'];
  lastname: Scalars['String']['input'];
  /** 6 to 40 characters. */
  password: Scalars['String']['input'];
  passwordRepeat: Scalars['String']['input'];
  /** From the invite link, if any; an unknown guid is ignored. */
  recommendGuid?: InputMaybe<Scalars['String']['input']>;
};

export type RemovePictureInput = {
  userId: Scalars['Int']['input'];
};

export type RemovePicturePayload = {
  __typename?: 'RemovePicturePayload';
  /** Always empty: the player's own pictureStamp follows within moments. */
  pictureStamp: Scalars['String']['output'];
  user: User;
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

export type RemovePushSubscriptionInput = {
  endpoint: Scalars['String']['input'];
};

export type RemoveSponsorInput = {
  sponsorId: Scalars['Int']['input'];
};

export type RemoveSponsorPayload = {
  __typename?: 'RemoveSponsorPayload';
  removedId: Scalars['Int']['output'];
};

export type Report = {
  __typename?: 'Report';
  dateReported: Scalars['DateTime']['output'];
  /** In the player's own words, may be empty. */
  reason: Scalars['String']['output'];
  user: User;
};

export const ReportState = {
  /** An operator has deleted it. */
  Deleted: 'DELETED',
  /** An operator finds nothing wrong with it, or has given it back. */
  Dismissed: 'DISMISSED',
  /** Its author has deleted it, or it went with its post. */
  Gone: 'GONE',
  /** Taken away: only its author still sees that it was there. */
  Hidden: 'HIDDEN',
  /** It waits for an operator. */
  Open: 'OPEN'
} as const;

export type ReportState = typeof ReportState[keyof typeof ReportState];
export type ReportTextInput = {
  /** Id of a post or comment. */
  id: Scalars['Int']['input'];
  /** At most 500 characters; may be left out. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

export type ReportTextPayload = {
  __typename?: 'ReportTextPayload';
  /** Of the post or comment. */
  id: Scalars['Int']['output'];
};

/** A post or comment that was reported, or that operators decided about, as operators see it. */
export type ReportedText = {
  __typename?: 'ReportedText';
  /** Null when it is deleted. */
  dateCreated?: Maybe<Scalars['DateTime']['output']>;
  /** Of the newest report or, without any, of the decision. */
  dateReported: Scalars['DateTime']['output'];
  group?: Maybe<Group>;
  /** Id of the post or comment. */
  id: Scalars['Int']['output'];
  isComment: Scalars['Boolean']['output'];
  isOperator: Scalars['Boolean']['output'];
  /** The post itself, or the comment's. */
  postId: Scalars['Int']['output'];
  reportCount: Scalars['Int']['output'];
  /** The newest ten. */
  reports: Array<Report>;
  state: ReportState;
  subject: Scalars['String']['output'];
  /** As it was written; an operator's is sanitised HTML. Empty when it is deleted. */
  text: Scalars['String']['output'];
  user: User;
};

export type ReportedTextPage = {
  __typename?: 'ReportedTextPage';
  items: Array<ReportedText>;
  pageNumber: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
};

export type RequestEmailChangeInput = {
  email: Scalars['String']['input'];
  /** The same again, where a form asks for it twice. */
  emailRepeat?: InputMaybe<Scalars['String']['input']>;
};

export type RequestPasswordResetInput = {
  email: Scalars['String']['input'];
};

export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  /** Always true, whether a mail was sent or not. */
  requested: Scalars['Boolean']['output'];
};

export type ResetPasswordInput = {
  /** 6 to 40 characters. */
  password: Scalars['String']['input'];
  passwordRepeat: Scalars['String']['input'];
  /** The last part of the mail's link. */
  token: Scalars['String']['input'];
};

export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** Always true. */
  changed: Scalars['Boolean']['output'];
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

export type SaveCommonProfileInput = {
  /** At most 20 characters. */
  age?: InputMaybe<Scalars['String']['input']>;
  goalAlert?: InputMaybe<GoalAlert>;
  /** At most 1000 characters, in several lines. */
  hobbies?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters. */
  institution?: InputMaybe<Scalars['String']['input']>;
  /** 0 to 23. */
  quietFrom?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 23. */
  quietUntil?: InputMaybe<Scalars['Int']['input']>;
  /** 0 (never), 8, 12 or 24 hours before kick-off. */
  reminder?: InputMaybe<Scalars['Int']['input']>;
};

export type SaveContactProfileInput = {
  /** At most 100 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** A name of `countries`, or empty. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** Not empty, at most 200 characters. */
  firstname?: InputMaybe<Scalars['String']['input']>;
  /** f or m. */
  gender?: InputMaybe<Scalars['String']['input']>;
  /** Not empty, at most 500 characters. */
  lastname?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters. */
  street?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 characters. */
  zipCode?: InputMaybe<Scalars['String']['input']>;
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

export type SaveGroupInput = {
  /** 0 or nothing creates a group. */
  groupId?: InputMaybe<Scalars['Int']['input']>;
  /**
   * Only for a new group: an idempotency key that the form creates once, at most 100 characters. The same key again answers
   * with the same group. CONFLICT if that group has been deleted; some moments later the key is forgotten.
   */
  key?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 200 characters after trimming. */
  name: Scalars['String']['input'];
  /** At most 50 characters after trimming; empty makes it open, null leaves it as it is. */
  password?: InputMaybe<Scalars['String']['input']>;
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

export type SaveOperatorPostInput = {
  /**
   * The drawing that the post announces; null for none. All of it, else BAD_USER_INPUT 'Die Eingabe ist nicht vollständig!'. Until the
   * prize's winners are published the post can be saved as a draft only.
   */
  drawing?: InputMaybe<DrawingInput>;
  isCommentAble: Scalars['Boolean']['input'];
  /** Now, else it stays a draft. A published post stays published. */
  isPublished: Scalars['Boolean']['input'];
  /** Of a new post: a text of the form's own, so that the same sent twice makes one post; CONFLICT for other words after somebody has changed it. At most 100 characters. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** What `cropUpload` answered for directory posts; null leaves the picture as it is, '' removes it. */
  pictureUrl?: InputMaybe<Scalars['String']['input']>;
  /** 0 or nothing for a new post. */
  postId?: InputMaybe<Scalars['Int']['input']>;
  /** Not empty after trimming, at most 500 characters. */
  subject: Scalars['String']['input'];
  /** HTML. What can be read of it must not be empty, and has at most 5000 characters. */
  text: Scalars['String']['input'];
  /** The version that the operator has seen; without it the change goes onto whatever stands there. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type SaveOperatorPostPayload = {
  __typename?: 'SaveOperatorPostPayload';
  post: Post;
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

export type SavePushSubscriptionInput = {
  auth: Scalars['String']['input'];
  /** Where the browser's push service takes notifications. */
  endpoint: Scalars['String']['input'];
  /** The browser's public key, in base64url. */
  p256dh: Scalars['String']['input'];
};

export type SaveTemplateInput = {
  filename: Scalars['String']['input'];
  /** HTML, 100000 characters at most; null for the text that came with the product. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** The one that was seen. */
  version: Scalars['Int']['input'];
};

export type SaveTemplatePayload = {
  __typename?: 'SaveTemplatePayload';
  template: Template;
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

export type SaveUserProfileInput = {
  /** At most 2000 characters, in several lines. */
  adminInfo?: InputMaybe<Scalars['String']['input']>;
  age?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  /** Counts at once, and is to be confirmed anew; both addresses are told. */
  email?: InputMaybe<Scalars['String']['input']>;
  firstname?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Scalars['String']['input']>;
  /** At most 1000 characters, in several lines. */
  hobbies?: InputMaybe<Scalars['String']['input']>;
  institution?: InputMaybe<Scalars['String']['input']>;
  isLocked?: InputMaybe<Scalars['Boolean']['input']>;
  lastname?: InputMaybe<Scalars['String']['input']>;
  street?: InputMaybe<Scalars['String']['input']>;
  userId: Scalars['Int']['input'];
  zipCode?: InputMaybe<Scalars['String']['input']>;
};

export type SaveUserProfilePayload = {
  __typename?: 'SaveUserProfilePayload';
  profile: Profile;
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

export type SendRecommendationInput = {
  /** At most 500 characters. */
  email: Scalars['String']['input'];
  /** The guid of a group's invite link, for an invitation into that group. */
  groupLink?: InputMaybe<Scalars['String']['input']>;
};

export type SendRecommendationPayload = {
  __typename?: 'SendRecommendationPayload';
  /** Always true, whether a mail was sent or not. */
  accepted: Scalars['Boolean']['output'];
};

/** The session cookie and the new CSRF token travel in the response's headers. */
export type SessionPayload = {
  __typename?: 'SessionPayload';
  viewer: Viewer;
};

export type SetFavoriteInput = {
  /** On the list or not; without it, the opposite of what is the case at that moment. */
  favorite?: InputMaybe<Scalars['Boolean']['input']>;
  userId: Scalars['Int']['input'];
};

export type SetFavoritePayload = {
  __typename?: 'SetFavoritePayload';
  user: User;
};

export type SetProfilePictureInput = {
  /** Temporary file name from the upload, FB for the picture of the provider's login, or NO or empty for none. */
  code: Scalars['String']['input'];
  /** The part that is wanted; without it the one noted by `cropUpload`, else a square around what draws the eye. */
  crop?: InputMaybe<CropInput>;
  /** With FB: `Viewer.socialPicture`. */
  social?: InputMaybe<Scalars['String']['input']>;
};

export type SetProfilePicturePayload = {
  __typename?: 'SetProfilePicturePayload';
  /** Name for /api/downloadImage/{pictureStamp}, empty when removed. The player's own pictureStamp follows within moments. */
  pictureStamp: Scalars['String']['output'];
  user: User;
};

export type SetReactionInput = {
  /** Id of a post or comment. */
  id: Scalars['Int']['input'];
  /** Null takes it back. */
  reaction?: InputMaybe<Reaction>;
};

export type SetReactionPayload = {
  __typename?: 'SetReactionPayload';
  id: Scalars['Int']['output'];
  myReaction?: Maybe<Reaction>;
  reactions: Array<ReactionCount>;
};

export type SetUserLockedInput = {
  isLocked: Scalars['Boolean']['input'];
  userId: Scalars['Int']['input'];
};

export type SetUserLockedPayload = {
  __typename?: 'SetUserLockedPayload';
  user: User;
};

export type Sponsor = {
  __typename?: 'Sponsor';
  companyName: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  /** Address of its page, empty without one. */
  link: Scalars['String']['output'];
  /** Address of its logo. */
  pictureUrl: Scalars['String']['output'];
  sponsorType: SponsorType;
};

/** The tiers, as the specification spells them. */
export const SponsorType = {
  Bronze: 'bronze',
  Gold: 'gold',
  Silber: 'silber'
} as const;

export type SponsorType = typeof SponsorType[keyof typeof SponsorType];
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

/** A page of text: rules, terms, imprint, privacy. */
export type Template = {
  __typename?: 'Template';
  /** The text as it is read: its placeholders are filled with the numbers of the tournament's file. */
  data: Scalars['String']['output'];
  /** When operators changed it last, null if never. */
  dateChanged?: Maybe<Scalars['DateTime']['output']>;
  /** AGB.html, spielregeln.html, impressum.html or datenschutz.html. */
  filename: Scalars['String']['output'];
  /** True for a text of operators, false for the one that came with the product or lies in its folder of pages. */
  isEdited: Scalars['Boolean']['output'];
  /** HTML, made safe; {{joker}} and the like stand for what tipp fills in. */
  text: Scalars['String']['output'];
  /** Counts the changes by operators; whoever changes the page says which version is meant. */
  version: Scalars['Int']['output'];
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

export type ToggleLikeInput = {
  /** Whether the player is to like it; without it, it toggles. */
  isLiked?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of a post or comment. */
  postId: Scalars['Int']['input'];
};

export type ToggleLikePayload = {
  __typename?: 'ToggleLikePayload';
  id: Scalars['Int']['output'];
  isLikedByMe: Scalars['Boolean']['output'];
  likeCount: Scalars['Int']['output'];
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

export type UnsubscribeInput = {
  /** The last part of the mail's link. */
  token: Scalars['String']['input'];
};

export type UnsubscribePayload = {
  __typename?: 'UnsubscribePayload';
  /** Always true. */
  unsubscribed: Scalars['Boolean']['output'];
};

/**
 * Whoever wrote or likes something. What is external belongs to user; feed has it from user's events and provides it, so
 * that a page of the feed is one fetch.
 */
export type User = {
  __typename?: 'User';
  /** Age as the player wrote it, empty when unknown. */
  age: Scalars['String']['output'];
  city: Scalars['String']['output'];
  /** Country as a German name, empty when unknown. */
  country: Scalars['String']['output'];
  /** When the account was opened. */
  dateActivated: Scalars['DateTime']['output'];
  /** Points of all duels after the last evaluation. */
  duellPoints: Scalars['Int']['output'];
  /** Rank among the duels after the last evaluation, 0 without a duel. */
  duellRanking: Scalars['Int']['output'];
  /** Duels after the last evaluation, byes among them. */
  duelsPlayed: Scalars['Int']['output'];
  /** Duels won after the last evaluation. */
  duelsWon: Scalars['Int']['output'];
  /** True when the logged-in player keeps this player on the own list. */
  favorite: Scalars['Boolean']['output'];
  firstname: Scalars['String']['output'];
  /** First and last name. */
  fullname: Scalars['String']['output'];
  hobbies: Scalars['String']['output'];
  /** Positive, counted in the order of registration. */
  id: Scalars['Int']['output'];
  /** Club or institution. */
  institution: Scalars['String']['output'];
  /** Locked by an operator (GESPERRT): cannot write anything. */
  isLocked: Scalars['Boolean']['output'];
  /** What the last match day that counts brought, as matchDayRanking has it; null before one counts. */
  lastDayPoints?: Maybe<Scalars['Int']['output']>;
  lastname: Scalars['String']['output'];
  /** Name of the picture for /api/downloadImage/{pictureStamp}; empty or NO means none. */
  pictureStamp: Scalars['String']['output'];
  points: Scalars['Int']['output'];
  /** Rank after the last evaluation; 0 for a player who has not tipped yet. */
  ranking: Scalars['Int']['output'];
  /** Rank in the evaluation before that one, 0 without one. */
  rankingBefore: Scalars['Int']['output'];
  /** How many players registered on this player's recommendation. */
  recommendCount: Scalars['Int']['output'];
  /** One page of those who registered on this player's recommendation, newest first, 10 unless asked otherwise. Codes: BAD_USER_INPUT. */
  recommended: PlayerPage;
  /** Who recommended the game to this player. */
  recommendedFrom?: Maybe<User>;
};


/**
 * Whoever wrote or likes something. What is external belongs to user; feed has it from user's events and provides it, so
 * that a page of the feed is one fetch.
 */
export type UserRecommendedArgs = {
  page?: InputMaybe<PageInput>;
};

/** The logged-in player and what is theirs alone. */
export type Viewer = {
  __typename?: 'Viewer';
  /** For the export: account, profile, logins, own list and mails of the player. Codes: RATE_LIMITED. */
  accountExport: Scalars['JSON']['output'];
  /** Points of all duels after the last evaluation. */
  duellPoints: Scalars['Int']['output'];
  /** Rank among the duels after the last evaluation, 0 without a duel. */
  duellRanking: Scalars['Int']['output'];
  /** The address used to log in. */
  email: Scalars['String']['output'];
  /** One page of the own list by name, 20 unless asked otherwise; a search looks at names, club and place. Codes: BAD_USER_INPUT. */
  favorites: PlayerPage;
  /** For the export: posts, comments and likes of the player. Codes: RATE_LIMITED. */
  feedExport: Scalars['JSON']['output'];
  /** How the player is addressed: f or m. */
  gender: Scalars['String']['output'];
  /** For the export: the viewer's groups, which of them are the viewer's own, and the numbers of former ones. Codes: RATE_LIMITED. */
  groupExport: Scalars['JSON']['output'];
  /** False for who came by the provider and never set one. */
  hasPassword: Scalars['Boolean']['output'];
  /** The player's number. */
  id: Scalars['Int']['output'];
  /** True for operators. */
  isAdmin: Scalars['Boolean']['output'];
  /** The address is confirmed; without that no part in drawings. */
  isConfirmed: Scalars['Boolean']['output'];
  /** The provider's login opens this account, too. */
  isLinked: Scalars['Boolean']['output'];
  /** Whether notifications of the viewer's come to the browser that is reached there. */
  isPushedTo: Scalars['Boolean']['output'];
  /** Jokers used so far. */
  jokerCount: Scalars['Int']['output'];
  /** Where the player is logged in: what was used last comes first. */
  logins: Array<Login>;
  /** Matches of the current tip page that are still open, whose teams are known, and that lack a complete tipp. */
  missingTippCount: Scalars['Int']['output'];
  /** For the export: pictures of the player, and what was uploaded and not used yet. Codes: RATE_LIMITED. */
  pictureExport: Scalars['JSON']['output'];
  /**
   * The player as lists show them, in one fetch with rank and points: `user` says the same some milliseconds sooner. Null for
   * a moment after the registration.
   */
  player?: Maybe<User>;
  points: Scalars['Int']['output'];
  /** What only the player and operators see. */
  profile: Profile;
  /**
   * Where the player would stand if all stayed as it stands; null while the last evaluation counts all that was entered, and while
   * ranks are blocked.
   */
  provisional?: Maybe<ProvisionalPlace>;
  /** What a browser subscribes to notifications with; null where none are sent. */
  pushKey?: Maybe<Scalars['String']['output']>;
  /** Rank after the last evaluation, 0 without one. */
  ranking: Scalars['Int']['output'];
  /** Rank after the evaluation before that, 0 without one. */
  rankingBefore: Scalars['Int']['output'];
  /** The guid of the player's own invite link /registrieren/{recommendGuid}. */
  recommendGuid: Scalars['String']['output'];
  /** The picture of the provider's login, signed for `setProfilePicture` (code FB) and good for an hour; null without one. */
  socialPicture?: Maybe<Scalars['String']['output']>;
  /** How often the client asks for the status again, in milliseconds; at least 60000. */
  statusIntervall: Scalars['Int']['output'];
  /** For the export: tipps, winner tipps and answers of the player, own list, rank and points. Codes: RATE_LIMITED. */
  tippExport: Scalars['JSON']['output'];
  /** The player as others see them. */
  user: User;
  /** True once all winner tipps are given. */
  winnerTippsAreComplete: Scalars['Boolean']['output'];
};


/** The logged-in player and what is theirs alone. */
export type ViewerFavoritesArgs = {
  page?: InputMaybe<PageInput>;
};


/** The logged-in player and what is theirs alone. */
export type ViewerIsPushedToArgs = {
  endpoint: Scalars['String']['input'];
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
