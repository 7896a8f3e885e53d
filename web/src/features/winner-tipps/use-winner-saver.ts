import type { ApolloClient } from '@apollo/client';
import { toSaveFailure } from '../../apollo/errors.ts';
import { createSaverHook } from '../../apollo/saver-hook.ts';
import { refetchActive } from '../../lib/queries/active-queries.ts';
import type { OutboxStore } from '../../lib/save/outbox-record.ts';
import { SaveWinnerTippDocument } from './save-winner-tipp.generated.ts';
import { createWinnerSaver, type WinnerSaver, type WinnerChange } from './winner-saver.ts';

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
          // Arrives even when the page is closed right after the tap.
          context: { verifiesItself: true, fetchOptions: { keepalive: true } },
        });
        if (!data) throw new Error('a save was answered by nothing');
        const { winnerTipp, isConflict, ...answer } = data.saveWinnerTipp;
        // Of the family only what was named is told.
        if (isConflict) void refetchActive('MyWinnerTipps');
        const saved = [winnerTipp, ...answer.others];
        return {
          stored: Object.fromEntries(saved.map(({ mark, team }) => [mark, team?.teamKZ ?? null])),
          revision: winnerTipp.revision ?? 0,
          isConflict,
        };
      } catch (error) {
        // Another device has put the team elsewhere, which this one does not show yet.
        if (toSaveFailure(error).code === 'CONFLICT') void refetchActive('MyWinnerTipps');
        throw error;
      }
    },
    describe: toSaveFailure,
    outbox,
  });

/** Saves winner tipps, whatever screen is shown. */
export const {
  of: winnerSaverOf,
  useSaver: useWinnerSaver,
  useIsRead: useWinnersAreRead,
} = createSaverHook<string, WinnerChange, WinnerChange>({
  kind: 'winner',
  shownBy: 'MyWinnerTipps',
  create: createFor,
});
