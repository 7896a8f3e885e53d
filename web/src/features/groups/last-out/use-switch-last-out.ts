import { useSafeMutation } from '../../../apollo/use-safe-mutation.ts';
import type { Failure } from '../../../lib/failure.ts';
import { showToast } from '../../../lib/page/toast-store.ts';
import { refetchActive } from '../../../lib/queries/active-queries.ts';
import { texts } from '../texts.ts';
import { EndLastOutDocument, StartLastOutDocument, type GroupLastOutQuery } from './last-out.generated.ts';

/**
 * Starts and ends 'Der Letzte fliegt'.
 * @param lastOut the one on the screen, the only one that can be ended: null if none is under way, undefined until loaded
 */
export function useSwitchLastOut(groupId: number, lastOut: GroupLastOutQuery['groupLastOut'] | undefined) {
  const [start] = useSafeMutation(StartLastOutDocument);
  const [end] = useSafeMutation(EndLastOutDocument);
  // The card stands below the list, where it may not be visible.
  const tellUnlessFailed = async (failure: Failure | null, done: string): Promise<Failure | null> => {
    if (failure) return failure;
    showToast(done);
    await refetchActive('GroupLastOut');
    return null;
  };
  return {
    start: async () => tellUnlessFailed((await start({ input: { groupId } })).failure, texts.lastOutStarted),
    end: async () =>
      tellUnlessFailed(
        lastOut ? (await end({ input: { groupId, since: lastOut.since } })).failure : null,
        texts.lastOutEnded,
      ),
  };
}
