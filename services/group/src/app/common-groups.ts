import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import type { Deps } from './deps.ts';
import { viewGroups, type GroupView } from './view-groups.ts';

/**
 * The groups of both the viewer and another player, by name. Not paged: they are some of the viewer's own, whose number
 * is limited.
 * @throws AppError UNAUTHENTICATED
 */
export async function commonGroups(
  deps: Deps,
  { identity }: ReadRequest,
  otherId: number,
): Promise<GroupView[]> {
  const { userId: viewerId } = requireViewer(identity);
  const { memberships, groups } = deps.store;
  const own = await memberships.groupIdsOf(viewerId);
  const common = [...(await memberships.among(otherId, own))];
  if (!common.length) return [];
  const { groups: found } = await groups.page({ ids: common, search: '' }, { skip: 0, limit: common.length });
  return viewGroups(deps, viewerId, found);
}
