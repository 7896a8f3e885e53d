import type { Keep } from '../../lib/keep-up.ts';
import { createSaver, type Saver } from '../../lib/saver.ts';
import type { Draft, SaveFailure } from '../../lib/saver-rules.ts';
import { texts } from './texts.ts';

/** Short codes of teams by mark, null to take a tipp back. */
export type WinnerWish = Readonly<Record<string, string | null>>;

export type WinnerDraft = Draft<WinnerWish>;
export type WinnerSaver = Saver<string, WinnerWish, WinnerWish>;

/** Marks that may not name the same team, and lock together: places 'P', winner and last of a group its letter. */
export const familyOf = (mark: string): string => (mark.startsWith('P') ? 'P' : mark.slice(1));

/** The same wish for the mark `field` would fail again and again: another device has put the team elsewhere. */
const isHopeless = ({ code }: SaveFailure): boolean => ['CONFLICT', 'NOT_FOUND'].includes(code);

const possible = (wish: WinnerWish, failure: SaveFailure): WinnerWish => {
  if (failure.code === 'LOCKED') return {};
  if (!isHopeless(failure)) return wish;
  const { [failure.field]: _refused, ...rest } = wish;
  return rest;
};

interface Deps {
  /** All of it or nothing; what is refused names the mark as its field. */
  save: (wish: WinnerWish) => Promise<void>;
  ask: (family: string, signal: AbortSignal) => Promise<WinnerWish>;
  describe: (error: unknown) => SaveFailure;
  keep?: Keep<string, WinnerWish, WinnerWish>;
}

/**
 * Winner tipps by family, one save under way at a time. Teams that change places are saved at once, so that none is taken back
 * on the way; what the server refuses of one mark is given up, and the rest is saved without it.
 */
export const createWinnerSaver = ({ save, ask, describe, keep }: Deps): WinnerSaver => {
  const send = async (wish: WinnerWish): Promise<SaveFailure | void> => {
    let refused: SaveFailure | undefined;
    let rest = wish;
    for (let marks = Object.keys(rest); marks.length; marks = Object.keys(rest)) {
      try {
        await save(rest);
        return refused;
      } catch (error) {
        const told = describe(error);
        const failure = { ...told, field: told.field in rest ? told.field : (marks[0] ?? '') };
        if (!isHopeless(failure)) throw error;
        refused ??= failure;
        rest = possible(rest, failure);
      }
    }
    return refused;
  };
  return createSaver<string, WinnerWish, WinnerWish>({
    rules: {
      merge: (earlier, wish) => ({ ...earlier, ...wish }),
      comparable: (wish) => wish,
      touched: Object.keys,
      // Teams that change places leave both first.
      passing: [null],
      nameOf: (_wish, { label }) => texts.ownTipp(label),
      rivalText: () => texts.rival,
      possible,
      // Arrow keys walk over teams that are not meant.
      waits: () => true,
    },
    send: (_family, wish) => send(wish),
    ask,
    describe,
    keep,
  });
};
