import { getSession } from '../../lib/session/session.ts';

interface Written {
  text: string;
  user: { id: number };
}

/** Whether the stored text is the one that this player has just sent: its response may have been lost. */
export const isOwnText = (written: Written | null | undefined, text: string): boolean =>
  written?.text === text && written.user.id === getSession().user?.id;
