import { readableEmail } from '@tippspiel/shared/platform/text/email';
import { countries } from '../app/profiles/countries.ts';
import { findProfile, showAdminInfo } from '../app/profiles/find-profile.ts';
import { saveCommonProfile, saveContactProfile } from '../app/profiles/save-profile.ts';
import { saveUserProfile } from '../app/profiles/save-user-profile.ts';
import { hasAddress, type Account } from '../domain/accounts/account.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { Context } from './context.ts';

/** Makes later reads of the account in this request return the change. */
function refresh({ loaders }: Context, account: Account): Account {
  loaders.account.clear(account.id).prime(account.id, account);
  return account;
}

export const profileResolvers = {
  Query: {
    userProfile: (_parent, { userId }, { identity, loaders }) =>
      findProfile(loaders.account, { identity }, userId),
    countries: () => [...countries],
  },

  Mutation: {
    async saveCommonProfile(_parent, { input }, context) {
      const { deps, request } = context;
      return { viewer: refresh(context, await saveCommonProfile(deps, request, input)) };
    },

    async saveContactProfile(_parent, { input }, context) {
      const { deps, request } = context;
      return { viewer: refresh(context, await saveContactProfile(deps, request, input)) };
    },

    async saveUserProfile(_parent, { input }, context) {
      const { deps, request } = context;
      return { profile: refresh(context, await saveUserProfile(deps, request, input)) };
    },
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
