import type { MatchFieldsFragment, MatchWithTippFragment } from '../routes/matches.generated.ts';
import type { TippFieldsFragment } from '../routes/tipps.generated.ts';

/** The Match entity; without the player's tipp where the call does not ask for it. */
export const shapeMatch = (match: MatchFieldsFragment | MatchWithTippFragment) => ({
  tippInfo: [],
  ...match,
});

/** The Tipp entity, with its id under both documented names. */
export const shapeTipp = (tipp: TippFieldsFragment) => ({
  ...tipp,
  tippId: tipp.id,
  match: shapeMatch(tipp.match),
});
