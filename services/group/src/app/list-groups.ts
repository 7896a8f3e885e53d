import type { Identity } from '@tippspiel/shared/auth/identity';
import { requireViewer } from '@tippspiel/shared/auth/require';
import { badInput } from '@tippspiel/shared/errors/app-error';
import { readPage, type PageInput } from '@tippspiel/shared/graph/page';
import type { GroupFilter } from '../store/groups.ts';
import type { Deps } from './deps.ts';
import { messages } from './messages.ts';
import { viewGroups, type GroupView } from './view-groups.ts';

/** Specification, chapter 9. */
const PAGE_SIZE = 10;

type Input = { filterOption: number | null | undefined; page: PageInput };
export type GroupPage = { items: GroupView[]; totalCount: number; pageNumber: number; pageSize: number };

/** Groups by name: filterOption 0 all, 1 those the viewer is in, 2 the viewer's own. */
export async function listGroups(deps: Deps, identity: Identity | null, input: Input): Promise<GroupPage> {
  const { userId: viewerId } = requireViewer(identity);
  const { pageNumber, pageSize, skip, search } = readPage(input.page, PAGE_SIZE);
  const filter = { ...(await filterOf(deps, viewerId, input.filterOption ?? 0)), search };
  const { groups, totalCount } = await deps.store.groups.page(filter, { skip, limit: pageSize });
  return { items: await viewGroups(deps, viewerId, groups), totalCount, pageNumber, pageSize };
}

async function filterOf(deps: Deps, viewerId: number, option: number): Promise<Omit<GroupFilter, 'search'>> {
  if (option === 0) return {};
  if (option === 1) return { ids: await deps.store.memberships.groupIdsOf(viewerId) };
  if (option === 2) return { ownerId: viewerId };
  throw badInput(messages.unknownFilter, 'filterOption');
}
