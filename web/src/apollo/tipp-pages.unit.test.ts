import { gql } from '@apollo/client';
import { expect, test } from '@jest/globals';
import { createCache } from './cache.ts';

const query = gql`
  query Pages($userId: Int, $pageNumber: Int) {
    tipps(userId: $userId, pageNumber: $pageNumber) {
      currentPageNumber
      tipps {
        id
        goalsTeam1
      }
    }
  }
`;

const pageOf = (currentPageNumber: number, goalsTeam1: number | null) => ({
  tipps: {
    __typename: 'TippPage',
    currentPageNumber,
    tipps: [{ __typename: 'Tipp', id: currentPageNumber, goalsTeam1 }],
  },
});

test('the current page and the same page by its number are one entry', () => {
  const cache = createCache();
  cache.writeQuery({ query, variables: { pageNumber: 0 }, data: pageOf(2, 1) });
  expect(cache.readQuery({ query, variables: { pageNumber: 2 } })).toEqual(pageOf(2, 1));
  cache.writeQuery({ query, variables: { pageNumber: 2 }, data: pageOf(2, 3) });
  expect(cache.readQuery({ query, variables: { pageNumber: 0 } })).toEqual(pageOf(2, 3));
});

test('which page is current is known only once that was asked, and may change', () => {
  const cache = createCache();
  cache.writeQuery({ query, variables: { pageNumber: 1 }, data: pageOf(1, 1) });
  expect(cache.readQuery({ query, variables: { pageNumber: 0 } })).toBeNull();
  cache.writeQuery({ query, variables: { pageNumber: 0 }, data: pageOf(2, 2) });
  cache.writeQuery({ query, variables: { pageNumber: 0 }, data: pageOf(3, 3) });
  expect(cache.readQuery({ query, variables: { pageNumber: 0 } })).toEqual(pageOf(3, 3));
  expect(cache.readQuery({ query, variables: { pageNumber: 1 } })).toEqual(pageOf(1, 1));
});

test("another player's pages are others", () => {
  const cache = createCache();
  cache.writeQuery({ query, variables: { userId: 7, pageNumber: 2 }, data: pageOf(2, 1) });
  expect(cache.readQuery({ query, variables: { pageNumber: 2 } })).toBeNull();
});

test('it outlives the app with all else that is known', () => {
  const cache = createCache();
  cache.writeQuery({ query, variables: { pageNumber: 0 }, data: pageOf(2, 1) });
  const later = createCache().restore(JSON.parse(JSON.stringify(cache.extract())) as never);
  expect(later.readQuery({ query, variables: { pageNumber: 2 } })).toEqual(pageOf(2, 1));
});
