import { beginningOf, newestWordsOf } from '../app/last-words.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const groupResolvers = {
  Group: {
    __resolveReference: ({ id }) => ({ id }),
    lastWords: ({ id }, _args, { loaders }) => loaders.lastWords.load(id),
  },
  LastWords: {
    postId: ({ id }) => id,
    user: (post, _args, { author }) => author(newestWordsOf(post).userId),
    beginning: (post) => beginningOf(newestWordsOf(post).text),
    dateCreated: (post) => newestWordsOf(post).dateCreated,
  },
} satisfies Resolvers;
