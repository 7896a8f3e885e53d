import { countNewPosts } from '../app/count-new-posts.ts';
import { listPosts } from '../app/list-posts.ts';
import { countDrafts } from '../app/operator-posts/count-drafts.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';
import { moderationQueries } from './reported-text.ts';

export const queryResolvers: QueryResolvers = {
  ...moderationQueries,
  posts: (_parent, input, { deps, ...by }) => listPosts(deps, by, input),
  post: (_parent, { id }, { loaders }) => loaders.posts.load(id),
  comment: (_parent, { id }, { loaders }) => loaders.comments.load(id),
  newPostCount: (_parent, input, { deps, identity }) => countNewPosts(deps, { identity }, input),
  draftCount: (_parent, _args, { deps, identity }) => countDrafts(deps, { identity }),
};
