import type { ApolloClient } from '@apollo/client';
import { subscribe } from '../../lib/connection/channel.ts';
import { connection } from '../../lib/connection/connection.ts';
import { loadPart } from '../../lib/connection/load-part.ts';
import { outbox } from '../../lib/save/outbox.ts';
import { getViewer } from '../../lib/session/session.ts';
import { onLateStore, openStore } from '../../lib/save/store.ts';

type Wake = (client: ApolloClient) => unknown;

/** By kind, what takes up what is left of it: loaded only where something is. */
const wakers = new Map<unknown, () => Promise<Wake>>([
  ['tipp', async () => (await import('../../features/tipps/tipp-saver.ts')).tippSaverOf],
  ['winner', async () => (await import('../../features/winner-tipps/winner-saver.ts')).winnerSaverOf],
]);

/** On every screen: what was entered and is not stored is taken up at the start, on return and with the connection, until the end. */
export const keepOutbox = (client: ApolloClient): (() => void) => {
  const wake = async (): Promise<void> => {
    for (const kind of await outbox.kinds(openStore(), getViewer())) {
      const load = wakers.get(kind);
      if (load) (await loadPart(load))(client);
    }
  };
  const tryWake = (): void => {
    // A failed load is tried again with the next reason.
    if (getViewer() && !document.hidden) wake().catch(() => undefined);
  };
  tryWake();
  document.addEventListener('visibilitychange', tryWake);
  const ends = [
    connection.onRestored(tryWake),
    onLateStore(tryWake),
    // An entry that another tab has saved is not unsaved here either; that tab sees to its own unsaved entries itself.
    subscribe('outbox', ({ userId, target }) => {
      if (target === null && userId === getViewer()) void outbox.kinds(openStore(), userId);
    }),
  ];
  return () => {
    document.removeEventListener('visibilitychange', tryWake);
    ends.forEach((end) => end());
  };
};
