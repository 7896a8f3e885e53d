import { getSession } from '../../lib/session/session.ts';

interface Written {
  id: number;
  text: string;
  user: { id: number };
}

/**
 * Whether the newest text is the one that this player has just sent: its response may have been lost.
 * @param before id of the newest text before it was sent, which may be an equal one
 */
export const isOwnText = (
  newest: Written | null | undefined,
  text: string,
  before: number | undefined,
): boolean => newest?.text === text && newest.id !== before && newest.user.id === getSession().user?.id;
