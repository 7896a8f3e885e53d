import { changePassword, resetPassword } from '../app/passwords/change-password.ts';
import { requestPasswordReset } from '../app/passwords/request-reset.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const passwordResolvers = {
  Mutation: {
    async requestPasswordReset(_parent, { input }, { deps, request }) {
      await requestPasswordReset(deps, request, input);
      return { requested: true };
    },

    async resetPassword(_parent, { input }, { deps, request }) {
      await resetPassword(deps, request, input);
      return { changed: true };
    },

    changePassword: async (_parent, { input }, { deps, request }) => ({
      viewer: await changePassword(deps, request, input),
    }),
  },
} satisfies Resolvers;
