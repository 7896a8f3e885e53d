import type { RequestContext } from '@tippspiel/shared/platform/graph/subgraph';
import DataLoader from 'dataloader';
import type { Deps } from '../app/deps.ts';
import { answeredComments } from '../app/answered-comments.ts';
import { lastWords } from '../app/last-words.ts';
import { reportedByIds, type ReportedTextView } from '../app/moderation/view-reported.ts';
import { givenAmong, visibleComments, visiblePosts } from '../app/visible.ts';
import type { Author } from '../domain/author.ts';
import type { Comment, Post } from '../domain/post.ts';
import type { CommentsPart } from '../store/comment-parts.ts';
import type { Given, LikesPart } from '../store/likes.ts';

/** A reference to a group by number; the use cases look up what feed stores about it. */
export type GroupRef = { id: number };

export type Context = RequestContext & {
  deps: Deps;
  /** From the cache if possible, because GraphQL is twice as fast with values that are not promises. */
  author(id: number): Author | Promise<Author>;
  /** Each loader batches the reads of one request. */
  loaders: {
    posts: DataLoader<number, Post | null>;
    comments: DataLoader<number, Comment | null>;
    reportedTexts: DataLoader<number, ReportedTextView | null>;
    given: DataLoader<number, Given>;
    /** Answered comments on posts that the viewer sees; null if they no longer exist. */
    answered: DataLoader<number, Comment | null>;
    lastWords: DataLoader<number, Post | null>;
    commentsParts: DataLoader<CommentsPart, Comment[]>;
    likesParts: DataLoader<LikesPart, number[]>;
  };
};

export function createContext(deps: Deps, base: RequestContext): Context {
  const { identity } = base;
  const { store } = deps;
  const authors = new DataLoader<number, Author>((ids) => deps.authors.load(ids));
  return {
    ...base,
    deps,
    author: (id) => deps.authors.known(id) ?? authors.load(id),
    loaders: {
      posts: new DataLoader(async (ids) => visiblePosts(deps, { identity }, ids)),
      comments: new DataLoader(async (ids) => visibleComments(deps, { identity }, ids)),
      reportedTexts: new DataLoader(async (ids) => reportedByIds(deps, { identity }, ids)),
      given: new DataLoader(async (ids) => givenAmong(deps, { identity }, ids)),
      answered: new DataLoader(async (ids) => answeredComments(deps, ids)),
      lastWords: new DataLoader(async (ids) => lastWords(deps, { identity }, ids)),
      commentsParts: new DataLoader((parts) => store.comments.parts(parts), { cache: false }),
      likesParts: new DataLoader((parts) => store.likes.parts(parts), { cache: false }),
    },
  };
}
