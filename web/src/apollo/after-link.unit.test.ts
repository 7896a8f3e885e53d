import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { throwError } from 'rxjs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { registerActive } from '../lib/queries/active-queries.ts';
import { createPoller } from '../lib/queries/poller.ts';
import { afterLink } from './client.ts';
import { restoreGlobals, stubGlobal } from '../testing/globals.ts';

const mutation = gql`
  mutation Save {
    save
  }
`;

// The page has no embedded answers.
beforeAll(() => void stubGlobal('document', { getElementById: () => null }));
afterAll(() => void restoreGlobals());

test('a write whose outcome nobody knows is told of after all on the screen was asked again, once', async () => {
  const events: string[] = [];
  const poller = createPoller({
    fetch: async () => void events.push('asked'),
    every: () => null,
    isHidden: () => false,
  });
  const end = registerActive(poller, 'Status', () => 0);
  const lost = new ApolloLink(() => throwError(() => new TypeError('Failed to fetch')));
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([afterLink, lost]) });
  await client.mutate({ mutation }).catch((error: Error) => events.push(error.message));
  expect(events).toEqual(['asked', 'Failed to fetch']);
  await client
    .mutate({ mutation, context: { verifiesItself: true } })
    .catch((error: Error) => events.push(error.message));
  expect(events).toEqual(['asked', 'Failed to fetch', 'Failed to fetch']);
  end();
});
