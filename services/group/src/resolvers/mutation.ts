import { findGroup } from '../app/find-group.ts';
import { joinGroup } from '../app/join-group.ts';
import { leaveGroup } from '../app/leave-group.ts';
import { messages } from '../app/messages.ts';
import { saveGroup } from '../app/save-group.ts';
import { notFound } from '@tippspiel/shared/errors/app-error';
import type { MutationResolvers } from '../generated/resolvers.ts';
import { viewerOf, writerOf, type Context } from './context.ts';

export const mutationResolvers: MutationResolvers = {
  async saveGroup(_parent, { input }, context) {
    return payload(context, await saveGroup(context.deps, writerOf(context), input));
  },
  async joinGroup(_parent, { input }, context) {
    await joinGroup(context.deps, writerOf(context), input);
    return payload(context, input.groupId);
  },
  async leaveGroup(_parent, { input }, context) {
    await leaveGroup(context.deps, writerOf(context), input.groupId);
    return payload(context, input.groupId);
  },
};

async function payload(context: Context, id: number) {
  const group = await findGroup(context.deps, viewerOf(context), { id });
  if (!group) throw notFound(messages.unknownGroup, 'groupId');
  return { group };
}
