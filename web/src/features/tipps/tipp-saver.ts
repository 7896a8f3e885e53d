import { createSaver, type Saver } from '../../lib/saver.ts';
import type { Draft, SaveFailure } from '../../lib/saver-rules.ts';
import {
  comparable,
  mergeWishes,
  nameOf,
  rivalText,
  touched,
  type StoredTipp,
  type TippChange,
} from './tipp-change.ts';

export type TippDraft = Draft<TippChange>;
export type TippSaver = Saver<number, TippChange, StoredTipp>;
type SaverDeps = Omit<Parameters<typeof createSaver<number, TippChange, StoredTipp>>[0], 'rules'>;

/** After the lock nothing of a tipp can be saved, without a joker left all but the joker. */
const possible = (wish: TippChange, { code, field }: SaveFailure): TippChange => {
  const { isJoker: _refused, ...rest } = wish;
  return code === 'LOCKED' ? {} : field === 'isJoker' ? rest : wish;
};

/** Tipps by match: joker and dice are sent at once, goals after a pause for the next tap. */
export const createTippSaver = (deps: SaverDeps): TippSaver =>
  createSaver({
    ...deps,
    rules: {
      merge: mergeWishes,
      comparable,
      touched,
      passing: [],
      nameOf,
      rivalText,
      possible,
      waits: (wish) => 'goalsTeam1' in wish || 'goalsTeam2' in wish,
    },
  });
