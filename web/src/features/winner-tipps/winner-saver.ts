import { createSaver, type Draft, type SaveFailure, type Saver } from '../../lib/saver.ts';

/** A team's short code, or null to take the tipp back. */
export interface WinnerWish {
  teamKZ?: string | null;
}
type StoredWinner = Required<WinnerWish>;

export type WinnerDraft = Draft<WinnerWish>;
export type WinnerSaver = Saver<string, WinnerWish, StoredWinner>;

/** After the lock, or with the team at another place already, the same wish would fail again and again. */
const possible = (wish: WinnerWish, { code }: SaveFailure): WinnerWish =>
  ['LOCKED', 'CONFLICT', 'NOT_FOUND'].includes(code) ? {} : wish;

interface Deps {
  save: (mark: string, teamKZ: string | null) => Promise<void>;
  ask: (mark: string, signal: AbortSignal) => Promise<StoredWinner>;
  describe: (error: unknown) => SaveFailure;
}

/** Places belong together, and winner and last of a group: the server refuses one team at two of them. */
const familyOf = (mark: string): string => (mark.startsWith('P') ? 'P' : mark.slice(1));

/**
 * Winner tipps by mark. Those that may not name the same team go out one after the other, so that a team moves from one
 * to the other in the order it was tapped.
 */
export const createWinnerSaver = ({ save, ask, describe }: Deps): WinnerSaver => {
  const last = new Map<string, Promise<unknown>>();
  return createSaver<string, WinnerWish, StoredWinner>({
    rules: {
      merge: (earlier, wish) => ({ ...earlier, ...wish }),
      comparable: (wish) => wish,
      possible,
      // Arrow keys walk over teams that are not meant.
      waits: () => true,
    },
    send: (mark, { teamKZ = null }) => {
      const family = familyOf(mark);
      const sent = (last.get(family) ?? Promise.resolve()).then(() => save(mark, teamKZ));
      last.set(
        family,
        sent.catch(() => undefined),
      );
      return sent;
    },
    ask,
    describe,
  });
};
