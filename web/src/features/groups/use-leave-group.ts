import { useApolloClient } from '@apollo/client/react';
import { useWrite } from '../../apollo/use-write.ts';
import type { Failure } from '../../lib/failure.ts';
import { showToast } from '../../lib/toast-store.ts';
import { LeaveGroupDocument } from './group.generated.ts';
import { texts } from './texts.ts';
import { useIsMember } from './use-is-member.ts';

interface Target {
  id: number;
  name: string;
}

/**
 * Asked before, so not optimistic. A list keeps its row, so that a hasty player finds the way back; what the group's members
 * wrote is forgotten with the membership.
 */
export const useLeaveGroup = ({ id, name }: Target): (() => Promise<Failure | null>) => {
  const { cache } = useApolloClient();
  const [leave] = useWrite(LeaveGroupDocument);
  const isMember = useIsMember(id);
  return async () => {
    const { failure } = await leave({ input: { groupId: id } }, { isDone: () => !isMember() });
    if (failure) return failure;
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'posts', args: { groupId: id, onlyOperatorPosts: false } });
    showToast(texts.left(name));
    return null;
  };
};
