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

/** Publishes a player's post, on the main feed or for the members of a group; one under one key, however often it is sent. */
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
      // Before the post is there, so that a crash right after it leaves no older one as the newest; whoever looks too early corrects it.
      if (groupId !== null) await deps.store.lastPosts.note(groupId, id);
      if (!(await posts.insertMade(written, madeBy))) return null;
      // Outsiders learn nothing of a group's posts, not even that there is one.
      if (groupId === null) deps.announcePost();
      return written;
    },
  });
  if (!once) throw notFound(messages.unknownPost);
  const { made: post } = once;
  // Players cannot change their texts: other words under the same key are refused, so that none are lost unsaid.
  if (post.text !== text || post.groupId !== groupId) throw conflict(messages.otherText);
  if (groupId !== null) {
    await requireGroupStill(deps, groupId, post.id);
    await deps.store.lastPosts.note(groupId, post.id);
  }
  return postSeenBy(userId, post)!;
}

/** A group that ended while its member wrote may have been cleared before this post was there: then it goes by itself. */
async function requireGroupStill(deps: Deps, groupId: number, id: number): Promise<void> {
  try {
    await requireGroup(deps, groupId);
  } catch (error) {
    await deps.store.posts.markDeleted(id, null);
    deps.propagate.deletedPost(id);
    throw error;
  }
}
