import type { ApolloClient } from '@apollo/client';
import { toSaveFailure } from '../../apollo/errors.ts';
import { createSaverHook } from '../../apollo/saver-hook.ts';
import { MyWinnerTippsDocument } from './my-winner-tipps.generated.ts';
import { SaveWinnerTippDocument } from './save-winner-tipp.generated.ts';
import { createWinnerSaver, type WinnerSaver } from './winner-saver.ts';

const createFor = (client: ApolloClient): WinnerSaver =>
  createWinnerSaver({
    save: async (mark, teamKZ) => {
      await client.mutate({
        mutation: SaveWinnerTippDocument,
        variables: { input: { mark, teamKZ } },
        // Arrives even when the page is closed right after the tap.
        context: { ownLook: true, fetchOptions: { keepalive: true } },
      });
    },
    ask: async (mark, signal) => {
      const { data } = await client.query({
        query: MyWinnerTippsDocument,
        fetchPolicy: 'network-only',
        // Not together with the page's own question, which may be given up.
        context: { queryDeduplication: false, fetchOptions: { signal } },
      });
      const tipp = data?.winnerTipps.find((each) => each.mark === mark);
      if (!tipp) throw new Error(`No winner tipp ${mark}`);
      return { teamKZ: tipp.team?.teamKZ ?? null };
    },
    describe: toSaveFailure,
  });

/** Saves winner tipps, whatever screen is shown. */
export const useWinnerSaver = createSaverHook(createFor);
