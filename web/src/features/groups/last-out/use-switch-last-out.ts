import { useSafeMutation } from '../../../apollo/use-safe-mutation.ts';
import type { Failure } from '../../../lib/failure.ts';
import { refetchActive } from '../../../lib/queries/active-queries.ts';
import { EndLastOutDocument, StartLastOutDocument } from './last-out.generated.ts';

/** The owner begins and ends 'Der Letzte fliegt'. */
export function useSwitchLastOut(groupId: number) {
  const [start] = useSafeMutation(StartLastOutDocument);
  const [end] = useSafeMutation(EndLastOutDocument);
  const change = (mutate: typeof start | typeof end) => async (): Promise<Failure | null> => {
    const { failure } = await mutate({ input: { groupId } });
    if (!failure) await refetchActive('GroupLastOut');
    return failure;
  };
  return { start: change(start), end: change(end) };
}
