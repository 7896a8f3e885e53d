import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import type { Comment, Post } from '../domain/post.ts';
import type { Deps } from './deps.ts';

/**
 * The newest post of each of these groups. Null for a group without posts, or without the viewer according to the read
 * model. All groups together cost three reads by keys. If the newest post was deleted or hidden, the next one is
 * searched once and stored.
 * @throws AppError UNAUTHENTICATED
 */
export async function lastWords(
  deps: Deps,
  { identity }: ReadRequest,
  groupIds: readonly number[],
): Promise<(Post | null)[]> {
  const { userId } = requireViewer(identity);
  const { memberships, lastPosts, posts } = deps.store;
  const joined = await memberships.among(userId, groupIds);
  const noted = await lastPosts.among([...joined]);
  const found = await posts.findMany([...noted.values()].filter((id) => id > 0));
  const byGroup = new Map(found.filter(({ isHidden }) => !isHidden).map((post) => [post.groupId, post]));
  const isToFind = (id: number) => joined.has(id) && !byGroup.has(id) && noted.get(id) !== 0;
  await Promise.all(
    groupIds.filter(isToFind).map(async (groupId) => {
      const newest = await newestOf(deps, groupId);
      await lastPosts.correct(groupId, noted.get(groupId), newest?.id ?? 0);
      if (newest) byGroup.set(groupId, newest);
    }),
  );
  return groupIds.map((id) => byGroup.get(id) ?? null);
}

async function newestOf({ store: { feed } }: Deps, groupId: number): Promise<Post | undefined> {
  return (await feed.page({ groupId, onlyOperator: false, search: '', lastId: 0 }, 1))[0];
}

/** The last comment on a group's newest post, or the post itself. */
export const newestWordsOf = (post: Post): Post | Comment => post.lastComments.at(-1) ?? post;

const BEGINNING = 120;

/** The beginning of a text, in one line. */
export const beginningOf = (text: string): string =>
  [...text.slice(0, 12 * BEGINNING).replaceAll(/\s+/g, ' ')].slice(0, BEGINNING).join('');
