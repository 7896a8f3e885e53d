import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import type { Group } from '../domain/group.ts';
import type { Deps } from './deps.ts';
import { viewGroups, type GroupView } from './view-groups.ts';

type Key = { id?: number | null; link?: string | null };

/** A group by id or, without an id, by link; null if there is none. */
export async function findGroup(
  deps: Deps,
  { identity }: ReadRequest,
  { id, link }: Key,
): Promise<GroupView | null> {
  const { userId: viewerId } = requireViewer(identity);
  const { groups } = deps.store;
  const group = id ? await groups.find(id) : link ? await groups.findByLink(link) : null;
  const [view] = await viewGroups(deps, viewerId, group ? [group] : []);
  return view ?? null;
}

/** The group behind an invite link, for anybody who has the link; null if there is none. */
export const findInvited = ({ store }: Pick<Deps, 'store'>, link: string): Promise<Group | null> =>
  store.groups.findByLink(link);

/** Several groups at once, for the gateway's references; null for an unknown id. */
export async function findGroups(
  deps: Deps,
  { identity }: ReadRequest,
  ids: readonly number[],
): Promise<(GroupView | null)[]> {
  const { userId: viewerId } = requireViewer(identity);
  const views = await viewGroups(deps, viewerId, await deps.store.groups.findMany(ids));
  const byId = new Map(views.map((view) => [view.id, view]));
  return ids.map((id) => byId.get(id) ?? null);
}
