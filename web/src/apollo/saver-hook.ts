import { useSyncExternalStore } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { refetchActive } from '../lib/queries/active-queries.ts';
import { subscribe } from '../lib/connection/channel.ts';
import { connection } from '../lib/connection/connection.ts';
import { createOutbox, outbox } from '../lib/save/outbox.ts';
import type { OutboxStore } from '../lib/save/outbox-record.ts';
import { registerSaver } from '../lib/save/between-saves.ts';
import type { Saver } from '../lib/save/saver.ts';
import { getSession } from '../lib/session/session.ts';
import { onLateStore, openStore } from '../lib/save/store.ts';

interface Kind<Key, Change extends object, Stored extends Change> {
  /** Its name in what is kept on the device. */
  kind: string;
  /** The query that shows what is saved. */
  shownBy: string;
  create: (client: ApolloClient, outbox: OutboxStore<Key, Change, Stored>) => Saver<Key, Change, Stored>;
}

/**
 * One saver for the whole app: what is on its way is saved even after its screen was left, and what an earlier life of the app has
 * left is taken up. There is no optimistic answer in the cache: what is not confirmed stays in the draft, so that nothing unsaved can
 * pass for saved.
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
    const takeUp = (): void => {
      reading = reading.then(async () =>
        (await box.rest()).forEach(([key, record]) => saver.restore(key, record)),
      );
    };
    registerSaver(saver);
    connection.onRestored(saver.onRestored);
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) return saver.flushAll();
      saver.onRestored();
      takeUp();
    });
    subscribe('outbox', (message) => {
      if (message.userId !== userId || message.of !== kind) return;
      const { key, target } = message;
      // The record that is being read may be older than another tab's message meanwhile.
      if (target) void reading.then(() => saver.adopt(key as Key, target as Change));
      else void refetchActive(shownBy);
    });
    onLateStore(takeUp);
    takeUp();
    savers.set(client, saver);
    return saver;
  };

  const of = (client: ApolloClient): Saver<Key, Change, Stored> => savers.get(client) ?? start(client);
  return {
    of,
    useSaver: () => of(useApolloClient()),
    /** False until it is known what an earlier life of the app has left: nothing may pass for stored before. */
    useIsRead: () => useSyncExternalStore(outbox.subscribe, () => outbox.isRead(kind)),
  };
};
