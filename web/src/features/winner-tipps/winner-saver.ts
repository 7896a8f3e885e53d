import type { Attempt, OutboxStore } from '../../lib/save/outbox-record.ts';
import { createSaver, type Saver } from '../../lib/save/saver.ts';
import { isEmpty, type Draft, type SaveAnswer, type SaveFailure } from '../../lib/save/saver-rules.ts';
import { texts } from './texts.ts';

/** Short codes of teams by mark, null to take a tipp back. */
export type WinnerChange = Readonly<Record<string, string | null>>;

export type WinnerDraft = Draft<WinnerChange>;
export type WinnerSaver = Saver<string, WinnerChange, WinnerChange>;

/** Marks that may not name the same team, and lock together: places 'P', winner and last of a group its letter. */
export const familyOf = (mark: string): string => (mark.startsWith('P') ? 'P' : mark.slice(1));

/** The same change for the mark `field` would fail again and again: another device has put the team elsewhere. */
const isHopeless = ({ code }: SaveFailure): boolean => ['CONFLICT', 'NOT_FOUND'].includes(code);

const possible = (change: WinnerChange, failure: SaveFailure): WinnerChange => {
  if (failure.code === 'LOCKED') return {};
  if (!isHopeless(failure)) return change;
  const { [failure.field]: _refused, ...rest } = change;
  return rest;
};

interface Deps {
  /** All of it or nothing; what is refused names the mark as its field. */
  save: (attempt: Attempt<WinnerChange>) => Promise<SaveAnswer<WinnerChange>>;
  describe: (error: unknown) => SaveFailure;
  outbox?: OutboxStore<string, WinnerChange, WinnerChange>;
}

/**
 * Winner tipps by family, one save under way at a time. Teams that change places are saved at once, so that none is taken back
 * on the way; what the server refuses of one mark is given up, and the rest is saved without it.
 */
export const createWinnerSaver = ({ save, describe, outbox }: Deps): WinnerSaver => {
  const send = async (attempt: Attempt<WinnerChange>): Promise<SaveAnswer<WinnerChange>> => {
    let undone: SaveFailure | undefined;
    for (let { change } = attempt; ;) {
      try {
        return { ...(await save({ ...attempt, change })), undone };
      } catch (error) {
        const told = describe(error);
        const failure = {
          ...told,
          field: told.field in change ? told.field : (Object.keys(change)[0] ?? ''),
        };
        const rest = possible(change, failure);
        if (!isHopeless(failure) || isEmpty(rest)) throw error;
        undone ??= failure;
        change = rest;
      }
    }
  };
  return createSaver<string, WinnerChange, WinnerChange>({
    rules: {
      merge: (earlier, change) => ({ ...earlier, ...change }),
      touched: Object.keys,
      nameOf: (_change, { label }) => texts.ownTipp(label),
      conflictText: () => texts.conflict,
      possible,
      // Arrow keys walk over teams that are not meant.
      waits: () => true,
    },
    send: (_family, attempt) => send(attempt),
    describe,
    outbox,
  });
};
