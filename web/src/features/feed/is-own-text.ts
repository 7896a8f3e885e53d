import { getSession } from '../../lib/session/session.ts';

interface Written {
  text: string;
  user: { id: number };
}

/** Whether it is what this player has just tried to send: the answer may have been lost on its way. */
export const isOwnText = (written: Written | null | undefined, text: string): boolean =>
  written?.text === text && written.user.id === getSession().user?.id;
