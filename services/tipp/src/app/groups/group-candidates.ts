import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import { readPage, type PageInput } from '@tippspiel/shared/platform/graph/page';
import type { Deps } from '../deps.ts';
import { sortByPlace } from '../ranking/ranking.ts';
import type { TippRequest } from '../request.ts';
import { requireOwner } from './group-access.ts';

type Input = { groupId: number; page?: PageInput | null; onlyFavorites?: boolean | null };

/** Specification, chapter 9: other user lists. */
const PAGE_SIZE = 10;

/**
 * Registered players whom a group's owner can add, by name or from the own list: neither members nor those who have left.
 * Empty without a name or list.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, UNAVAILABLE, RATE_LIMITED (too many searches)
 */
export async function groupCandidates(
  deps: Deps,
  request: TippRequest,
  { groupId, page, onlyFavorites }: Input,
) {
  const { userId } = requireViewer(request.identity);
  const wanted = readPage(page, PAGE_SIZE);
  const { pageNumber, pageSize, search } = wanted;
  const { rosters, ownLists, nameSearch } = deps;
  await requireOwner(rosters, groupId, userId);
  if (!search && !onlyFavorites) return { items: [], totalCount: 0, pageNumber, pageSize };
  const view = request.view.current();
  const order = onlyFavorites ? sortByPlace(view.ranks, await ownLists.of(userId)) : view.ranks.order;
  const without = (player: number) =>
    rosters.has(groupId, player + 1) || rosters.hasLeft(groupId, player + 1);
  const turn = { viewer: userId, deadline: request.deadline };
  const found = await nameSearch.find(view.players, order, { ...wanted, without }, turn);
  const items = Array.from(found.players, (player) => ({ id: player + 1 }));
  return { items, totalCount: found.total, pageNumber, pageSize };
}
