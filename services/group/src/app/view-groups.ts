import { notFound } from '@tippspiel/shared/contracts/errors/app-error';
import type { Group } from '../domain/group.ts';
import type { Deps } from './deps.ts';
import { messages } from './messages.ts';

export type GroupView = {
  id: number;
  name: string;
  isPrivate: boolean;
  member: boolean;
  owner: boolean;
  ownerId: number;
  memberCount: number;
  /** Only for the owner, who may invite; empty for others. */
  link: string;
  dateCreated: Date;
};

/** @returns the views in the order of the groups, with one read for all of them */
export async function viewGroups(
  deps: Deps,
  viewerId: number,
  groups: readonly Group[],
): Promise<GroupView[]> {
  if (!groups.length) return [];
  const joined = await deps.store.memberships.among(
    viewerId,
    groups.map(({ id }) => id),
  );
  return groups.map((group) => viewOf(group, viewerId, joined.has(group.id)));
}

/** One group after a change, as a query would show it to the same player. */
export async function viewGroup(deps: Deps, viewerId: number, id: number): Promise<GroupView> {
  const group = await deps.store.groups.find(id);
  const [view] = await viewGroups(deps, viewerId, group ? [group] : []);
  if (!view) throw notFound(messages.unknownGroup, 'groupId');
  return view;
}

function viewOf(group: Group, viewerId: number, joined: boolean): GroupView {
  const { id, name, ownerId, memberCount, dateCreated } = group;
  const owner = ownerId === viewerId;
  // The owner's membership follows the group's write.
  const member = owner || joined;
  return {
    id,
    name,
    ownerId,
    memberCount,
    dateCreated,
    owner,
    member,
    isPrivate: group.passwordHash !== null,
    link: owner ? group.link : '',
  };
}
