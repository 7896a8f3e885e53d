import { z } from 'zod';

/**
 * The only catalogue of durable events: name → schema of its data. The owner is the name's first word. A name never
 * changes its meaning: a new shape is a new version. Only a field with a default may be added, if a process that does
 * not know it may ignore it: parsing drops unknown fields. An event with a `version` holds all that other services need of
 * its entity. A consumer therefore keeps the highest version it has seen, and may skip, repeat or reorder the rest.
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

/** A picture that operators made for a post, sponsor or prize; `stamp` is empty when the picture was removed. */
const claimedPicture = z.object({
  directory: z.enum(['posts', 'sponsors', 'prices']),
  id,
  stamp: z.string(),
  /** When the picture changed, if its address contains that time. */
  changedAt: z.iso.datetime().optional(),
  /** Whether everybody may see it, or only operators. */
  isPublic: z.boolean(),
  /** The version of the post, sponsor or prize. */
  version,
});

/**
 * An operator's change, in German words. The log stores tokens instead of the names of players and prizes: {player:7},
 * {prize:3}, and {by:7} for an author, who is omitted once the account is deleted.
 */
const operatorActed = z.object({
  userId: id,
  /** 'Spiel 37: Schweiz – Italien', 'Eintrag 12{by:7}', '{player:7}'. */
  subject: z.string(),
  /** Its address in the web app; null for entities without a page of their own. */
  address: z.string().nullable(),
  changes: z.array(z.object({ what: z.string(), before: z.string(), after: z.string() })),
});

const score = z.object({ goals1: z.int().nonnegative(), goals2: z.int().nonnegative() });

/** A phase of a running match in place of its minute. Added later: NONE also stands for events without one. */
const phase = z.enum(['NONE', 'HALF_TIME', 'EXTRA_TIME', 'SHOOT_OUT']).default('NONE');

const membership = z.object({ groupId: id, userId: id, version });

export const catalogue = {
  /** user: a new account. */
  'user.account.registered.v1': player,
  /** user: name, place, picture, rights or lock of a player changed. */
  'user.account.changed.v1': player,
  /**
   * user: a player has left; `version` is higher than in every earlier event about the account. Every service removes
   * the player's data. The number is never used again.
   */
  'user.account.deleted.v1': z.object({ userId: id, version }),
  /**
   * user: whether a player can win prizes, published for a new account and whenever one of the conditions may have
   * changed. It is a separate event because account events keep their shape, and only drawings need it (docs/adr/0058).
   */
  'user.eligibility.changed.v1': z.object({
    userId: id,
    version,
    /** The e-mail address was confirmed to be the player's own. */
    isConfirmed: z.boolean(),
    /** Street, zip code and city are there. */
    hasAddress: z.boolean(),
  }),
  /**
   * user: how many hours before a kick-off a player is reminded of missing tipps (0 for never), and which goals send
   * the player an alert.
   */
  'user.reminder.changed.v2': z.object({
    userId: id,
    version,
    hours: z.int().nonnegative(),
    goalAlert: z.enum(['OFF', 'JOKERS', 'TIPPS', 'ALL']),
  }),
  /** user: the whole list of a player's favourites. */
  'user.favorites.changed.v1': z.object({ userId: id, version, favorites: z.array(id) }),
  /** group: a group is new, or its name or owner changed. */
  'group.group.saved.v1': z.object({ groupId: id, version, name: z.string(), ownerId: id }),
  /** group: a group was deleted. */
  'group.group.deleted.v1': z.object({ groupId: id, version }),
  /**
   * group: a player joined a group. `version` counts this membership's changes across `joined` and `left`, so a
   * consumer keeps the highest per group and player. There is one event per member, because a group may have 100,000 of
   * them. `byOwner` is true if the group's owner added the player. Added later.
   */
  'group.member.joined.v1': membership.extend({ byOwner: z.boolean().optional() }),
  /**
   * group: a player left a group. `byPlayer` is true if it was the player's own decision; then only the player can undo
   * it. Added later.
   */
  'group.member.left.v1': membership.extend({ byPlayer: z.boolean().optional() }),
  /** media: a player has a new picture, or none (empty stamp). */
  'media.picture.changed.v1': z.object({ userId: id, version, pictureStamp: z.string() }),
  /** feed: a post or sponsor has this picture. */
  'feed.picture.claimed.v1': claimedPicture,
  /** feed: the prize that an operators' post or draft announces; null when it no longer does, is hidden or deleted. */
  'feed.drawing.announced.v2': z.object({
    postId: id,
    version,
    priceId: id.nullable(),
    /** Whether players see the post. */
    isPublished: z.boolean(),
  }),
  /** tipp: a prize has this picture. */
  'tipp.picture.claimed.v1': claimedPicture,
  /**
   * tipp: result, shoot-out, state, phase or teams of a match changed. The event holds everything that operators
   * entered.
   */
  'tipp.match.changed.v3': z.object({
    matchId: id,
    version,
    isRunning: z.boolean(),
    phase,
    goalsTeam1: z.int().nullable(),
    goalsTeam2: z.int().nullable(),
    penalties1: z.int().nullable(),
    penalties2: z.int().nullable(),
    /** Teams put into the slots of a knock-out match; null leaves a slot to fill itself. */
    teamKZ1: z.string().nullable(),
    teamKZ2: z.string().nullable(),
  }),
  /**
   * tipp: operators decided what the results leave open. `key` is a mark (P1, WA, LA …), a group's letter or 'thirds'.
   * `teams` is the mark's team, or the order of tied teams; it is empty when the decision was withdrawn.
   */
  'tipp.decision.changed.v1': z.object({ key: z.string(), version, teams: z.array(z.string()) }),
  /** tipp: an operator changed something: a match, a decision, a bonus question, the ranking's notice. */
  'tipp.operator.acted.v2': operatorActed,
  /** feed: an operator decided about a post or comment, or wrote an operators' post, a sponsor or a page. */
  'feed.operator.acted.v2': operatorActed,
  /** user: an operator locked, unlocked or corrected a player. */
  'user.operator.acted.v2': operatorActed,
  /** media: an operator removed a player's picture. */
  'media.operator.acted.v2': operatorActed,
  /** tipp: a bonus question is new or was changed. The event holds the whole question; drafts are published too. */
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
   * tipp: a prize is new, or was changed, drawn, published or removed. It names winners by number before they are
   * public, because only services receive it.
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
  /** tipp: operators replaced the ranks with a notice, or removed the notice. */
  'tipp.ranking.switched.v1': z.object({ version, isBlocked: z.boolean() }),
  /**
   * tipp: reminders are due for these players, some hundred per event. They chose this many hours before the kick-off,
   * and have no tipps on the matches in `missing`.
   */
  'tipp.reminders.due.v1': z.object({
    kickoff: z.iso.datetime(),
    hours: z.int().positive(),
    matches: z.array(z.object({ matchId: id, pageNumber: id, team1: z.string(), team2: z.string() })),
    players: z.array(z.object({ userId: id, missing: z.array(id) })),
  }),
  /**
   * tipp: the score of a running match changed, and these players, some hundred per event, get an alert. `number`
   * counts the match's score changes. `points` is what the player's tipp is worth now; `tipp` is null without a valid
   * one.
   */
  'tipp.goal.alerted.v1': z.object({
    matchId: id,
    number: z.int().positive(),
    team1: z.string(),
    team2: z.string(),
    before: score,
    now: score,
    minute: z.int().positive(),
    phase,
    /** By the clock; a phase goes before it. Added later. */
    isStoppageTime: z.boolean().default(false),
    at: z.iso.datetime(),
    players: z.array(
      z.object({
        userId: id,
        tipp: score.extend({ isJoker: z.boolean(), points: z.int().nonnegative() }).nullable(),
      }),
    ),
  }),
  /** tipp: new ranks are stored and can be read. `version` grows with every evaluation. */
  'tipp.evaluation.completed.v2': z.object({
    version,
    snapshotId: z.string(),
    matchCount: z.int(),
    finishedAt: z.iso.datetime(),
  }),
} as const;

export type EventType = keyof typeof catalogue;

/**
 * Purgeable events: those about one player's person or with a group's name, and the field whose id ends their subject.
 * They are purged by this id when the player or the group is deleted.
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

/** The id at the end of an event's subject; undefined where the subject has none. */
export function purgeIdOf({ type, data }: Pick<DomainEvent, 'type' | 'data'>): number | undefined {
  const field = purgeable[type];
  return field && (data as Record<string, number>)[field];
}

export type EventData<Type extends EventType> = z.output<(typeof catalogue)[Type]>;
export type PlayerData = z.output<typeof player>;

/** An event with its envelope: `id` is the JetStream message id, `time` the game's clock, `requestId` the causing request. */
export type DomainEvent<Type extends EventType = EventType> = {
  [T in Type]: {
    id: string;
    type: T;
    time: string;
    requestId: string;
    /** The span that wrote the event, where it is traced. It travels in a header, not in the event. */
    traceparent?: string;
    data: EventData<T>;
  };
}[Type];
