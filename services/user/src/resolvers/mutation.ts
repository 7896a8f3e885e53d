import { SESSION_HEADER } from '@tippspiel/shared/auth/session';
import { login } from '../app/login.ts';
import { logout } from '../app/logout.ts';
import { register } from '../app/register.ts';
import { setFavorite } from '../app/set-favorite.ts';
import { setUserLocked } from '../app/set-user-locked.ts';
import type { Account } from '../domain/account.ts';
import type { MutationResolvers } from '../generated/resolvers.ts';
import type { Context } from './context.ts';

/** The token goes to the gateway in a header, never into an answer that scripts could read. */
function handOver({ setHeader, loaders }: Context, { account, token }: { account: Account; token: string }) {
  setHeader(SESSION_HEADER, token);
  loaders.account.clear(account.id).prime(account.id, account);
  return { viewer: account };
}

export const mutationResolvers: MutationResolvers = {
  register: async (_parent, { input }, context) =>
    handOver(context, await register(context.deps, context.identity, context.origin, input)),

  login: async (_parent, { input }, context) =>
    handOver(context, await login(context.deps, context.identity, context.origin, input)),

  async logout(_parent, _args, { deps, identity, setHeader }) {
    await logout(deps, identity);
    setHeader(SESSION_HEADER, '');
    return { loggedOut: true };
  },

  async setFavorite(_parent, { input }, { deps, identity, origin, loaders }) {
    const user = await setFavorite(deps, identity, origin, input);
    loaders.favorites.clearAll();
    return { user };
  },

  async setUserLocked(_parent, { input }, { deps, identity, origin, loaders }) {
    const user = await setUserLocked(deps, identity, origin, input);
    loaders.account.clear(user.id).prime(user.id, user);
    return { user };
  },
};
