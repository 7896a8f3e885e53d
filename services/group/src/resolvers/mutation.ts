import { joinGroup } from '../app/join-group.ts';
import { leaveGroup } from '../app/leave-group.ts';
import { saveGroup } from '../app/save-group.ts';
import type { MutationResolvers } from '../generated/resolvers.ts';

export const mutationResolvers: MutationResolvers = {
  async saveGroup(_parent, { input }, context) {
    return { group: await saveGroup(context.deps, context, input) };
  },
  async joinGroup(_parent, { input }, context) {
    return { group: await joinGroup(context.deps, context, input) };
  },
  async leaveGroup(_parent, { input }, context) {
    return { group: await leaveGroup(context.deps, context, input.groupId) };
  },
};
