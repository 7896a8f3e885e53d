import type { ApolloClient } from '@apollo/client';
import { toSaveFailure } from '../../apollo/errors.ts';
import { createSaverHook } from '../../apollo/saver-hook.ts';
import { refetchActive } from '../../lib/queries/active-queries.ts';
import {
  type Attempt,
  type Draft,
  isEmpty,
  type OutboxStore,
  type SaveAnswer,
  type SaveFailure,
} from '../../lib/save/save-types.ts';
import { createSaver, type Saver } from '../../lib/save/saver.ts';
import { SaveWinnerTippDocument } from './save-winner-tipp.generated.ts';
import { texts } from './texts.ts';

/** Short codes of teams by mark; null removes a tipp. */
export type WinnerChange = Readonly<Record<string, string | null>>;

export type WinnerDraft = Draft<WinnerChange>;
type WinnerSaver = Saver<string, WinnerChange, WinnerChange>;

/** The family of a mark. Its marks lock together and may not name the same team: 'P' the podium, else the group. */
export const familyOf = (mark: string): string => (mark.startsWith('P') ? 'P' : mark.slice(1));

/** Retrying the mark `field` would fail again: another device uses the team for another mark. */
const isHopeless = ({ code }: SaveFailure): boolean => ['CONFLICT', 'NOT_FOUND'].includes(code);

const withoutRefused = (change: WinnerChange, failure: SaveFailure): WinnerChange => {
  if (failure.code === 'LOCKED') return {};
  if (!isHopeless(failure)) return change;
  // The refusal of a single mark names no mark.
  const mark = failure.field in change ? failure.field : (Object.keys(change)[0] ?? '');
  const { [mark]: _refused, ...rest } = change;
  return rest;
};

interface Deps {
  /** Saves all or nothing; a refusal of several marks names one as its field. */
  save: (attempt: Attempt<WinnerChange>) => Promise<SaveAnswer<WinnerChange>>;
  describe: (error: unknown) => SaveFailure;
  outbox?: OutboxStore<string, WinnerChange, WinnerChange>;
}

/**
 * Saves winner tipps by family, one save at a time. Teams that swap marks are saved together, so that none is lost on
 * the way. A refused mark is dropped, and the rest is saved without it.
 */
export const createWinnerSaver = ({ save, describe, outbox }: Deps): WinnerSaver => {
  const send = async (attempt: Attempt<WinnerChange>): Promise<SaveAnswer<WinnerChange>> => {
    let refusal: SaveFailure | undefined;
    for (let { change } = attempt; ;) {
      try {
        return { ...(await save({ ...attempt, change })), refusal };
      } catch (error) {
        const failure = describe(error);
        const rest = withoutRefused(change, failure);
        if (!isHopeless(failure) || isEmpty(rest)) throw error;
        refusal ??= failure;
        change = rest;
      }
    }
  };
  return createSaver<string, WinnerChange, WinnerChange>({
    rules: {
      merge: (earlier, change) => ({ ...earlier, ...change }),
      decidedFields: Object.keys,
      nameOf: (_change, { label }) => texts.ownTipp(label),
      conflictText: () => texts.conflict,
      withoutRefused,
      // Teams that swap marks need two taps.
      isDebounced: () => true,
    },
    send: (_family, attempt) => send(attempt),
    describe,
    outbox,
  });
};

const createFor = (
  client: ApolloClient,
  outbox: OutboxStore<string, WinnerChange, WinnerChange>,
): WinnerSaver =>
  createWinnerSaver({
    save: async ({ change, revision, key }) => {
      const [first, ...others] = Object.entries(change).map(([mark, teamKZ]) => ({ mark, teamKZ }));
      if (!first) throw new Error('a save of nothing');
      try {
        const { data } = await client.mutate({
          mutation: SaveWinnerTippDocument,
          variables: { input: { ...first, ...(others.length > 0 && { others }), revision, key } },
          // `keepalive` sends it even when the page is closed right after the tap.
          context: { verifiesItself: true, fetchOptions: { keepalive: true } },
        });
        if (!data) throw new Error('a save was answered by nothing');
        const { winnerTipp, isConflict, ...answer } = data.saveWinnerTipp;
        // The answer contains only the sent marks of the family.
        if (isConflict) void refetchActive('MyWinnerTipps');
        const saved = [winnerTipp, ...answer.others];
        return {
          stored: Object.fromEntries(saved.map(({ mark, team }) => [mark, team?.teamKZ ?? null])),
          revision: winnerTipp.revision ?? 0,
          isConflict,
        };
      } catch (error) {
        // Another device uses the team for another mark, which this page does not show yet.
        if (toSaveFailure(error).code === 'CONFLICT') void refetchActive('MyWinnerTipps');
        throw error;
      }
    },
    describe: toSaveFailure,
    outbox,
  });

/** Saves winner tipps, independent of the current screen. */
export const {
  of: winnerSaverOf,
  useSaver: useWinnerSaver,
  useDraft: useWinnerDraft,
  useIsRead: useWinnersAreRead,
} = createSaverHook<string, WinnerChange, WinnerChange>({
  kind: 'winner',
  shownBy: 'MyWinnerTipps',
  create: createFor,
});
