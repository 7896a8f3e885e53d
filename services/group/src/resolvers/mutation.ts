import { deleteGroup } from '../app/delete-group.ts';
import { joinGroup } from '../app/join-group.ts';
import { leaveGroup } from '../app/leave-group.ts';
import { addMember, removeMember } from '../app/members.ts';
import { saveGroup } from '../app/save-group.ts';
import type { MutationResolvers } from '../generated/resolvers.ts';

export const mutationResolvers: MutationResolvers = {
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
};
