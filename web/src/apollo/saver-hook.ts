import { useEffect, useSyncExternalStore } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { refetchActive } from '../lib/queries/active-queries.ts';
import { subscribe } from '../lib/connection/channel.ts';
import { connection } from '../lib/connection/connection.ts';
import { createOutbox, outbox } from '../lib/save/outbox.ts';
import type { Draft, OutboxStore } from '../lib/save/save-types.ts';
import { registerSaver } from '../lib/save/between-saves.ts';
import type { Saver } from '../lib/save/saver.ts';
import { getSession } from '../lib/session/session.ts';
import { onLateStore, openStore } from '../lib/save/store.ts';

interface Kind<Key, Change extends object, Stored extends Change> {
  /** Its name in the outbox on the device. */
  kind: string;
  /** The query that shows the saved values. */
  shownBy: string;
  create: (client: ApolloClient, outbox: OutboxStore<Key, Change, Stored>) => Saver<Key, Change, Stored>;
}

/**
 * One saver for the whole app: it finishes pending saves after a change of screen, and restores those of an earlier
 * page load. It writes no optimistic answers into the cache. Unconfirmed values stay in the draft, so that they
 * never look saved.
 */
export const createSaverHook = <Key extends string | number, Change extends object, Stored extends Change>({
  kind,
  shownBy,
  create,
}: Kind<Key, Change, Stored>) => {
  const savers = new WeakMap<ApolloClient, Saver<Key, Change, Stored>>();

  const start = (client: ApolloClient): Saver<Key, Change, Stored> => {
    const userId = getSession().user?.id ?? 0;
    const box = createOutbox<Key, Change, Stored>(openStore(), userId, kind);
    const saver = create(client, box);
    let reading = Promise.resolve();
    const restoreUnread = (): void => {
      reading = reading.then(async () =>
        (await box.unread()).forEach(([key, record]) => saver.restore(key, record)),
      );
    };
    registerSaver(saver);
    connection.onRestored(saver.onRestored);
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) return saver.flushAll();
      saver.onRestored();
      restoreUnread();
    });
    subscribe('outbox', (message) => {
      if (message.userId !== userId || message.of !== kind) return;
      const { key, target } = message;
      // Another tab's message may be newer than the record that is being read.
      if (target) void reading.then(() => saver.adopt(key as Key, target as Change));
      else void refetchActive(shownBy);
    });
    onLateStore(restoreUnread);
    restoreUnread();
    savers.set(client, saver);
    return saver;
  };

  const of = (client: ApolloClient): Saver<Key, Change, Stored> => savers.get(client) ?? start(client);
  const useSaver = () => of(useApolloClient());
  return {
    of,
    useSaver,
    /** The draft of an object that the caller shows. */
    useDraft: (key: Key): Draft<Change> => {
      const saver = useSaver();
      useEffect(() => saver.show(key), [saver, key]);
      return useSyncExternalStore(saver.subscribe, () => saver.draft(key));
    },
    /** False until the records of an earlier page load are read. Before that nothing may be shown as saved. */
    useIsRead: () => useSyncExternalStore(outbox.subscribe, () => outbox.isRead(kind)),
  };
};
