import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import { readPage, type PageInput } from '@tippspiel/shared/platform/graph/page';
import { searchedFor } from '@tippspiel/shared/platform/text/fold';
import type { Group, GroupOrder } from '../domain/group.ts';
import type { Deps } from './deps.ts';
import { messages } from './messages.ts';
import { viewGroups, type GroupView } from './view-groups.ts';

/** Specification, chapter 9. */
const PAGE_SIZE = 10;

type Input = {
  filterOption: number | null | undefined;
  page: PageInput;
  order: GroupOrder | null | undefined;
};
export type GroupPage = { items: GroupView[]; totalCount: number; pageNumber: number; pageSize: number };

/**
 * Groups by name, or the largest first. filterOption 0 selects all, 1 the viewer's groups, 2 the viewer's own. All
 * groups are searched in memory, and only those on the page are read. One player's groups are few, so they are queried
 * in the database.
 */
export async function listGroups(deps: Deps, { identity }: ReadRequest, input: Input): Promise<GroupPage> {
  const { userId: viewerId } = requireViewer(identity);
  const { pageNumber, pageSize, ...page } = readPage(input.page, PAGE_SIZE);
  const { groups, totalCount } = await find(deps, viewerId, input.filterOption ?? 0, {
    ...page,
    limit: pageSize,
    order: input.order ?? 'NAME',
  });
  return { items: await viewGroups(deps, viewerId, groups), totalCount, pageNumber, pageSize };
}

type Part = { search: string; skip: number; limit: number; order: GroupOrder };
type Found = { groups: Group[]; totalCount: number };

async function find(deps: Deps, viewerId: number, option: number, given: Part): Promise<Found> {
  const { groups, memberships } = deps.store;
  const { search, order, ...part } = given;
  if (option === 0) return findAmongAll(deps, given);
  if (option === 1) return groups.page({ ids: await memberships.groupIdsOf(viewerId), search }, part, order);
  if (option === 2) return groups.page({ ownerId: viewerId, search }, part, order);
  throw badInput(messages.unknownFilter, 'filterOption');
}

async function findAmongAll({ names, store }: Deps, { search, order, ...part }: Part): Promise<Found> {
  const { ids, totalCount } = await names.page(searchedFor(search), part, order);
  const byId = new Map((await store.groups.findMany(ids)).map((group) => [group.id, group]));
  return { groups: ids.flatMap((id) => byId.get(id) ?? []), totalCount };
}
