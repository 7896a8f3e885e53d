import { useMutation } from '@apollo/client/react';
import { toFailure, type Failure } from '../../apollo/errors.ts';
import { showToast } from '../../lib/toast-store.ts';
import { LeaveGroupDocument } from './group.generated.ts';
import { texts } from './texts.ts';

/**
 * Asked before, so not optimistic. A list keeps its row, so that a hasty player finds the way back; what the group's members
 * wrote is forgotten with the membership.
 */
export const useLeaveGroup = ({
  id,
  name,
}: {
  id: number;
  name: string;
}): (() => Promise<Failure | null>) => {
  const [leave, { client }] = useMutation(LeaveGroupDocument);
  return () =>
    leave({ variables: { input: { groupId: id } } }).then(() => {
      client.cache.evict({
        id: 'ROOT_QUERY',
        fieldName: 'posts',
        args: { groupId: id, onlyOperatorPosts: false },
      });
      showToast(texts.left(name));
      return null;
    }, toFailure);
};
