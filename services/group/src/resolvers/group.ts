import type { GroupResolvers } from '../generated/resolvers.ts';

export const groupResolvers: GroupResolvers = {
  __resolveReference: ({ id }, context) => context.groups.load(id),
  user: ({ ownerId }) => ({ __typename: 'User', id: ownerId }),
};
