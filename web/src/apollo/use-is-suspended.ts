import { getSession } from '../lib/session/session.ts';
import { SuspendedFragmentDoc, type SuspendedFragment } from './suspended.generated.ts';
import { useMasked } from './use-masked.ts';

/** As useIsSuspended; null until a status has said so. */
export const useKnownSuspension = (): boolean | null => {
  const id = getSession().user?.id ?? 0;
  const viewer = useMasked<SuspendedFragment>(SuspendedFragmentDoc, { __typename: 'User', id } as never);
  return viewer?.isLocked ?? null;
};

/** Whether operators have suspended this page's player, as the last status said: then nothing can be written. */
export const useIsSuspended = (): boolean => useKnownSuspension() ?? false;
