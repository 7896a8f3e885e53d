import type { Failure } from '../../lib/failure.ts';
import { refetchActive } from '../../lib/queries/active-queries.ts';

/** Who is refused may have been taken out of the group: its page then shows what outsiders see. */
export const lookAgainIfOut = async ({ code }: Failure): Promise<void> => {
  if (code === 'FORBIDDEN' || code === 'NOT_FOUND') await refetchActive('Group');
};
