import type { Request } from '@tippspiel/shared/contracts/auth/request';
import { isOperator, requireViewer } from '@tippspiel/shared/contracts/auth/require';
import { AppError, badInput, notFound } from '@tippspiel/shared/contracts/errors/app-error';
import { readPageSize, readSearch } from '@tippspiel/shared/platform/graph/page';
import { placeOf, type Post } from '../domain/post.ts';
import type { FeedFilter } from '../store/feed-queries.ts';
import type { Deps } from './deps.ts';
import { messages } from './messages.ts';
import { pageSeenBy } from './moderation/page-seen-by.ts';
import { prizesWonBy } from './operator-posts/prizes-won-by.ts';
import { requireMember } from './visible.ts';

/** Specification, chapter 9. */
const PAGE_SIZE = 25;
/** The database's error code for an exceeded time limit. */
const MAX_TIME_MS_EXPIRED = 50;

type Input = {
  pageSize?: number | null;
  lastId?: number | null;
  search?: string | null;
  groupId?: number | null;
  onlyOperatorPosts?: boolean | null;
};

export type PostFeed = { items: Post[]; newestId: number | null; lastId: number | null; hasMore: boolean };

/** A page of the main feed or of a group's, newest first, after the position `lastId`. Operators also get drafts. */
export async function listPosts(
  deps: Deps,
  { identity, deadline }: Pick<Request, 'identity' | 'deadline'>,
  input: Input,
): Promise<PostFeed> {
  const viewer = requireViewer(identity);
  const pageSize = readPageSize(input.pageSize, PAGE_SIZE);
  const lastId = input.lastId ?? 0;
  if (lastId < 0) throw badInput(messages.unknownPlace, 'lastId');
  const groupId = readGroupId(input.groupId);
  if (groupId !== null) await requireMember(deps, viewer.userId, groupId);
  const filter = {
    groupId,
    lastId,
    search: readSearch(input.search),
    onlyOperator: input.onlyOperatorPosts ?? false,
  };
  const { feed } = deps.store;
  const withDrafts = groupId === null && isOperator(viewer);
  const read = (part: FeedFilter, limit: number) =>
    withDrafts ? feed.pageWithDrafts(part, limit) : feed.page(part, limit);
  const find = async () => {
    const asked = { ...filter, prizeIds: await prizesWonBy(deps, filter.search) };
    return pageSeenBy({ page: read, ownHidden: feed.ownHidden }, viewer.userId, asked, pageSize + 1);
  };
  const turn = { userId: viewer.userId, asked: { ...filter, pageSize, withDrafts }, deadline };
  const found = await (filter.search ? deps.searches.run(find, turn) : find()).catch(explainTimeout);
  const items = found.slice(0, pageSize);
  const [first, last] = [items[0], items.at(-1)];
  return {
    items,
    newestId: first ? placeOf(first) : null,
    lastId: last ? placeOf(last) : null,
    hasMore: found.length > pageSize,
  };
}

/** @returns null for the main feed (0 or undefined) */
export function readGroupId(given: number | null | undefined): number | null {
  if (!given) return null;
  if (given < 0) throw notFound(messages.unknownGroup, 'groupId');
  return given;
}

function explainTimeout(error: unknown): never {
  if ((error as { code?: unknown } | null)?.code === MAX_TIME_MS_EXPIRED)
    throw new AppError('UNAVAILABLE', messages.searchTooSlow);
  throw error;
}
