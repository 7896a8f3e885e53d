import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { getSession } from '../lib/session.ts';
import { toFailure } from './errors.ts';
import { createCache } from './cache.ts';
import { gatewayFetch } from './gateway-fetch.ts';
import { keepLastKnown } from './last-known.ts';

/** A player whose login has ended goes to the landing page, and from there back here (specification, chapter 8). */
const leaveWhenLoggedOut = (): void => {
  if (!getSession().user) return;
  const here = `${location.pathname}${location.search}`;
  location.assign(`/abmelden?returnTo=${encodeURIComponent(here)}`);
};

export const createClient = (): ApolloClient => {
  const cache = createCache();
  keepLastKnown(cache, getSession().user?.id ?? null);
  return new ApolloClient({
    cache,
    dataMasking: true,
    link: ApolloLink.from([
      new ErrorLink(({ error }) => {
        if (toFailure(error).code === 'UNAUTHENTICATED') leaveWhenLoggedOut();
      }),
      new HttpLink({ uri: '/graphql', credentials: 'same-origin', fetch: gatewayFetch }),
    ]),
  });
};
