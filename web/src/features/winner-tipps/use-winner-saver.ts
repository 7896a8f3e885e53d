import type { ApolloClient } from '@apollo/client';
import { toSaveFailure } from '../../apollo/errors.ts';
import { recordAnswer } from '../../apollo/persisted-cache.ts';
import { createSaverHook } from '../../apollo/saver-hook.ts';
import { refetchActive } from '../../lib/queries/active-queries.ts';
import type { OutboxStore } from '../../lib/save/outbox-record.ts';
import { queryBetweenSaves } from '../../lib/save/between-saves.ts';
import { syncClock } from '../../lib/time/server-clock.ts';
import { MyWinnerTippsDocument } from './my-winner-tipps.generated.ts';
import { SaveWinnerTippDocument } from './save-winner-tipp.generated.ts';
import { createWinnerSaver, familyOf, type WinnerSaver, type WinnerChange } from './winner-saver.ts';

const createFor = (
  client: ApolloClient,
  outbox: OutboxStore<string, WinnerChange, WinnerChange>,
): WinnerSaver =>
  createWinnerSaver({
    save: async (change) => {
      const [first, ...others] = Object.entries(change).map(([mark, teamKZ]) => ({ mark, teamKZ }));
      if (!first) return;
      try {
        await client.mutate({
          mutation: SaveWinnerTippDocument,
          variables: { input: { ...first, ...(others.length > 0 && { others }) } },
          // Arrives even when the page is closed right after the tap.
          context: { ownLook: true, fetchOptions: { keepalive: true } },
        });
      } catch (error) {
        // Another device has put the team elsewhere, which this one does not show yet.
        if (toSaveFailure(error).code === 'CONFLICT') void refetchActive('MyWinnerTipps');
        throw error;
      }
    },
    ask: async (family, given) => {
      const query = async (signal: AbortSignal) => {
        const sentAt = Date.now();
        const answer = await client.query({
          query: MyWinnerTippsDocument,
          fetchPolicy: 'network-only',
          // Not together with the page's own question, which may be given up.
          context: { queryDeduplication: false, fetchOptions: { signal } },
        });
        // A wrong clock may be why there is something to look for.
        if (answer.data) syncClock(answer.data.tournament.serverTime, sentAt, Date.now());
        return answer;
      };
      const { data } = await queryBetweenSaves(query, given);
      recordAnswer(client.cache, MyWinnerTippsDocument, {});
      const tipps = data?.winnerTipps.filter(({ mark }) => familyOf(mark) === family);
      if (!tipps?.length) throw new Error(`No winner tipps of ${family}`);
      return Object.fromEntries(tipps.map(({ mark, team }) => [mark, team?.teamKZ ?? null]));
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
