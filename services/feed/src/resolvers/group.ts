import { beginningOf } from '../app/last-words.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const groupResolvers = {
  Group: {
    __resolveReference: ({ id }) => ({ id }),
    lastWords: ({ id }, _args, { loaders }) => loaders.lastWords.load(id),
  },
  LastWords: {
    postId: ({ id }) => id,
    user: ({ userId }, _args, { author }) => author(userId),
    beginning: ({ text }) => beginningOf(text),
  },
} satisfies Resolvers;
