import { getSession } from '../lib/session/session.ts';
import { SuspendedFragmentDoc, type SuspendedFragment } from './suspended.generated.ts';
import { useMasked } from './use-masked.ts';

/** Like useIsSuspended, but null until the first status arrives. */
export const useKnownSuspension = (): boolean | null => {
  const id = getSession().user?.id ?? 0;
  const viewer = useMasked<SuspendedFragment>(SuspendedFragmentDoc, { __typename: 'User', id } as never);
  return viewer?.isLocked ?? null;
};

/** Whether the last status said that operators have suspended this page's player, who then cannot write. */
export const useIsSuspended = (): boolean => useKnownSuspension() ?? false;
