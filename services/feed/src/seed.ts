import { waitFor } from '@tippspiel/shared/platform/clock/wait-for';
import type { Deps } from './app/deps.ts';
import { moderateText } from './app/moderation/moderate-text.ts';
import { reportText } from './app/moderation/report-text.ts';
import { announcedPrize } from './app/operator-posts/announced-prize.ts';
import { withWinners } from './app/operator-posts/check-drawing.ts';
import { pictureClaims } from './app/operator-posts/picture-claim.ts';
import { readText } from './app/read-text.ts';
import type { SponsorInput } from './app/sponsors/read-sponsor.ts';
import { addSponsor } from './app/sponsors/sponsors.ts';
import { lastOf, newPost, type Comment, type Drawing, type Post } from './domain/post.ts';
import { addUpKinds } from '@tippspiel/shared/platform/mongo/count-changes';
import type { Reaction } from './domain/reaction.ts';
import type { CountedLike } from './store/likes.ts';

export type SeedComment = {
  userId: number;
  text: string;
  dateCreated: Date;
  /** The comment on the same post that it answers. */
  answers?: SeedComment;
  reactions?: readonly SeedReaction[];
};

export type SeedReaction = { userId: number; reaction: Reaction };

export type SeedPost = {
  userId: number;
  /** The post's group; undefined for the main feed. */
  groupId?: number;
  text: string;
  subject?: string;
  isOperator?: boolean;
  /** True by default. */
  isPublished?: boolean;
  /** Name of a picture that media has. */
  pictureStamp?: string;
  drawing?: Drawing;
  dateCreated: Date;
  comments: readonly SeedComment[];
  likerIds: readonly number[];
  /** At most one per player. */
  reactions?: readonly SeedReaction[];
};

export type SeedSponsor = SponsorInput;

/**
 * Adds sponsors one after the other, as this operator would. Their logos are referenced by stamps, which the seed has
 * created.
 */
export async function seedSponsors(
  deps: Deps,
  operator: number,
  sponsors: readonly SeedSponsor[],
): Promise<void> {
  const by = { identity: identityOf(operator, true), requestId: 'seed' };
  for (const sponsor of sponsors) await addSponsor({ ...deps, wasCut: () => true }, by, sponsor);
}

const identityOf = (userId: number, isAdmin: boolean) => ({
  ...{ userId, isAdmin, isLocked: false, sessionId: 'seed' },
});

const SECOND_MS = 1_000;
const ARRIVAL_TIMEOUT_MS = 60_000;

/** Resolves when all announced authors and published prizes have arrived by event. @throws Error after a minute */
export async function eventsArrived({ store }: Deps, players: number, published: number): Promise<void> {
  const read = async () => ({
    known: await store.authors.count(),
    prizes: await store.prizes.model.countDocuments({ isPublished: true }),
  });
  type Arrived = Awaited<ReturnType<typeof read>>;
  const isDone = ({ known, prizes }: Arrived) => known >= players && prizes >= published;
  const arrived = await waitFor(read, { isDone, timeoutMs: ARRIVAL_TIMEOUT_MS, everyMs: 50 });
  if (!isDone(arrived))
    throw new Error(
      `only ${arrived.known} of ${players} authors and ${arrived.prizes} of ${published} prizes arrived`,
    );
}

/**
 * Writes many posts at once, with their comments and likes, by the rules of the use cases. Ids are assigned by date
 * across posts and comments, as in use. An operator's text is HTML.
 */
export async function seedPosts(deps: Deps, seeds: readonly SeedPost[]): Promise<Post[]> {
  const dated = [...seeds, ...seeds.flatMap(({ comments }) => comments)];
  if (!dated.length) return [];
  const first = await deps.store.nextId(dated.length);
  dated.sort((a, b) => a.dateCreated.getTime() - b.dateCreated.getTime());
  const ids = new Map<SeedPost | SeedComment, number>(dated.map((seed, index) => [seed, first + index]));
  const idOf = (seed: SeedPost | SeedComment): number => ids.get(seed) as number;

  const comments = new Map(seeds.map((seed) => [seed, commentsOf(seed, idOf)]));
  const posts = seeds.map((seed) => postOf(seed, idOf(seed), comments.get(seed) ?? []));
  await deps.store.likes.insertCounted(dated.flatMap((seed) => likesOf(seed, idOf(seed))));
  await deps.store.comments.insertCounted([...comments.values()].flat());
  await deps.store.posts.insert(posts.filter(({ isOperator }) => !isOperator));
  for (const { groupId, id } of posts) if (groupId !== null) await deps.store.lastPosts.note(groupId, id);
  const cause = { now: deps.clock.now(), requestId: 'seed' };
  for (const post of posts.filter(({ isOperator }) => isOperator)) {
    const events = [...pictureClaims(null, post, cause), ...announcedPrize(null, post, cause)];
    await deps.store.operatorPosts.insert((await withWinners(deps, post)).texts, events);
  }
  return posts;
}

function commentsOf(post: SeedPost, idOf: (seed: SeedPost | SeedComment) => number): Comment[] {
  const comments = post.comments.map((seed) => ({
    id: idOf(seed),
    postId: idOf(post),
    userId: seed.userId,
    text: readText(seed.text),
    dateCreated: seed.dateCreated,
    likeCount: 0,
    ...reactionsOf(seed),
    ...(seed.answers && { answerTo: idOf(seed.answers) }),
    isHidden: false,
  }));
  return comments.sort((a, b) => a.id - b.id);
}

function postOf(
  { userId, text, likerIds, reactions = [], dateCreated, ...more }: SeedPost,
  id: number,
  comments: Comment[],
): Post {
  const { subject = '', isOperator = false, isPublished = true, pictureStamp = '', groupId = null } = more;
  const { drawing = null } = more;
  return {
    ...newPost({ id, userId, groupId, text: readText(text), dateCreated }),
    ...{ subject, isOperator, isPublished, pictureStamp, drawing },
    dateImageChanged: pictureStamp ? dateCreated : null,
    version: isOperator ? 1 : 0,
    likeCount: new Set(likerIds).size,
    ...reactionsOf({ reactions }),
    commentCount: comments.length,
    lastComments: lastOf(comments),
  };
}

function reactionsOf({ reactions = [] }: { reactions?: readonly SeedReaction[] }): Pick<Post, 'reactions'> {
  if (!reactions.length) return {};
  return {
    reactions: addUpKinds(
      {},
      reactions.map(({ reaction: kind }) => ({ id: '', by: 1, kind })),
    ),
  };
}

/** One per player who likes it or has reacted to it. */
function likesOf(seed: SeedPost | SeedComment, targetId: number): CountedLike[] {
  const { dateCreated, reactions = [] } = seed;
  const likers = new Set('likerIds' in seed ? seed.likerIds : []);
  const reactionBy = new Map(reactions.map(({ userId, reaction }) => [userId, reaction]));
  return [...new Set([...likers, ...reactionBy.keys()])].map((userId, index) => {
    const reaction = reactionBy.get(userId);
    return {
      targetId,
      userId,
      dateLiked: new Date(dateCreated.getTime() + (index + 1) * SECOND_MS),
      isLiked: likers.has(userId),
      ...(reaction && { reaction }),
    };
  });
}

export type SeedReport = {
  textId: number;
  userId: number;
  reason: string;
  /** An operator's later decision. */
  step?: 'DISMISS' | 'HIDE';
};

/** Reported texts; operators have already decided about some of them. */
export async function seedReports(
  deps: Deps,
  operator: number,
  reports: readonly SeedReport[],
): Promise<void> {
  const by = { requestId: 'seed' };
  for (const { textId: id, userId, reason, step } of reports) {
    await reportText(deps, { identity: identityOf(userId, false) }, { id, reason });
    if (step) await moderateText(deps, { ...by, identity: identityOf(operator, true) }, { id, step });
  }
}
