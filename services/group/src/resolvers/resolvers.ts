import { ownOnly } from '@tippspiel/shared/platform/graph/own-only';
import { scalarResolvers } from '@tippspiel/shared/platform/graph/scalars';
import { commonGroups } from '../app/common-groups.ts';
import { deleteGroup } from '../app/delete-group.ts';
import { exportPlayer } from '../app/export-player.ts';
import { findGroup, findInvited } from '../app/find-group.ts';
import { joinGroup } from '../app/join-group.ts';
import { leaveGroup } from '../app/leave-group.ts';
import { listGroups } from '../app/list-groups.ts';
import { addMember, removeMember } from '../app/members.ts';
import { saveGroup } from '../app/save-group.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const resolvers = {
  ...scalarResolvers,
  Query: {
    group: (_parent, key, context) => findGroup(context.deps, context, key),
    invitedGroup: (_parent, { link }, { deps }) => findInvited(deps, link),
    commonGroups: (_parent, { userId }, context) => commonGroups(context.deps, context, userId),
    groups: (_parent, { filterOption, page, order }, context) =>
      listGroups(context.deps, context, { filterOption, page: page ?? {}, order }),
  },
  Mutation: {
    async saveGroup(_parent, { input }, context) {
      return { group: await saveGroup(context.deps, context, input) };
    },
    async joinGroup(_parent, { input }, context) {
      return { group: await joinGroup(context.deps, context, input) };
    },
    async addMember(_parent, { input }, context) {
      return { group: await addMember(context.deps, context, input) };
    },
    async removeMember(_parent, { input }, context) {
      return { group: await removeMember(context.deps, context, input) };
    },
    async deleteGroup(_parent, { input }, context) {
      await deleteGroup(context.deps, context, input.groupId);
      return { deletedId: input.groupId };
    },
    async leaveGroup(_parent, { input }, context) {
      return { group: await leaveGroup(context.deps, context, input.groupId) };
    },
  },
  Group: {
    __resolveReference: ({ id }, context) => context.groups.load(id),
    user: ({ ownerId }) => ({ __typename: 'User', id: ownerId }),
  },
  InvitedGroup: {
    isPrivate: ({ passwordHash }) => passwordHash !== null,
    founder: ({ ownerId }) => ({ __typename: 'GroupFounder', id: ownerId }),
  },
  Viewer: {
    __resolveReference: ownOnly,

    groupExport: (_viewer, _args, { deps, identity }) => exportPlayer(deps, { identity }),
  },
} satisfies Resolvers;
