import { requireViewer, requireWriter } from '@tippspiel/shared/auth/require';
import type { RequestContext } from '@tippspiel/shared/graph/subgraph';
import DataLoader from 'dataloader';
import type { Deps, Viewer } from '../app/deps.ts';
import { visibleComments, visiblePosts } from '../app/visible.ts';
import type { Comment, Post } from '../domain/post.ts';
import type { CommentsPart } from '../store/comments.ts';
import type { LikesPart } from '../store/likes.ts';

export type Context = RequestContext & {
  deps: Deps;
  /** Each gathers what one request asks for and reads it at once. */
  loaders: {
    posts: DataLoader<number, Post | null>;
    comments: DataLoader<number, Comment | null>;
    isLiked: DataLoader<number, boolean>;
    commentsParts: DataLoader<CommentsPart, Comment[]>;
    likesParts: DataLoader<LikesPart, number[]>;
  };
};

export function createContext(deps: Deps, base: RequestContext): Context {
  const viewerId = () => requireViewer(base.identity).userId;
  const { store } = deps;
  return {
    ...base,
    deps,
    loaders: {
      posts: new DataLoader(async (ids) => visiblePosts(deps, viewerId(), ids)),
      comments: new DataLoader(async (ids) => visibleComments(deps, viewerId(), ids)),
      isLiked: new DataLoader(async (ids) => {
        const liked = await store.likes.among(viewerId(), ids);
        return ids.map((id) => liked.has(id));
      }),
      commentsParts: new DataLoader((parts) => store.comments.parts(parts), { cache: false }),
      likesParts: new DataLoader((parts) => store.likes.parts(parts), { cache: false }),
    },
  };
}

/** The viewer, or UNAUTHENTICATED. */
export const viewerOf = ({ identity }: Context): Viewer => requireViewer(identity);

/** The viewer who may write, or UNAUTHENTICATED or FORBIDDEN. */
export const writerOf = ({ identity }: Context): Viewer => requireWriter(identity);
