import { useApolloClient } from '@apollo/client/react';
import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import type { Failure } from '../../lib/failure.ts';
import { LeaveGroupDocument } from './group.generated.ts';
import { useIsMember } from './use-is-member.ts';

/**
 * Not optimistic, because a question comes first. Lists keep the row, so that a hasty player can join again; the cache
 * drops the group's posts.
 */
export const useLeaveGroup = (id: number): (() => Promise<Failure | null>) => {
  const { cache } = useApolloClient();
  const [leave] = useSafeMutation(LeaveGroupDocument);
  const isMember = useIsMember(id);
  return async () => {
    const { failure } = await leave({ input: { groupId: id } }, { isDone: () => !isMember() });
    if (failure) return failure;
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'posts', args: { groupId: id, onlyOperatorPosts: false } });
    return null;
  };
};
