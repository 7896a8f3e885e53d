import { changePassword, resetPassword } from '../app/passwords/change-password.ts';
import { requestPasswordReset } from '../app/passwords/request-reset.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const passwordResolvers = {
  Mutation: {
    async requestPasswordReset(_parent, { input }, { deps, origin }) {
      await requestPasswordReset(deps, origin, input);
      return { requested: true };
    },

    async resetPassword(_parent, { input }, { deps, origin }) {
      await resetPassword(deps, origin, input);
      return { changed: true };
    },

    changePassword: async (_parent, { input }, { deps, identity, origin }) => ({
      viewer: await changePassword(deps, identity, origin, input),
    }),
  },
} satisfies Resolvers;
