import { getSession } from '../lib/session.ts';
import { BarredFragmentDoc, type BarredFragment } from './barred.generated.ts';
import { useMasked } from './use-masked.ts';

/** As useBarred; null until a status has said so. */
export const useKnownBar = (): boolean | null => {
  const id = getSession().user?.id ?? 0;
  const viewer = useMasked<BarredFragment>(BarredFragmentDoc, { __typename: 'User', id } as never);
  return viewer?.isLocked ?? null;
};

/** Whether operators have locked this page's player, as the last status said: then nothing can be written. */
export const useBarred = (): boolean => useKnownBar() ?? false;
