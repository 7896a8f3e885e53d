import type { ApolloClient } from '@apollo/client';
import { toSaveFailure } from '../../apollo/errors.ts';
import { createSaverHook } from '../../apollo/saver-hook.ts';
import type {
  About,
  Attempt,
  Draft,
  OutboxStore,
  SaveAnswer,
  SaveFailure,
} from '../../lib/save/save-types.ts';
import { createSaver, type Saver } from '../../lib/save/saver.ts';
import { SaveTippDocument } from './save-tipp.generated.ts';
import { texts } from './texts.ts';

/** The fields of a save; the server keeps the others. */
export interface TippChange {
  goalsTeam1?: number | null;
  goalsTeam2?: number | null;
  isJoker?: boolean;
  /** The server draws both goals. Never together with goals. */
  isRandom?: true;
}

export type StoredTipp = Required<Omit<TippChange, 'isRandom'>>;

const namesGoals = (change: TippChange): boolean => 'goalsTeam1' in change || 'goalsTeam2' in change;

/**
 * A goal is sent together with the other one on the screen. Otherwise a change on another device could combine into a
 * tipp that nobody entered. An empty other goal is not sent, so that it deletes nothing unseen.
 */
export const wholeTipp = (
  [first, second]: readonly [number | null, number | null],
  team: 1 | 2,
  value: number | null,
): TippChange => {
  const other = team === 1 ? second : first;
  if (team === 1) return { goalsTeam1: value, ...(other !== null && { goalsTeam2: other }) };
  return { ...(other !== null && { goalsTeam1: other }), goalsTeam2: value };
};

/** Applies a change to earlier ones: dice and goals replace each other. */
const mergeChanges = (earlier: TippChange, change: TippChange): TippChange => {
  const { isRandom: _drawn, ...goals } = earlier;
  const { isJoker, isRandom } = earlier;
  if (change.isRandom) return { ...(isJoker !== undefined && { isJoker }), ...change };
  return namesGoals(change)
    ? { ...goals, ...change }
    : { ...goals, ...(isRandom && { isRandom }), ...change };
};

/** Both goals are one tipp: whoever changes one has seen the other. */
const decidedFields = (change: TippChange): readonly (keyof StoredTipp)[] => [
  ...(namesGoals(change) || change.isRandom ? (['goalsTeam1', 'goalsTeam2'] as const) : []),
  ...('isJoker' in change ? (['isJoker'] as const) : []),
];

/** 'Dein Tipp 2:1 mit Joker für Deutschland – Ungarn' */
const nameOf = (change: TippChange, { base, label }: About<StoredTipp>): string => {
  const { goalsTeam1, goalsTeam2 } = { ...base, ...change };
  const isWhole = namesGoals(change) && goalsTeam1 !== null && goalsTeam2 !== null;
  const goals = isWhole ? texts.tippOf(`${goalsTeam1}:${goalsTeam2}`) : change.isRandom && texts.randomTipp;
  const joker = change.isJoker && !namesGoals(change) && texts.ownJoker;
  const what = goals ? `${goals}${change.isJoker ? texts.withJoker : ''}` : joker || texts.ownChange;
  return texts.of(what, label);
};

/** Describes the tipp that another device has saved. */
export const conflictText = (
  { goalsTeam1, goalsTeam2, isJoker }: StoredTipp,
  pendingChange: TippChange,
): string => {
  if (!namesGoals(pendingChange) && !pendingChange.isRandom) return texts.conflictJoker(isJoker);
  if (goalsTeam1 === null && goalsTeam2 === null) return texts.conflictNone;
  const goals = `${goalsTeam1 ?? texts.none}:${goalsTeam2 ?? texts.none}`;
  // With equal goals, only the joker shows the difference.
  const differs = pendingChange.isJoker !== undefined && pendingChange.isJoker !== isJoker;
  return texts.conflict(goals + (!differs ? '' : isJoker ? texts.withJoker : texts.withoutJoker));
};

export type TippDraft = Draft<TippChange>;
export type TippSaver = Saver<number, TippChange, StoredTipp>;
type SaverDeps = Omit<Parameters<typeof createSaver<number, TippChange, StoredTipp>>[0], 'rules'>;

/** After the lock nothing can be saved; without a joker left, everything except the joker. */
const withoutRefused = (change: TippChange, { code, field }: SaveFailure): TippChange => {
  const { isJoker: _refused, ...rest } = change;
  return code === 'LOCKED' ? {} : field === 'isJoker' ? rest : change;
};

/** Saves tipps by match: joker and dice at once, goals after a debounce. */
export const createTippSaver = (deps: SaverDeps): TippSaver =>
  createSaver({
    ...deps,
    rules: {
      merge: mergeChanges,
      decidedFields,
      nameOf,
      conflictText,
      withoutRefused,
      isDebounced: (change) => 'goalsTeam1' in change || 'goalsTeam2' in change,
    },
  });

const createFor = (client: ApolloClient, outbox: OutboxStore<number, TippChange, StoredTipp>): TippSaver => {
  const send = async (
    matchId: number,
    { change, revision, key }: Attempt<TippChange>,
  ): Promise<SaveAnswer<StoredTipp>> => {
    const { data } = await client.mutate({
      mutation: SaveTippDocument,
      variables: { input: { matchId, ...change, revision, key } },
      // `keepalive` sends it even when the page is closed right after the tap.
      context: { verifiesItself: true, fetchOptions: { keepalive: true } },
      update: (cache, { data: saved }) => {
        if (!saved) return;
        const { jokerCount, tipp } = saved.saveTipp;
        const { goalsTeam1, goalsTeam2, isJoker } = tipp;
        cache.modify({
          id: cache.identify({ __typename: 'Viewer' }),
          // -1: unknown until the start page asks for it.
          fields: { jokerCount: () => jokerCount, missingTippCount: () => -1 },
        });
        cache.modify({
          id: cache.identify({ __typename: 'Match', id: matchId }),
          fields: {
            tippInfo: () => [{ __typename: 'TippInfo', goalsTeam1, goalsTeam2, isJoker, points: 0 }],
          },
        });
      },
    });
    if (!data) throw new Error('a save was answered by nothing');
    const { tipp, errorMessage, isConflict } = data.saveTipp;
    const { goalsTeam1, goalsTeam2, isJoker } = tipp;
    return {
      stored: { goalsTeam1, goalsTeam2, isJoker },
      revision: tipp.revision ?? 0,
      isConflict,
      // Everything except the joker was stored.
      refusal: errorMessage
        ? { message: errorMessage, code: 'BAD_USER_INPUT', field: 'isJoker', isUncertain: false }
        : undefined,
    };
  };
  return createTippSaver({ send, describe: toSaveFailure, outbox });
};

export const {
  of: tippSaverOf,
  useSaver: useTippSaver,
  useDraft: useTippDraft,
  useIsRead: useTippsAreRead,
} = createSaverHook<number, TippChange, StoredTipp>({ kind: 'tipp', shownBy: 'MyTipps', create: createFor });
