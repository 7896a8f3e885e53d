import type { ApolloCache } from '@apollo/client';
import type { Reference } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useSafeMutation } from '../../../apollo/use-safe-mutation.ts';
import { refetchActive } from '../../../lib/queries/active-queries.ts';
import { refetchUntilPropagated } from '../../../lib/queries/refetch-until-propagated.ts';
import type { Failure } from '../../../lib/failure.ts';
import { RemoveMemberDocument } from './members.generated.ts';

/** A cached `groupRanking`; the query for the own place has no rows. */
interface Page {
  items?: readonly { user: Reference }[];
  totalCount?: number;
}

/**
 * Evicts a member from all cached pages, so that nobody waits until tipp has received the event.
 * @returns how many rows are left on the page that held the member
 */
export const evictMember = (cache: ApolloCache, groupId: number, userId: number): number => {
  const ofGroup = new RegExp(`"groupId":${groupId}[,}]`);
  let left = 0;
  cache.modify({
    id: 'ROOT_QUERY',
    fields: {
      groupRanking(value: unknown, { storeFieldName, readField }) {
        const page = value as Page;
        if (!ofGroup.test(storeFieldName) || !page.items) return value;
        const items = page.items.filter(({ user }) => readField('id', user) !== userId);
        if (items.length === page.items.length) return value;
        left = items.length;
        return { ...page, items, totalCount: (page.totalCount ?? 1) - 1 };
      },
    },
  });
  return left;
};

/** Removes a member from the group; a page that becomes empty is refetched. */
export const useRemoveMember = (groupId: number): ((userId: number) => Promise<Failure | null>) => {
  const { cache } = useApolloClient();
  const [remove] = useSafeMutation(RemoveMemberDocument);
  return async (userId) => {
    const { failure } = await remove({ input: { groupId, userId } });
    if (failure) return failure;
    if (evictMember(cache, groupId, userId) === 0) void refetchActive('GroupMembers');
    void refetchUntilPropagated(['GroupPlace']);
    return null;
  };
};
