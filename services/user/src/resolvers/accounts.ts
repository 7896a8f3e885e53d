import { ownOnly } from '@tippspiel/shared/platform/graph/own-only';
import { readableEmail } from '@tippspiel/shared/platform/text/email';
import { requestEmailChange } from '../app/accounts/change-email.ts';
import { confirmEmail } from '../app/accounts/confirm-email.ts';
import { findUser } from '../app/accounts/find-user.ts';
import { requestConfirmation } from '../app/accounts/request-confirmation.ts';
import { setUserLocked } from '../app/accounts/set-user-locked.ts';
import { formerPlayer } from '../app/leaving/former-player.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { loadShown } from './load-shown.ts';
import { refresh } from './loaders.ts';

export const accountResolvers = {
  Query: {
    viewer: (_parent, _args, { identity, loaders }) =>
      identity ? loaders.account.load(identity.userId) : null,
    user: (_parent, { id }, { identity, loaders }) => findUser(loaders.account, { identity }, id),
  },

  Mutation: {
    async confirmEmail(_parent, { input }, { deps, request }) {
      const { alreadyConfirmed } = await confirmEmail(deps, request, input);
      return { confirmed: true, alreadyConfirmed };
    },

    requestConfirmation: async (_parent, _args, { deps, request }) => ({
      viewer: await requestConfirmation(deps, request),
    }),

    requestEmailChange: async (_parent, { input }, { deps, request }) => ({
      viewer: await requestEmailChange(deps, request, input),
    }),

    setUserLocked: async (_parent, { input }, context) => ({
      user: refresh(context, await setUserLocked(context.deps, context.request, input)),
    }),
  },

  Viewer: {
    __resolveReference: (viewer, context) =>
      ownOnly(viewer, context) && context.loaders.account.load(viewer.id),

    email: ({ email }) => readableEmail(email),
    user: async ({ id }, _args, { loaders }) => (await loaders.account.load(id))!,
  },

  User: {
    __resolveReference: async ({ id }, context, info) =>
      (await loadShown(id, context, info)) ?? formerPlayer(id),
  },
} satisfies Resolvers;
