import type { ApolloClient } from '@apollo/client';
import { dropTimestamps } from '../../apollo/query-timestamps.ts';
import { subscribe } from '../../lib/connection/channel.ts';
import { connection } from '../../lib/connection/connection.ts';
import { loadPart } from '../../lib/connection/load-part.ts';
import { outbox } from '../../lib/save/outbox.ts';
import { getViewer } from '../../lib/session/session.ts';
import { onLateStore, openStore } from '../../lib/save/store.ts';

interface Kind {
  /** The query that shows the saved values. */
  shownBy: string;
  /** Loads the saver that resumes the unsaved entries. It is only called if there are any. */
  load: () => Promise<(client: ApolloClient) => unknown>;
}

const kinds = new Map<unknown, Kind>([
  [
    'tipp',
    {
      shownBy: 'MyTipps',
      load: async () => (await import('../../features/tipps/tipp-saver.ts')).tippSaverOf,
    },
  ],
  [
    'winner',
    {
      shownBy: 'MyWinnerTipps',
      load: async () => (await import('../../features/winner-tipps/winner-saver.ts')).winnerSaverOf,
    },
  ],
]);

/**
 * Resumes unsaved entries on every screen: at the start, on return to the page, and with a restored connection.
 * @returns ends it
 */
export const keepOutbox = (client: ApolloClient): (() => void) => {
  const wake = async (): Promise<void> => {
    for (const kind of await outbox.kinds(openStore(), getViewer())) {
      const known = kinds.get(kind);
      if (known) (await loadPart(known.load))(client);
    }
  };
  const tryWake = (): void => {
    // The next trigger retries a failed load.
    if (getViewer() && !document.hidden) wake().catch(() => undefined);
  };
  tryWake();
  document.addEventListener('visibilitychange', tryWake);
  const ends = [
    connection.onRestored(tryWake),
    onLateStore(tryWake),
    // An entry that another tab has saved is no longer unsaved here. Each tab sends its own unsaved entries.
    subscribe('outbox', ({ userId, of, target }) => {
      if (target !== null || userId !== getViewer()) return;
      dropTimestamps(kinds.get(of)?.shownBy ?? '');
      void outbox.kinds(openStore(), userId);
    }),
  ];
  return () => {
    document.removeEventListener('visibilitychange', tryWake);
    ends.forEach((end) => end());
  };
};
