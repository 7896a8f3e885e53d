import type { DuelFieldsFragment } from '../routes/tipps.generated.ts';
import { shapeUserShort } from './user.ts';

/** The Duel entity; `state` says why there is no opponent. */
export const shapeDuel = ({ user2, state, ...duel }: DuelFieldsFragment) => ({
  ...duel,
  state: state.toLowerCase(),
  user2: user2 && shapeUserShort(user2),
});
