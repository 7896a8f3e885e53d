import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import { limitExports } from '@tippspiel/shared/platform/leaving/limit-exports';
import type { Deps } from './deps.ts';

/** Everything that feed holds of the viewer, for the export. @throws AppError UNAUTHENTICATED, RATE_LIMITED */
export async function exportPlayer({ store, settings }: Deps, identity: Identity | null): Promise<object> {
  const { userId } = requireViewer(identity);
  await limitExports(store.limits, settings.EXPORTS_PER_HOUR, userId);
  const [posts, comments, likes, reports] = await Promise.all([
    store.posts.writtenBy(userId),
    store.comments.writtenBy(userId),
    store.likes.of(userId),
    store.reportedTexts.reportedBy(userId),
  ]);
  return { posts, comments, likes, reports };
}
