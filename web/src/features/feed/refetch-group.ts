import type { Failure } from '../../lib/failure.ts';
import { refetchActive } from '../../lib/queries/active-queries.ts';

/** A refused player may have been removed from the group. The refetched page then shows what outsiders see. */
export const refetchGroupIfRefused = async ({ code }: Failure): Promise<void> => {
  if (code === 'FORBIDDEN' || code === 'NOT_FOUND') await refetchActive('Group');
};
