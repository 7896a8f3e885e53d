import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { requireWriter } from '@tippspiel/shared/contracts/auth/require';
import { conflict, notFound } from '@tippspiel/shared/contracts/errors/app-error';
import { madeOnce, readOwnKey } from '@tippspiel/shared/platform/mongo/made-once';
import { newPost, type Post } from '../domain/post.ts';
import type { Deps } from './deps.ts';
import { readGroupId } from './list-posts.ts';
import { messages } from './messages.ts';
import { postSeenBy } from './moderation/seen-by.ts';
import { readText } from './read-text.ts';
import { countWriting } from './writing-limit.ts';
import { requireGroup, requireMember } from './visible.ts';

type Input = { text: string; groupId?: number | null; key?: string | null };

/** Publishes a player's post on the main feed or in a group. Repeated requests with the same key publish one post. */
export async function publishPost(deps: Deps, { identity }: ReadRequest, input: Input): Promise<Post> {
  const { userId } = requireWriter(identity);
  const text = readText(input.text);
  const groupId = readGroupId(input.groupId);
  const madeBy = readOwnKey(userId, input.key, messages.badKey);
  if (groupId !== null) await requireMember(deps, userId, groupId);
  const { posts } = deps.store;
  const once = await madeOnce<Post>({
    find: async () => (madeBy === null ? null : posts.findMade(madeBy)),
    async make() {
      await countWriting(deps, 'post', userId);
      const id = await deps.store.nextId();
      const written = newPost({ id, userId, groupId, text, dateCreated: deps.clock.now() });
      // Written before the post, so that a crash in between cannot leave an older post as the newest. A reader that
      // looks too early corrects it.
      if (groupId !== null) await deps.store.lastPosts.note(groupId, id);
      if (!(await posts.insertMade(written, madeBy))) return null;
      // Open pages are not notified, because outsiders must not learn that a group's post exists.
      if (groupId === null) deps.announcePost();
      return written;
    },
  });
  if (!once) throw notFound(messages.unknownPost);
  const { made: post } = once;
  // Players cannot change their posts. Changed text under the same key is refused, so that no text is lost silently.
  if (post.text !== text || post.groupId !== groupId) throw conflict(messages.otherText);
  if (groupId !== null) {
    await recheckGroup(deps, groupId, post.id);
    await deps.store.lastPosts.note(groupId, post.id);
  }
  return postSeenBy(userId, post)!;
}

/** If the group ended during the request, the post may have been written after the cleanup, so it is deleted here. */
async function recheckGroup(deps: Deps, groupId: number, id: number): Promise<void> {
  try {
    await requireGroup(deps, groupId);
  } catch (error) {
    await deps.store.posts.markDeleted(id, null);
    deps.propagate.deletedPost(id);
    throw error;
  }
}
