import { findPage, previewPage, savePage } from '../app/pages/pages.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const pageResolvers = {
  Query: {
    template: (_parent, { filename }, { deps }) => findPage(deps, filename),
    templatePreview: (_parent, { text }, { identity }) => previewPage({ identity }, text),
  },
  Mutation: {
    saveTemplate: async (_parent, { input }, { deps, identity, requestId }) => ({
      template: await savePage(deps, { identity, requestId }, input),
    }),
  },
  Template: {
    __resolveReference: ({ filename }, { deps }) => findPage(deps, filename),
  },
} satisfies Resolvers;
