import { pageInput, usePagedPlayers } from '../../../apollo/use-paged-players.ts';
import { isNotKnownYet, type Failure } from '../../../lib/failure.ts';
import type { MembersView } from './members-address.ts';
import { GroupMembersDocument, type GroupMembersQuery } from './members.generated.ts';

interface Members {
  listed: GroupMembersQuery['groupRanking'] | undefined;
  /** The list is still that of another page. */
  isStale: boolean;
  failure: Failure | null;
  refetch: () => Promise<Failure | null>;
}

export const useMembers = (groupId: number, view: MembersView): Members => {
  const { day, onlyFavorites } = view;
  const { list, isStale, failure, refetch } = usePagedPlayers(
    GroupMembersDocument,
    ({ groupRanking }) => groupRanking,
    {
      variables: { groupId, day, onlyFavorites, page: pageInput(view) },
      live: ['ranks'],
      isRetryable: isNotKnownYet,
    },
  );
  return { listed: list, isStale, failure, refetch };
};
