import { gql } from '@apollo/client';
import { expect, test } from '@jest/globals';
import { createCache } from './cache.ts';

const match = (id: number) => ({ __typename: 'Match', id });
const overview = gql`
  query MatchOverview {
    matchOverview {
      lastMatches {
        id
      }
      nextMatches {
        id
      }
    }
  }
`;
const next = gql`
  query KickOffTeams {
    matchOverview {
      nextMatches {
        id
      }
    }
  }
`;

test('the next matches alone leave the last ones known', () => {
  const cache = createCache();
  const known = { __typename: 'MatchOverview', lastMatches: [match(1)], nextMatches: [match(2)] };
  cache.writeQuery({ query: overview, data: { matchOverview: known } });
  const later = { __typename: 'MatchOverview', nextMatches: [match(3)] };
  cache.writeQuery({ query: next, data: { matchOverview: later } });
  expect(cache.readQuery({ query: overview })).toEqual({ matchOverview: { ...known, ...later } });
});
