import { SESSION_HEADER } from '@tippspiel/shared/contracts/auth/session';
import { register } from '../app/accounts/open-account.ts';
import { login } from '../app/sessions/login.ts';
import { endLogin, logout, ownLogins } from '../app/sessions/own-logins.ts';
import type { Account } from '../domain/accounts/account.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { Context } from './context.ts';
import { ownAccount, refresh } from './loaders.ts';

/** Passes the token to the gateway in a header, because scripts could read a response body. */
function setSession(context: Context, { account, token }: { account: Account; token: string }) {
  context.setHeader(SESSION_HEADER, token);
  return { viewer: refresh(context, account) };
}

export const sessionResolvers = {
  Mutation: {
    register: async (_parent, { input }, context) =>
      setSession(context, await register(context.deps, context.request, input)),

    login: async (_parent, { input }, context) =>
      setSession(context, await login(context.deps, context.request, input)),

    async logout(_parent, _args, { deps, identity, setHeader }) {
      await logout(deps, { identity });
      setHeader(SESSION_HEADER, '');
      return { loggedOut: true };
    },

    endLogin: async (_parent, { input }, context) => ({
      viewer: await ownAccount(context, await endLogin(context.deps, context, input)),
    }),
  },

  Viewer: {
    logins: (_viewer, _args, { deps, identity }) => ownLogins(deps, { identity }),
  },

  Login: {
    isThis: ({ id }, _args, { identity }) => id === identity?.sessionId,
  },
} satisfies Resolvers;
