import { listPosts } from '../app/list-posts.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';
import { viewerOf } from './context.ts';

export const queryResolvers: QueryResolvers = {
  posts: (_parent, input, context) => listPosts(context.deps, viewerOf(context).userId, input),
  post: (_parent, { id }, { loaders }) => loaders.posts.load(id),
};
