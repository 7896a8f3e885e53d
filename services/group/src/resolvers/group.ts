import type { GroupResolvers, InvitedGroupResolvers } from '../generated/resolvers.ts';

export const groupResolvers: GroupResolvers = {
  __resolveReference: ({ id }, context) => context.groups.load(id),
  user: ({ ownerId }) => ({ __typename: 'User', id: ownerId }),
};

export const invitedGroupResolvers: InvitedGroupResolvers = {
  isPrivate: ({ passwordHash }) => passwordHash !== null,
  founder: ({ ownerId }) => ({ __typename: 'GroupFounder', id: ownerId }),
};
