import type {
  AdminMatchFieldsFragment,
  MatchFieldsFragment,
  MatchWithTippFragment,
} from '../routes/matches.generated.ts';
import type { TippFieldsFragment } from '../routes/tipps.generated.ts';

/** The Match entity; without the player's tipp where the call does not ask for it. */
export const shapeMatch = (match: MatchFieldsFragment | MatchWithTippFragment) => ({
  tippInfo: [],
  ...match,
});

/** The Match entity with what operators alone see of it. */
export const shapeAdminMatch = ({ match, ...rest }: AdminMatchFieldsFragment) => ({
  ...shapeMatch(match),
  ...rest,
});

/** The Tipp entity, with its id under both documented names. */
export const shapeTipp = (tipp: TippFieldsFragment) => ({
  ...tipp,
  tippId: tipp.id,
  match: shapeMatch(tipp.match),
});
