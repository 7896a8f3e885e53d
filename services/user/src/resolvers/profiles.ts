import { readableEmail } from '@tippspiel/shared/platform/text/email';
import { countries } from '../app/profiles/countries.ts';
import { findProfile, showAdminInfo } from '../app/profiles/find-profile.ts';
import { saveCommonProfile, saveContactProfile } from '../app/profiles/save-profile.ts';
import { saveUserProfile } from '../app/profiles/save-user-profile.ts';
import { hasAddress } from '../domain/accounts/account.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { refresh } from './loaders.ts';

export const profileResolvers = {
  Query: {
    userProfile: (_parent, { userId }, { identity, loaders }) =>
      findProfile(loaders.account, { identity }, userId),
    countries: () => [...countries],
  },

  Mutation: {
    saveCommonProfile: async (_parent, { input }, context) => ({
      viewer: refresh(context, await saveCommonProfile(context.deps, context.request, input)),
    }),

    saveContactProfile: async (_parent, { input }, context) => ({
      viewer: refresh(context, await saveContactProfile(context.deps, context.request, input)),
    }),

    saveUserProfile: async (_parent, { input }, context) => ({
      profile: refresh(context, await saveUserProfile(context.deps, context.request, input)),
    }),
  },

  Viewer: {
    profile: async ({ id }, _args, { loaders }) => (await loaders.account.load(id))!,
  },

  Profile: {
    email: ({ email }) => readableEmail(email),
    user: (account) => account,
    hasAddress: (account) => hasAddress(account),
    adminInfo: (account, _args, { identity }) => showAdminInfo(account, { identity }),
  },
} satisfies Resolvers;
