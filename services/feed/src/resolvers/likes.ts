import { readPage, type PageInput } from '@tippspiel/shared/platform/graph/page';
import type { Context } from './context.ts';

/** Specification, chapter 9: other user lists. */
const PAGE_SIZE = 10;

type Liked = { id: number; likeCount: number; isHidden: boolean };

/** The players who like a post or comment, newest first; empty for a hidden one. */
export async function likesOf(
  { id: targetId, likeCount, isHidden }: Liked,
  { page }: { page?: PageInput | null },
  { loaders, author }: Context,
) {
  const { pageNumber, pageSize, skip } = readPage(page, PAGE_SIZE);
  const userIds = isHidden
    ? []
    : await loaders.likesParts.load({ targetId, skip, limit: pageSize, count: likeCount });
  return { items: await Promise.all(userIds.map(author)), totalCount: likeCount, pageNumber, pageSize };
}
