import { groupCandidates } from '../app/groups/group-candidates.ts';
import { groupRanking } from '../app/groups/group-ranking.ts';
import { groupMissingTipps } from '../app/groups/missing-tipps.ts';
import { ownGroupPlace } from '../app/groups/own-place.ts';
import { endLastOut, lastOut, startLastOut } from '../app/groups/last-out.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const groupResolvers = {
  Group: {
    __resolveReference: ({ id }) => ({ id }),
    ownPlace: ({ id }, _args, context) => ownGroupPlace(context.deps, context, id),
    missingTipps: ({ id }, _args, context) => groupMissingTipps(context.deps, context, id),
  },
  Query: {
    groupRanking: (_parent, args, context) => groupRanking(context.deps, context, args),
    groupCandidates: (_parent, args, context) => groupCandidates(context.deps, context, args),
    groupLastOut: (_parent, { groupId }, context) => lastOut(context.deps, context, groupId),
  },
  Mutation: {
    async startLastOut(_parent, { input: { groupId } }, context) {
      await startLastOut(context.deps, context, groupId);
      return { lastOut: await lastOut(context.deps, context, groupId) };
    },
    async endLastOut(_parent, { input }, context) {
      await endLastOut(context.deps, context, input);
      return { lastOut: await lastOut(context.deps, context, input.groupId) };
    },
  },
} satisfies Resolvers;
