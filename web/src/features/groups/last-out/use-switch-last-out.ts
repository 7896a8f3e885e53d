import { useSafeMutation } from '../../../apollo/use-safe-mutation.ts';
import type { Failure } from '../../../lib/failure.ts';
import { refetchActive } from '../../../lib/queries/active-queries.ts';
import { EndLastOutDocument, StartLastOutDocument, type GroupLastOutQuery } from './last-out.generated.ts';

/**
 * Starts and ends 'Der Letzte fliegt'.
 * @param lastOut the one on the screen, the only one that can be ended: null if none is under way, undefined until loaded
 */
export function useSwitchLastOut(groupId: number, lastOut: GroupLastOutQuery['groupLastOut'] | undefined) {
  const [start] = useSafeMutation(StartLastOutDocument);
  const [end] = useSafeMutation(EndLastOutDocument);
  const refetchUnlessFailed = async (failure: Failure | null): Promise<Failure | null> => {
    if (!failure) await refetchActive('GroupLastOut');
    return failure;
  };
  return {
    start: async () => refetchUnlessFailed((await start({ input: { groupId } })).failure),
    end: async () =>
      refetchUnlessFailed(lastOut ? (await end({ input: { groupId, since: lastOut.since } })).failure : null),
  };
}
