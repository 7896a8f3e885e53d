import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import type { Failure } from '../../lib/failure.ts';
import { showToast } from '../../lib/page/toast-store.ts';
import { DeleteGroupDocument } from './group.generated.ts';
import { texts } from './texts.ts';

/** Deletes a group, evicts it from the cache, and confirms it on the list. */
export const useDeleteGroup = ({
  id,
  name,
}: {
  id: number;
  name: string;
}): (() => Promise<Failure | null>) => {
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  const [remove] = useSafeMutation(DeleteGroupDocument);
  return async () => {
    const { failure } = await remove({ input: { groupId: id } });
    // A retry after a lost response gets NOT_FOUND, which counts as success.
    if (failure && failure.code !== 'NOT_FOUND') return failure;
    await navigate('/spielergruppen', { replace: true });
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'groups' });
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'posts', args: { groupId: id, onlyOperatorPosts: false } });
    cache.gc();
    showToast(texts.deleted(name));
    return null;
  };
};
