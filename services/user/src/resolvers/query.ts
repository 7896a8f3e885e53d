import { requireViewer } from '@tippspiel/shared/auth/require';
import type { QueryResolvers } from '../generated/resolvers.ts';

export const queryResolvers: QueryResolvers = {
  viewer: (_parent, _args, { identity, loaders }) =>
    identity ? loaders.account.load(identity.userId) : null,

  user(_parent, { id }, { identity, loaders }) {
    requireViewer(identity);
    return loaders.account.load(id);
  },
};
