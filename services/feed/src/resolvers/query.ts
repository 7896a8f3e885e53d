import { listPosts } from '../app/list-posts.ts';
import { countDrafts } from '../app/operator-posts/count-drafts.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';

export const queryResolvers: QueryResolvers = {
  posts: (_parent, input, { deps, identity }) => listPosts(deps, identity, input),
  post: (_parent, { id }, { loaders }) => loaders.posts.load(id),
  draftCount: (_parent, _args, { deps, identity }) => countDrafts(deps, identity),
};
