import { isDeepStrictEqual } from 'node:util';
import type { Identity } from '@tippspiel/shared/auth/identity';
import { requireAdmin } from '@tippspiel/shared/auth/require';
import { badInput, conflict, notFound } from '@tippspiel/shared/errors/app-error';
import { changeVersioned } from '@tippspiel/shared/mongo/change-versioned';
import {
  changedPost,
  newOperatorPost,
  type OperatorWish,
} from '../../domain/operator-posts/operator-post.ts';
import type { Post } from '../../domain/post.ts';
import { POSTS } from '../../store/post-model.ts';
import type { Deps } from '../deps.ts';
import { operatorPostMessages as messages } from './messages.ts';
import { pictureClaims } from './picture-claim.ts';
import { readWish, type OperatorPostInput } from './read-wish.ts';

type By = { identity: Identity | null; requestId: string };

const MAX_KEY = 100;

/**
 * Writes, changes or publishes an operator's post. The same may be sent again: a new post's key stands for one post, and a
 * change that stands there already is none.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, CONFLICT (changed since the version that was seen)
 */
export async function saveOperatorPost(deps: Deps, by: By, input: OperatorPostInput): Promise<Post> {
  const { userId } = requireAdmin(by.identity);
  const wish = readWish(input);
  const key = input.key ?? '';
  if (key.length > MAX_KEY) throw badInput(messages.badKey, 'key');
  if (input.postId) return changePost(deps, by, wish, { id: input.postId, version: input.version ?? null });
  const id = key ? await deps.store.idOfKey(key) : await deps.store.nextId();
  const post = newOperatorPost(wish, { id, userId, now: deps.clock.now() });
  const { operatorPosts } = deps.store;
  const claims = pictureClaims(null, post, { now: deps.clock.now(), requestId: by.requestId });
  if (!(await operatorPosts.insert(post, claims))) return sentAgain(deps, by, wish, id);
  tell(deps, null, post);
  return post;
}

/** The first answer got lost: what has become of the post since then stays. */
async function sentAgain(deps: Deps, by: By, wish: OperatorWish, id: number): Promise<Post> {
  const stands = await deps.store.operatorPosts.find(id);
  if (stands?.version !== 1) {
    if (stands) return stands;
    throw notFound(messages.noSuchPost, 'postId');
  }
  return changePost(deps, by, wish, { id, version: 1 });
}

async function changePost(
  deps: Deps,
  { requestId }: By,
  wish: OperatorWish,
  { id, version }: { id: number; version: number | null },
): Promise<Post> {
  const { operatorPosts } = deps.store;
  const now = deps.clock.now();
  const { before, after } = await changeVersioned({
    read: () => operatorPosts.find(id),
    async decide(before) {
      if (!before) throw notFound(messages.noSuchPost, 'postId');
      const publishes = wish.isPublished && !before.isPublished;
      const same = changedPost(before, wish, { now, newPlace: null });
      if (isDeepStrictEqual(same, before)) return null;
      if (version !== null && before.version !== version) throw conflict(messages.changedMeanwhile);
      const newPlace = publishes ? await deps.store.nextId() : null;
      const after = publishes ? changedPost(before, wish, { now, newPlace }) : same;
      return { ...after, version: before.version + 1 };
    },
    write: (post, before) =>
      operatorPosts.replace(before!, post, pictureClaims(before, post, { now, requestId })),
  });
  if (!after) return before!;
  tell(deps, before, after);
  return after;
}

/** Open pages hear of a post when it is published, and not before. */
function tell(deps: Deps, before: Post | null, after: Post): void {
  deps.relay.kick(POSTS, [after.id]);
  if (after.isPublished && !before?.isPublished) deps.announcePost();
}
