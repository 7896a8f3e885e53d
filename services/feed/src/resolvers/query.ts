import { listPosts } from '../app/list-posts.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';

export const queryResolvers: QueryResolvers = {
  posts: (_parent, input, { deps, identity }) => listPosts(deps, identity, input),
  post: (_parent, { id }, { loaders }) => loaders.posts.load(id),
};
