import { getSession } from '../lib/session/session.ts';
import { useIsSuspended } from './use-is-suspended.ts';

/** Whether this page's player is an operator who may act as one: one who is locked may not. The server decides. */
export const useIsOperator = (): boolean => {
  const isSuspended = useIsSuspended();
  return getSession().user?.isAdmin === true && !isSuspended;
};
