import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { connection } from '../lib/connection.ts';

interface Saves {
  onRestored: () => void;
  flushAll: () => void;
}

/**
 * One saver for the whole app: what is on its way is saved even after its screen was left. There is no optimistic answer in
 * the cache: what is not confirmed stays in the draft, so that nothing unsaved can pass for saved.
 */
export const createSaverHook = <Saver extends Saves>(
  create: (client: ApolloClient) => Saver,
): (() => Saver) => {
  const savers = new WeakMap<ApolloClient, Saver>();
  const start = (client: ApolloClient): Saver => {
    const saver = create(client);
    connection.onRestored(saver.onRestored);
    document.addEventListener('visibilitychange', () => document.hidden && saver.flushAll());
    savers.set(client, saver);
    return saver;
  };
  return () => {
    const client = useApolloClient();
    return savers.get(client) ?? start(client);
  };
};
