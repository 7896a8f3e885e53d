import type { Resolvers } from '../generated/resolvers.ts';

/** The name of the player behind a group's invite link; by sharing the link, the player reveals only this name. */
export const groupResolvers = {
  GroupFounder: {
    async __resolveReference({ id }, { loaders }) {
      const account = await loaders.account.load(id);
      return { __typename: 'GroupFounder', id, name: account && !account.isLocked ? account.fullname : '' };
    },
  },
} satisfies Resolvers;
