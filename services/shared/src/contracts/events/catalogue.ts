import { z } from 'zod';

/**
 * The one catalogue of durable events: name → schema of its data. The owner is the name's first word. A name never
 * changes its meaning: a new shape is a new version. Events that carry a `version` carry the whole state of their
 * thing, so that a consumer keeps the highest version it has seen and may skip, repeat or reorder the rest.
 */
const id = z.int().positive();
const version = z.int().nonnegative();

const player = z.object({
  userId: id,
  version,
  firstname: z.string(),
  lastname: z.string(),
  city: z.string(),
  country: z.string(),
  institution: z.string(),
  pictureStamp: z.string(),
  isAdmin: z.boolean(),
  isLocked: z.boolean(),
  /** When the account was opened. */
  dateActivated: z.iso.datetime(),
});

/** A picture that operators made for a post, sponsor or prize; `stamp` is empty when it has none any more. */
const claimedPicture = z.object({
  directory: z.enum(['posts', 'sponsors', 'prices']),
  id,
  stamp: z.string(),
  /** Since when, where the picture's address tells. */
  changedAt: z.iso.datetime().optional(),
  /** Whether all may see it, or operators alone. */
  isPublic: z.boolean(),
  /** Of the post, sponsor or prize. */
  version,
});

/**
 * An operator's change, in German words. Names of players and prizes are tokens, so that the log keeps none: {player:7},
 * {prize:3}, and {by:7} for an author, who is left out once the account is deleted.
 */
const operatorActed = z.object({
  userId: id,
  /** 'Spiel 37: Schweiz – Italien', 'Eintrag 12{by:7}', '{player:7}'. */
  subject: z.string(),
  /** Its address in the web app; null for things without a page of their own. */
  address: z.string().nullable(),
  changes: z.array(z.object({ what: z.string(), before: z.string(), after: z.string() })),
});

const score = z.object({ goals1: z.int().nonnegative(), goals2: z.int().nonnegative() });

const membership = z.object({ groupId: id, userId: id, version });

export const catalogue = {
  /** user: a new account. */
  'user.account.registered.v1': player,
  /** user: name, place, picture, rights or lock of a player changed. */
  'user.account.changed.v1': player,
  /**
   * user: a player has left; `version` is higher than that of every event about the account before. Every service removes
   * what it holds of the player. The number is never given again.
   */
  'user.account.deleted.v1': z.object({ userId: id, version }),
  /**
   * user: whether a player's account lets them win prizes: published when it is opened and whenever either may have changed. An
   * event of its own, as the shape of an account's never changes and nothing but drawings cares (docs/adr/0058).
   */
  'user.eligibility.changed.v1': z.object({
    userId: id,
    version,
    /** The e-mail address was confirmed to be the player's own. */
    isConfirmed: z.boolean(),
    /** Street, zip code and city are there. */
    hasAddress: z.boolean(),
  }),
  /** user: how many hours before a kick-off a player wants to be reminded of missing tipps, 0 for never, and which goals alert the player. */
  'user.reminder.changed.v2': z.object({
    userId: id,
    version,
    hours: z.int().nonnegative(),
    goalAlert: z.enum(['OFF', 'JOKERS', 'TIPPS', 'ALL']),
  }),
  /** user: the whole list of favourites of one player. */
  'user.favorites.changed.v1': z.object({ userId: id, version, favorites: z.array(id) }),
  /** group: a group is new or its name or owner changed. */
  'group.group.saved.v1': z.object({ groupId: id, version, name: z.string(), ownerId: id }),
  /** group: a group is no more. */
  'group.group.deleted.v1': z.object({ groupId: id, version }),
  /**
   * group: a player is in a group. `version` counts the changes of this one membership over both names, so that a
   * consumer keeps the highest per group and player. One fact per member: a group may have 100,000 of them.
   */
  'group.member.joined.v1': membership,
  /** group: a player is no longer in a group. */
  'group.member.left.v1': membership,
  /** media: a player has a new picture, or none (empty stamp). */
  'media.picture.changed.v1': z.object({ userId: id, version, pictureStamp: z.string() }),
  /** feed: a post or sponsor has this picture. */
  'feed.picture.claimed.v1': claimedPicture,
  /** feed: which prize a post of operators announces, be it a draft; null for none any more, as when the post is hidden or gone. */
  'feed.drawing.announced.v2': z.object({
    postId: id,
    version,
    priceId: id.nullable(),
    /** Whether players see the post. */
    isPublished: z.boolean(),
  }),
  /** tipp: a prize has this picture. */
  'tipp.picture.claimed.v1': claimedPicture,
  /** tipp: result, shoot-out, state or teams of a match changed: all that operators entered for it. */
  'tipp.match.changed.v3': z.object({
    matchId: id,
    version,
    isRunning: z.boolean(),
    goalsTeam1: z.int().nullable(),
    goalsTeam2: z.int().nullable(),
    penalties1: z.int().nullable(),
    penalties2: z.int().nullable(),
    /** Teams put into the slots of a knock-out match; null leaves a slot to fill itself. */
    teamKZ1: z.string().nullable(),
    teamKZ2: z.string().nullable(),
  }),
  /**
   * tipp: operators decided what matches do not. `key` is a mark (P1, WA, LA …), a group's letter or 'thirds'; `teams` the
   * mark's team, or the order of teams that are level; empty when the decision was taken back.
   */
  'tipp.decision.changed.v1': z.object({ key: z.string(), version, teams: z.array(z.string()) }),
  /** tipp: an operator changed something: a match, a decision, a bonus question, the ranking's notice. */
  'tipp.operator.acted.v2': operatorActed,
  /** feed: an operator decided about a post or comment, or wrote an operators' post, a sponsor or a page. */
  'feed.operator.acted.v2': operatorActed,
  /** user: an operator locked or unlocked a player. */
  'user.operator.acted.v2': operatorActed,
  /** tipp: a bonus question is new, or operators changed it: the whole question, drafts included. */
  'tipp.bonus.changed.v2': z.object({
    questionId: id,
    version,
    question: z.string(),
    description: z.string(),
    options: z.array(z.string()),
    points: z.int(),
    /** The page on which its card hides. */
    place: z.enum([
      ...['START', 'RANGLISTE', 'TIPPDUELL', 'STATISTIK', 'TABELLE', 'SPIELERGRUPPEN'],
      ...['SPIELREGELN', 'AGB', 'IMPRESSUM', 'DATENSCHUTZ'],
    ] as const),
    opensAt: z.iso.datetime().nullable(),
    deadline: z.iso.datetime(),
    right: z.array(z.int().nonnegative()),
    resolutions: z.int().nonnegative(),
    isRemoved: z.boolean(),
  }),
  /**
   * tipp: a prize is new, or was changed, drawn, published or removed: what others have to know of it. Players by number, and
   * before they are public: nobody but services receives it.
   */
  'tipp.prize.changed.v1': z.object({
    prizeId: id,
    version,
    kind: z.string(),
    winners: z.array(id),
    /** Players who were drawn, too, and may not win any more. */
    outs: z.array(id),
    isPublished: z.boolean(),
    isRemoved: z.boolean(),
  }),
  /** tipp: operators have put a notice in place of the ranks, or taken it away. */
  'tipp.ranking.switched.v1': z.object({ version, isBlocked: z.boolean() }),
  /**
   * tipp: these players, some hundred at a time, wanted to be reminded so many hours before this kick-off, and lack tipps on
   * these of its matches.
   */
  'tipp.reminders.due.v1': z.object({
    kickoff: z.iso.datetime(),
    hours: z.int().positive(),
    matches: z.array(z.object({ matchId: id, pageNumber: id, team1: z.string(), team2: z.string() })),
    players: z.array(z.object({ userId: id, missing: z.array(id) })),
  }),
  /**
   * tipp: a running match has another score, and these players, some hundred at a time, want to know. `number` counts the
   * changes of the match's score. Points are what the own tipp would bring now; null without a valid one.
   */
  'tipp.goal.alerted.v1': z.object({
    matchId: id,
    number: z.int().positive(),
    team1: z.string(),
    team2: z.string(),
    before: score,
    now: score,
    minute: z.int().positive(),
    at: z.iso.datetime(),
    players: z.array(
      z.object({
        userId: id,
        tipp: score.extend({ isJoker: z.boolean(), points: z.int().nonnegative() }).nullable(),
      }),
    ),
  }),
  /** tipp: new ranks are stored and may be read. `version` grows with every evaluation. */
  'tipp.evaluation.completed.v2': z.object({
    version,
    snapshotId: z.string(),
    matchCount: z.int(),
    finishedAt: z.iso.datetime(),
  }),
} as const;

export type EventType = keyof typeof catalogue;

/**
 * Events with names in them, and the field with the id that their subject ends with: by it they are purged from the stream
 * when the player, or the group, goes.
 */
const purgeFields = {
  'user.account.registered.v1': 'userId',
  'user.account.changed.v1': 'userId',
  'user.eligibility.changed.v1': 'userId',
  'user.reminder.changed.v2': 'userId',
  'user.favorites.changed.v1': 'userId',
  'media.picture.changed.v1': 'userId',
  'group.group.saved.v1': 'groupId',
} as const satisfies Partial<Record<EventType, string>>;
const purgeable: Partial<Record<string, 'userId' | 'groupId'>> = purgeFields;

export const isPurgeable = (type: string): boolean => type in purgeable;

/** The id at the end of an event's subject; undefined for one whose subject has none. */
export function purgeIdOf({ type, data }: Pick<DomainEvent, 'type' | 'data'>): number | undefined {
  const field = purgeable[type];
  return field && (data as Record<string, number>)[field];
}

export type EventData<Type extends EventType> = z.output<(typeof catalogue)[Type]>;
export type PlayerData = z.output<typeof player>;

/** An event with its envelope: `id` is the JetStream message id, `time` the game's clock, `requestId` the causing request. */
export type DomainEvent<Type extends EventType = EventType> = {
  [T in Type]: { id: string; type: T; time: string; requestId: string; data: EventData<T> };
}[Type];
