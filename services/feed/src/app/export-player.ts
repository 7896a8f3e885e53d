import type { Identity } from '@tippspiel/shared/auth/identity';
import { requireViewer } from '@tippspiel/shared/auth/require';
import type { Deps } from './deps.ts';

/** Everything that feed holds of the viewer, for the export. @throws AppError UNAUTHENTICATED */
export async function exportPlayer({ store }: Deps, identity: Identity | null): Promise<object> {
  const { userId } = requireViewer(identity);
  const [posts, comments, likes, reports] = await Promise.all([
    store.posts.writtenBy(userId),
    store.comments.writtenBy(userId),
    store.likes.of(userId),
    store.reportedTexts.reportedBy(userId),
  ]);
  return { posts, comments, likes, reports };
}
