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
  save: (mark: string, teamKZ: string | null) => Promise<void>;
  ask: (family: string, signal: AbortSignal) => Promise<WinnerWish>;
  describe: (error: unknown) => SaveFailure;
  keep?: Keep<string, WinnerWish, WinnerWish>;
}

/**
 * Winner tipps by family. The server takes them mark by mark and refuses one team at two of them: so a family has one save
 * under way at a time, and what is wanted of it meanwhile is put into an order that the server takes.
 */
export const createWinnerSaver = ({ save, ask, describe, keep }: Deps): WinnerSaver => {
  const put = async (mark: string, teamKZ: string | null, later: readonly string[]): Promise<void> => {
    try {
      await save(mark, teamKZ);
    } catch (error) {
      if (describe(error).code !== 'CONFLICT' || !later.length) throw error;
      // Teams that change places: it may still stand where another one is to go.
      for (const each of later) await save(each, null);
      await save(mark, teamKZ);
    }
  };
  const send = async (wish: WinnerWish): Promise<SaveFailure | void> => {
    // What is taken back makes room.
    const marks = Object.keys(wish).sort(
      (one, two) => Number(wish[one] !== null) - Number(wish[two] !== null),
    );
    const refused: SaveFailure[] = [];
    for (const [index, mark] of marks.entries()) {
      try {
        await put(mark, wish[mark] ?? null, marks.slice(index + 1));
      } catch (error) {
        const failure = { ...describe(error), field: mark };
        if (!isHopeless(failure)) throw error;
        refused.push(failure);
      }
    }
    return refused[0];
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
