import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { leaveWhenLoggedOut } from '../lib/session-change.ts';
import { getSession } from '../lib/session.ts';
import { toFailure } from './errors.ts';
import { createCache } from './cache.ts';
import { gatewayFetch } from './gateway-fetch.ts';
import { keepLastKnown } from './last-known.ts';
import { lookLink } from './look-link.ts';

export const createClient = (): ApolloClient => {
  const cache = createCache();
  keepLastKnown(cache, getSession().user?.id ?? null);
  return new ApolloClient({
    cache,
    dataMasking: true,
    link: ApolloLink.from([
      lookLink,
      new ErrorLink(({ error }) => {
        if (toFailure(error).code === 'UNAUTHENTICATED') leaveWhenLoggedOut();
      }),
      new HttpLink({ uri: '/graphql', credentials: 'same-origin', fetch: gatewayFetch }),
    ]),
  });
};
