import { ApolloClient, ApolloLink } from '@apollo/client';
import type { InMemoryCache } from '@apollo/client/cache';
import { afterLink } from './after-link.ts';
import { gatewayLink } from './gateway-link.ts';
import { retryLink } from './retry-link.ts';

export const createClient = (cache: InMemoryCache): ApolloClient =>
  new ApolloClient({
    cache,
    dataMasking: true,
    link: ApolloLink.from([afterLink, retryLink, gatewayLink]),
  });
