import { gql } from '@apollo/client';
import { expect, test } from '@jest/globals';
import { createCache } from './cache.ts';
import { selectPersisted } from './select-persisted.ts';

const FEED = gql`
  query Feed {
    posts(search: "") {
      newestId
      lastId
      hasMore
      items {
        id
        user {
          id
          fullname
        }
      }
    }
    draftCount
  }
`;

const post = (id: number) => ({
  __typename: 'Post',
  id,
  user: { __typename: 'User', id: 100 + id, fullname: `Autor ${id}` },
});

test('of a long feed its beginning is kept, from which it goes on, and nothing that stands below it', () => {
  const cache = createCache();
  const ids = Array.from({ length: 25 }, (_, at) => 90 - at);
  const posts = { __typename: 'PostPage', newestId: 90, lastId: 66, hasMore: false, items: ids.map(post) };
  cache.writeQuery({ query: FEED, data: { posts, draftCount: 3 } });
  const data = cache.extract();
  const name = Object.keys(data['ROOT_QUERY'] ?? {}).find((field) => field.startsWith('posts')) ?? '';
  const kept = selectPersisted(data, new Set([name]));
  const again = createCache().restore(kept);
  expect(
    again.readQuery({
      query: gql('query New { posts(search: "") { newestId lastId hasMore items { id } } }'),
    }),
  ).toEqual({
    posts: {
      ...{ __typename: 'PostPage', newestId: 90, lastId: 81, hasMore: true },
      items: ids.slice(0, 10).map((id) => ({ __typename: 'Post', id })),
    },
  });
  expect(kept['User:190']).toMatchObject({ fullname: 'Autor 90' });
  expect(Object.keys(kept)).toHaveLength(1 + 10 + 10);
  expect(kept['ROOT_QUERY']).not.toHaveProperty('draftCount');
});

test('things that point at each other, and one that was deleted, do no harm', () => {
  const data = {
    ROOT_QUERY: { __typename: 'Query', me: { __ref: 'User:1' }, gone: { __ref: 'User:9' } },
    'User:1': { __typename: 'User', id: 1, friends: [{ __ref: 'User:2' }] },
    'User:2': { __typename: 'User', id: 2, friends: [{ __ref: 'User:1' }] },
    'User:3': { __typename: 'User', id: 3 },
  };
  expect(Object.keys(selectPersisted(data as never, new Set(['me', 'gone']))).sort()).toEqual([
    'ROOT_QUERY',
    'User:1',
    'User:2',
  ]);
});
