import { createSaver, type Saver } from '../../lib/save/saver.ts';
import type { Draft, SaveFailure } from '../../lib/save/saver-rules.ts';
import {
  mergeChanges,
  nameOf,
  conflictText,
  touched,
  type StoredTipp,
  type TippChange,
} from './tipp-change.ts';

export type TippDraft = Draft<TippChange>;
export type TippSaver = Saver<number, TippChange, StoredTipp>;
type SaverDeps = Omit<Parameters<typeof createSaver<number, TippChange, StoredTipp>>[0], 'rules'>;

/** After the lock nothing of a tipp can be saved, without a joker left all but the joker. */
const possible = (change: TippChange, { code, field }: SaveFailure): TippChange => {
  const { isJoker: _refused, ...rest } = change;
  return code === 'LOCKED' ? {} : field === 'isJoker' ? rest : change;
};

/** Tipps by match: joker and dice are sent at once, goals after a pause for the next tap. */
export const createTippSaver = (deps: SaverDeps): TippSaver =>
  createSaver({
    ...deps,
    rules: {
      merge: mergeChanges,
      touched,
      nameOf,
      conflictText,
      possible,
      waits: (change) => 'goalsTeam1' in change || 'goalsTeam2' in change,
    },
  });
