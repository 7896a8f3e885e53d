import { getViewer } from '../../lib/session/session.ts';

interface Written {
  id: number;
  text: string;
  user: { id: number };
}

/**
 * Called before a text is sent. Its response may be lost: the returned check tells whether the newest text is this one,
 * and not an equal one from before.
 */
export const watchOwnText = (readNewest: () => Written | null | undefined, text: string): (() => boolean) => {
  const before = readNewest()?.id;
  return () => {
    const newest = readNewest();
    return newest?.text === text && newest.id !== before && newest.user.id === getViewer();
  };
};
