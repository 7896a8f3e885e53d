import { useSyncExternalStore } from 'react';
import type { ApolloClient } from '@apollo/client';
import { toSaveFailure } from '../../apollo/errors.ts';
import { createSaverHook } from '../../apollo/saver-hook.ts';
import type { Attempt, OutboxStore } from '../../lib/save/outbox-record.ts';
import type { SaveAnswer } from '../../lib/save/saver-rules.ts';
import { SaveTippDocument } from './save-tipp.generated.ts';
import type { StoredTipp, TippChange } from './tipp-change.ts';
import { createTippSaver, type TippDraft, type TippSaver } from './tipp-saver.ts';

const createFor = (client: ApolloClient, outbox: OutboxStore<number, TippChange, StoredTipp>): TippSaver => {
  const send = async (
    matchId: number,
    { change, revision, key }: Attempt<TippChange>,
  ): Promise<SaveAnswer<StoredTipp>> => {
    const { data } = await client.mutate({
      mutation: SaveTippDocument,
      variables: { input: { matchId, ...change, revision, key } },
      // Arrives even when the page is closed right after the tap.
      context: { verifiesItself: true, fetchOptions: { keepalive: true } },
      update: (cache, { data: saved }) => {
        const viewer = cache.identify({ __typename: 'Viewer' });
        if (saved) cache.modify({ id: viewer, fields: { jokerCount: () => saved.saveTipp.jokerCount } });
      },
    });
    if (!data) throw new Error('a save was answered by nothing');
    const { tipp, errorMessage, isConflict } = data.saveTipp;
    const { goalsTeam1, goalsTeam2, isJoker } = tipp;
    return {
      stored: { goalsTeam1, goalsTeam2, isJoker },
      revision: tipp.revision ?? 0,
      isConflict,
      // Stored but for the joker.
      undone: errorMessage
        ? { message: errorMessage, code: 'BAD_USER_INPUT', field: 'isJoker', isUncertain: false }
        : undefined,
    };
  };
  return createTippSaver({ send, describe: toSaveFailure, outbox });
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
