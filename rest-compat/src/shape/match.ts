import type { MatchPhase } from '../generated/schema.ts';
import type { AdminMatchFieldsFragment, MatchWithTippFragment } from '../routes/matches.generated.ts';
import type { RestSaveTippMutation, TippFieldsFragment } from '../routes/tipps.generated.ts';

/** The Match entity with the fields that only operators see. */
export const shapeAdminMatch = ({ match, ...rest }: AdminMatchFieldsFragment) => ({
  ...shapePhase(match),
  ...rest,
});

/** With the phase as documented, in small letters. */
export const shapePhase = <Phased extends { phase: MatchPhase }>(match: Phased) => ({
  ...match,
  phase: match.phase.toLowerCase(),
});

/** The Tipp entity, with its id under both documented names. */
export const shapeTipp = (tipp: TippFieldsFragment & { match: MatchWithTippFragment }) => ({
  ...tipp,
  tippId: tipp.id,
});

/** The player's own tipp as just stored. Its match repeats it as `tippInfo`. */
export function shapeSavedTipp({ match, ...tipp }: RestSaveTippMutation['saveTipp']['tipp']) {
  const { goalsTeam1, goalsTeam2, points, isJoker } = tipp;
  const tippInfo = [{ goalsTeam1, goalsTeam2, points: points ?? 0, isJoker }];
  return shapeTipp({ ...tipp, match: { ...match, tippInfo } });
}
