import { SESSION_HEADER, TICKET_HEADER } from '@tippspiel/shared/contracts/auth/session';
import { beginProviderLogin } from '../app/providers/begin-login.ts';
import { finishProviderLogin } from '../app/providers/finish-login.ts';
import { findGuest, registerGuest } from '../app/providers/register-guest.ts';
import { unlinkProvider } from '../app/providers/unlink-provider.ts';
import { findSocialPicture } from '../app/providers/social-picture.ts';
import { isLinkedTo } from '../domain/providers/person.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { refresh } from './loaders.ts';

export const providerResolvers = {
  Query: {
    loginProvider: (_parent, _args, { deps }) => deps.provider && { name: deps.provider.name },
    providerGuest: (_parent, _args, { deps, ticket }) => findGuest(deps, ticket),
  },

  Mutation: {
    async beginProviderLogin(_parent, { input }, { deps, identity, setHeader }) {
      const { url, ticket } = await beginProviderLogin(deps, { identity }, input);
      setHeader(TICKET_HEADER, ticket);
      return { url };
    },

    async finishProviderLogin(_parent, { input }, { deps, request, ticket: sealed, setHeader }) {
      const { query } = input;
      const { path, token, ticket } = await finishProviderLogin(deps, request, { query, sealed });
      setHeader(TICKET_HEADER, ticket);
      if (token) setHeader(SESSION_HEADER, token);
      return { path };
    },

    async registerGuest(_parent, { input }, context) {
      const { deps, request, ticket: sealed, setHeader } = context;
      const { account, token } = await registerGuest(deps, request, { input, sealed });
      setHeader(SESSION_HEADER, token);
      setHeader(TICKET_HEADER, '');
      return { viewer: refresh(context, account) };
    },

    unlinkProvider: async (_parent, _args, context) => ({
      viewer: refresh(context, await unlinkProvider(context.deps, context)),
    }),
  },

  Viewer: {
    socialPicture: (account, _args, { deps }) => findSocialPicture(deps, account),
    isLinked: (account, _args, { deps }) => isLinkedTo(account, deps.provider?.issuer),
  },
} satisfies Resolvers;
