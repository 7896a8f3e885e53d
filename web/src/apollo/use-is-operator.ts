import { getSession } from '../lib/session.ts';
import { useBarred } from './use-barred.ts';

/** Whether this page's player is an operator who may act as one: one who is locked may not. The server decides. */
export const useIsOperator = (): boolean => {
  const isBarred = useBarred();
  return getSession().user?.isAdmin === true && !isBarred;
};
