import type { QueryResolvers } from '../generated/resolvers.ts';

export const queryResolvers: QueryResolvers = {
  uploadMaxBytes: (_parent, _args, { deps }) => deps.uploadMaxBytes,
};
