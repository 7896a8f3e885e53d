import { getSession } from '../lib/session.ts';
import { BarredFragmentDoc, type BarredFragment } from './barred.generated.ts';
import { useMasked } from './use-masked.ts';

/** Whether operators have locked this page's player, as the last status said: then nothing can be written. */
export const useBarred = (): boolean => {
  const id = getSession().user?.id ?? 0;
  const viewer = useMasked<BarredFragment>(BarredFragmentDoc, { __typename: 'User', id } as never);
  return viewer?.isLocked ?? false;
};
