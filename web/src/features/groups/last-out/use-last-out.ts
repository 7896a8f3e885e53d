import { usePolled, type Polled } from '../../../apollo/use-polled.ts';
import { isNotKnownYet } from '../../../lib/failure.ts';
import { GroupLastOutDocument, type GroupLastOutQuery } from './last-out.generated.ts';

export type LastOut = NonNullable<GroupLastOutQuery['groupLastOut']>;

/** The state of 'Der Letzte fliegt' in a group: null if none is under way, undefined until loaded. */
export const useLastOut = (
  groupId: number,
): Pick<Polled<unknown>, 'failure' | 'refetch'> & { lastOut: LastOut | null | undefined } => {
  const { data, failure, refetch } = usePolled(GroupLastOutDocument, {
    variables: { groupId },
    live: ['ranks'],
    poll: true,
    isRetryable: isNotKnownYet,
  });
  return { lastOut: data?.groupLastOut, failure, refetch };
};
