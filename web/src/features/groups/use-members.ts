import { usePolled } from '../../apollo/use-polled.ts';
import { isNotKnownYet, type Failure } from '../../lib/failure.ts';
import { BLOCKED_POLL_MS, useUnblocked } from '../../lib/queries/use-unblocked.ts';
import type { MembersView } from './members-address.ts';
import { GroupMembersDocument, type GroupMembersQuery } from './members.generated.ts';

/** Specification, chapter 9: other user lists. */
export const PAGE_SIZE = 10;

interface Members {
  listed: GroupMembersQuery['groupRanking'] | undefined;
  /** What is listed is another page's. */
  isStale: boolean;
  failure: Failure | null;
  refresh: () => Promise<Failure | null>;
}

/** One page of a group's members. */
export const useMembers = (
  groupId: number,
  { day, pageNumber, search, onlyFavorites }: MembersView,
): Members => {
  const { data, previous, failure, refetch } = usePolled(GroupMembersDocument, {
    variables: {
      ...{ groupId, day, onlyFavorites },
      page: { pageNumber, pageSize: PAGE_SIZE, ...(search && { search }) },
    },
    poll: ({ groupRanking }) => (groupRanking.blocked ? BLOCKED_POLL_MS : true),
    live: ['ranks'],
    isRetryable: isNotKnownYet,
  });
  useUnblocked(data?.groupRanking.blocked);
  const known = data ?? (failure ? undefined : previous);
  return {
    listed: known?.groupRanking,
    isStale: data === undefined && previous !== undefined,
    failure,
    refresh: refetch,
  };
};
