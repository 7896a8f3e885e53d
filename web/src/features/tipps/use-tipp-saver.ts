import { useSyncExternalStore } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { isUncertain, toFailure } from '../../apollo/errors.ts';
import { connection } from '../../lib/connection.ts';
import { askTipp } from './ask-tipp.ts';
import { SaveTippDocument } from './save-tipp.generated.ts';
import type { TippChange } from './tipp-change.ts';
import { createTippSaver, type SaveFailure, type TippDraft, type TippSaver } from './tipp-saver.ts';

const savers = new WeakMap<ApolloClient, TippSaver>();

const describe = (error: unknown): SaveFailure => {
  const failure = toFailure(error);
  return { ...failure, isUncertain: isUncertain(failure) };
};

const createFor = (client: ApolloClient): TippSaver => {
  const send = async (matchId: number, change: TippChange): Promise<void> => {
    await client.mutate({
      mutation: SaveTippDocument,
      variables: { input: { matchId, ...change } },
      // Arrives even when the page is closed right after the tap.
      context: { ownLook: true, fetchOptions: { keepalive: true } },
      update: (cache, { data }) => {
        const viewer = cache.identify({ __typename: 'Viewer' });
        if (data) cache.modify({ id: viewer, fields: { jokerCount: () => data.saveTipp.jokerCount } });
      },
    });
  };
  const saver = createTippSaver({ send, ask: askTipp(client), describe });
  connection.onRestored(saver.onRestored);
  document.addEventListener('visibilitychange', () => document.hidden && saver.flushAll());
  return saver;
};

/**
 * Saves tipps, one saver for the whole app: a tipp on its way is saved even after its screen was left. There is no optimistic
 * answer in the cache: what is not confirmed stays in the draft, so that nothing unsaved can pass for saved.
 */
export const useTippSaver = (): TippSaver => {
  const client = useApolloClient();
  const saver = savers.get(client) ?? createFor(client);
  savers.set(client, saver);
  return saver;
};

export const useTippDraft = (matchId: number): TippDraft => {
  const saver = useTippSaver();
  return useSyncExternalStore(saver.subscribe, () => saver.draft(matchId));
};
