import type { Request } from '@tippspiel/shared/contracts/auth/request';
import { isDeepStrictEqual } from 'node:util';
import { requireAdmin } from '@tippspiel/shared/contracts/auth/require';
import { conflict, notFound } from '@tippspiel/shared/contracts/errors/app-error';
import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import {
  logWords,
  operatorActed,
  yesOrNo,
  type Lines,
} from '@tippspiel/shared/contracts/events/operator-acted';
import { changeVersioned } from '@tippspiel/shared/platform/mongo/change-versioned';
import { readKey } from '@tippspiel/shared/platform/mongo/made-once';
import {
  changedPost,
  newOperatorPost,
  type OperatorPostContent,
} from '../../domain/operator-posts/operator-post.ts';
import type { Post } from '../../domain/post.ts';
import { POSTS } from '../../store/post-model.ts';
import type { Deps } from '../deps.ts';
import { announcedPrize } from './announced-prize.ts';
import { checkDrawing, withWinners } from './check-drawing.ts';
import { subjectOfText } from '../moderation/messages.ts';
import { operatorPostLog, operatorPostMessages as messages } from './messages.ts';
import { pictureClaims } from './picture-claim.ts';
import { readContent, type OperatorPostInput } from './read-content.ts';

/** Contains the picture URL as it was sent. */
type Act = { userId: number; requestId: string; pictureUrl: string };

/**
 * Creates, changes or publishes an operator's post. Safe to repeat: a new post's key identifies it, and saving
 * identical content changes nothing. A repetition with other content updates the first post, unless somebody has
 * changed it since.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, CONFLICT (changed since the given version)
 */
export async function saveOperatorPost(
  deps: Deps,
  request: Request,
  input: OperatorPostInput,
): Promise<Post> {
  const { userId } = requireAdmin(request.identity);
  const content = readContent(input);
  const key = readKey(input.key, messages.badKey);
  const act = { userId, requestId: request.requestId, pictureUrl: input.pictureUrl ?? '' };
  if (input.postId)
    return changePost(deps, act, content, { id: input.postId, version: input.version ?? null });
  const id = await deps.store.idFor(key);
  const { texts, prize } = await withWinners(deps, content);
  const post = newOperatorPost(texts, { id, userId, now: deps.clock.now() });
  await checkDrawing(deps, prize, null, post);
  if (!(await deps.store.operatorPosts.insert(post, eventsOf(deps, act, null, post))))
    return changePost(deps, act, content, { id, version: 1 });
  notify(deps, null, post);
  return post;
}

async function changePost(
  deps: Deps,
  act: Act,
  content: OperatorPostContent,
  { id, version }: { id: number; version: number | null },
): Promise<Post> {
  const { operatorPosts } = deps.store;
  const now = deps.clock.now();
  const { before, after } = await changeVersioned({
    read: () => operatorPosts.find(id),
    async decide(before) {
      if (!before) throw notFound(messages.noSuchPost, 'postId');
      const publishes = content.isPublished && !before.isPublished;
      const isPublished = content.isPublished || before.isPublished;
      const { texts, prize } = await withWinners(deps, { ...content, isPublished });
      const same = changedPost(before, texts, { now, newPlace: null });
      if (isDeepStrictEqual(same, before)) return null;
      if (version !== null && before.version !== version) throw conflict(messages.changedMeanwhile);
      await checkDrawing(deps, prize, before, same);
      const newPlace = publishes ? await deps.store.nextId() : null;
      const after = publishes ? changedPost(before, texts, { now, newPlace }) : same;
      return { ...after, version: before.version + 1 };
    },
    write: (post, before) => operatorPosts.replace(before!, post, eventsOf(deps, act, before, post)),
  });
  if (!after) return before!;
  notify(deps, before, after);
  return after;
}

/** The events of a post's change. @throws AppError if the change is not allowed */
function eventsOf(deps: Deps, act: Act, before: Post | null, post: Post): DomainEvent[] {
  const { userId, requestId } = act;
  refuseUnsigned(deps, act, before, post);
  const cause = { now: deps.clock.now(), requestId };
  const about = subjectOfText({ id: post.id, isComment: false, authorId: post.userId });
  const acted = operatorActed(
    'feed',
    { userId, ...cause },
    { ...about, isNew: !before, hidden: logWords.text },
    audited(before),
    audited(post),
  );
  return [...pictureClaims(before, post, cause), ...announcedPrize(before, post, cause), acted];
}

/** Rejects a picture unless it is the post's current one, or this operator has just cut it for posts. */
function refuseUnsigned(
  { wasCut }: Deps,
  { userId, pictureUrl }: Act,
  before: Post | null,
  post: Post,
): void {
  const isNew = post.pictureStamp !== '' && post.pictureStamp !== before?.pictureStamp;
  if (isNew && !wasCut(pictureUrl, { directory: 'posts', userId }))
    throw notFound(messages.noSuchPicture, 'pictureUrl');
}

/** A post's fields for the audit log. Texts are excluded, because they may contain names. */
const audited = (post: Post | null): Lines => ({
  [logWords.hasPicture]: yesOrNo(!!post?.pictureStamp),
  [logWords.published]: yesOrNo(post?.isPublished),
  [operatorPostLog.commentAble]: yesOrNo(post?.isCommentAble),
  [operatorPostLog.announced]: post?.drawing ? `{prize:${post.drawing.priceId}}` : logWords.nothing,
});

/** Announces a post to open pages when it is published, not earlier. */
function notify(deps: Deps, before: Post | null, after: Post): void {
  deps.relay.kick(POSTS, [after.id]);
  if (after.isPublished && !before?.isPublished) deps.announcePost();
}
