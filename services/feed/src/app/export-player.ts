import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import { limitExports } from '@tippspiel/shared/platform/mongo/limit-exports';
import type { Author } from '../domain/author.ts';
import type { Deps } from './deps.ts';
import { readHtml, readNames } from './operator-posts/read-names.ts';

/** Exports all data of the feed service about the viewer. @throws AppError UNAUTHENTICATED, RATE_LIMITED */
export async function exportPlayer(
  { store, settings }: Deps,
  { identity }: ReadRequest,
  author: (id: number) => Author | Promise<Author>,
): Promise<object> {
  const { userId } = requireViewer(identity);
  await limitExports(store.limits, settings.EXPORTS_PER_HOUR, userId);
  const [written, comments, likes, reactions, reports] = await Promise.all([
    store.posts.writtenBy(userId),
    store.comments.writtenBy(userId),
    store.likes.of(userId),
    store.likes.reactionsOf(userId),
    store.reportedTexts.reportedBy(userId),
  ]);
  const posts = await Promise.all(
    written.map(async (post) =>
      post.isOperator
        ? { ...post, subject: await readNames(post.subject, author), text: await readHtml(post.text, author) }
        : post,
    ),
  );
  return { posts, comments, likes, reactions, reports };
}
