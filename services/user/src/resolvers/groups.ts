import type { Resolvers } from '../generated/resolvers.ts';

/**
 * The name of the player behind an invitation into a group, which that player gives away with the link, and nothing else.
 */
export const groupResolvers = {
  GroupFounder: {
    async __resolveReference({ id }, { loaders }) {
      const account = await loaders.account.load(id);
      return { __typename: 'GroupFounder', id, name: account && !account.isLocked ? account.fullname : '' };
    },
  },
} satisfies Resolvers;
