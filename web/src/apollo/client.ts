import { ApolloClient } from '@apollo/client';
import { getSession } from '../lib/session.ts';
import { createCache } from './cache.ts';
import { gatewayLink } from './gateway-link.ts';
import { keepLastKnown } from './last-known.ts';

export const createClient = (): ApolloClient => {
  const cache = createCache();
  keepLastKnown(cache, getSession().user);
  return new ApolloClient({ cache, dataMasking: true, link: gatewayLink });
};
