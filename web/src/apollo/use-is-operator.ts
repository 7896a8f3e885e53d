import { getSession } from '../lib/session/session.ts';
import { useIsSuspended } from './use-is-suspended.ts';

/** Whether this page's player may act as an operator; suspended operators may not. The server decides. */
export const useIsOperator = (): boolean => {
  const isSuspended = useIsSuspended();
  return getSession().user?.isAdmin === true && !isSuspended;
};
