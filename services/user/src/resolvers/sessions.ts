import { SESSION_HEADER } from '@tippspiel/shared/contracts/auth/session';
import { register } from '../app/accounts/register.ts';
import { login } from '../app/sessions/login.ts';
import { logout } from '../app/sessions/logout.ts';
import { endLogin, ownLogins } from '../app/sessions/own-logins.ts';
import type { Account } from '../domain/accounts/account.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { Context } from './context.ts';

/** Passes the token to the gateway in a header, because scripts could read a response body. */
function setSession(
  { setHeader, loaders }: Context,
  { account, token }: { account: Account; token: string },
) {
  setHeader(SESSION_HEADER, token);
  loaders.account.clear(account.id).prime(account.id, account);
  return { viewer: account };
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

    async endLogin(_parent, { input }, { deps, identity, loaders }) {
      return { viewer: (await loaders.account.load(await endLogin(deps, { identity }, input)))! };
    },
  },

  Viewer: {
    logins: (_viewer, _args, { deps, identity }) => ownLogins(deps, { identity }),
  },

  Login: {
    isThis: ({ id }, _args, { identity }) => id === identity?.sessionId,
  },
} satisfies Resolvers;
