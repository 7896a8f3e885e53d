import { expect, test } from '@jest/globals';
import { createCache } from '../../../apollo/cache.ts';
import { GroupMembersDocument, type GroupMembersQuery } from './members.generated.ts';
import { evictMember } from './use-remove-member.ts';

const variablesOf = (groupId: number) => ({
  ...{ groupId, day: 0, onlyFavorites: false },
  page: { pageNumber: 1, pageSize: 10 },
});

const memberOf = (id: number) => ({
  ...{ __typename: 'GroupPlace', ranking: id, overallRanking: id, points: 0, isBest: false },
  user: {
    ...{ __typename: 'User', id, fullname: `Nr. ${id}`, city: '', pictureStamp: '' },
    ...{ isLocked: false, favorite: false },
  },
});

const pageOf = (ids: number[]) =>
  ({
    groupRanking: {
      ...{ __typename: 'GroupRanking', items: ids.map(memberOf), own: null, ownPageNumber: 0 },
      ...{ totalCount: ids.length, blocked: false, visible: true },
    },
  }) as unknown as GroupMembersQuery;

const known = (groups: Record<number, number[]>) => {
  const cache = createCache();
  for (const [groupId, ids] of Object.entries(groups))
    cache.writeQuery({
      query: GroupMembersDocument,
      variables: variablesOf(Number(groupId)),
      data: pageOf(ids) as never,
    });
  return {
    cache,
    listed(groupId: number) {
      const data = cache.readQuery({ query: GroupMembersDocument, variables: variablesOf(groupId) });
      const { items = [], totalCount } = (data as GroupMembersQuery | null)?.groupRanking ?? {};
      return { ids: items.map(({ user }) => user.id), totalCount };
    },
  };
};

test('a removed member leaves the pages of this group, not those of others', () => {
  const { cache, listed } = known({ 1: [7, 8, 9], 11: [7, 8] });
  expect(evictMember(cache, 1, 8)).toBe(2);
  expect(listed(1)).toEqual({ ids: [7, 9], totalCount: 2 });
  expect(listed(11)).toEqual({ ids: [7, 8], totalCount: 2 });
});

test('returns how many rows are left, also for an unknown member', () => {
  const { cache, listed } = known({ 1: [7] });
  expect(evictMember(cache, 1, 7)).toBe(0);
  expect(listed(1)).toEqual({ ids: [], totalCount: 0 });
  expect(evictMember(cache, 1, 7)).toBe(0);
});
