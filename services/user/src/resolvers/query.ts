import { findUser } from '../app/find-user.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';

export const queryResolvers: QueryResolvers = {
  viewer: (_parent, _args, { identity, loaders }) =>
    identity ? loaders.account.load(identity.userId) : null,
  user: (_parent, { id }, { identity, loaders }) => findUser(loaders.account, identity, id),
};
