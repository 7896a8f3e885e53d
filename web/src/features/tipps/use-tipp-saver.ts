import { useSyncExternalStore } from 'react';
import type { ApolloClient } from '@apollo/client';
import { toSaveFailure } from '../../apollo/errors.ts';
import { createSaverHook } from '../../apollo/saver-hook.ts';
import type { OutboxStore } from '../../lib/save/outbox-record.ts';
import type { SaveFailure } from '../../lib/save/saver-rules.ts';
import { askTipp } from './ask-tipp.ts';
import { SaveTippDocument } from './save-tipp.generated.ts';
import type { StoredTipp, TippChange } from './tipp-change.ts';
import { createTippSaver, type TippDraft, type TippSaver } from './tipp-saver.ts';

const createFor = (client: ApolloClient, outbox: OutboxStore<number, TippChange, StoredTipp>): TippSaver => {
  const send = async (matchId: number, change: TippChange): Promise<SaveFailure | void> => {
    const { data: answer } = await client.mutate({
      mutation: SaveTippDocument,
      variables: { input: { matchId, ...change } },
      // Arrives even when the page is closed right after the tap.
      context: { ownLook: true, fetchOptions: { keepalive: true } },
      update: (cache, { data }) => {
        const viewer = cache.identify({ __typename: 'Viewer' });
        if (data) cache.modify({ id: viewer, fields: { jokerCount: () => data.saveTipp.jokerCount } });
      },
    });
    // Stored but for the joker.
    const message = answer?.saveTipp.errorMessage;
    return message ? { message, code: 'BAD_USER_INPUT', field: 'isJoker', isUncertain: false } : undefined;
  };
  return createTippSaver({ send, ask: askTipp(client), describe: toSaveFailure, outbox });
};

export const {
  of: tippSaverOf,
  useSaver: useTippSaver,
  useIsRead: useTippsAreRead,
} = createSaverHook<number, TippChange, StoredTipp>({ kind: 'tipp', shownBy: 'MyTipps', create: createFor });

export const useTippDraft = (matchId: number): TippDraft => {
  const saver = useTippSaver();
  return useSyncExternalStore(saver.subscribe, () => saver.draft(matchId));
};
