import type { Identity } from '@tippspiel/shared/auth/identity';
import { requireWriter } from '@tippspiel/shared/auth/require';
import { forbidden, notFound } from '@tippspiel/shared/errors/app-error';
import { seesDrafts } from '../domain/post.ts';
import type { Deps } from './deps.ts';
import { messages } from './messages.ts';

/** Deletes one's own post, or as an operator any, with its comments and all likes. */
export async function deletePost(deps: Deps, identity: Identity | null, id: number): Promise<void> {
  const viewer = requireWriter(identity);
  if (await deps.store.posts.markDeleted(id, viewer.isAdmin ? null : viewer.userId))
    return deps.settle.deletedPost(id);
  // Of a draft players hear nothing, not even that there is one.
  if (!(await deps.store.posts.isThere(id, { withDrafts: seesDrafts(viewer) })))
    throw notFound(messages.unknownPost, 'postId');
  throw forbidden(messages.notYourPost);
}
