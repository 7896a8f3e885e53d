import type { FragmentType } from '@apollo/client/masking';
import { useMasked } from '../../apollo/use-masked.ts';
import { KickOff } from '../../game/kick-off.tsx';
import { MiniMatch } from '../../game/mini-match.tsx';
import { texts as shared } from '../../game/texts.ts';
import { OverviewMatchFragmentDoc, type OverviewMatchFragment } from './match-overview.generated.ts';

/** One line: score, in red while it is played, or kick-off until the lock. */
export const OverviewMatch = ({ match }: { match: FragmentType<OverviewMatchFragment> }) => {
  const data = useMasked(OverviewMatchFragmentDoc, match);
  if (!data) return null;
  const { date, isLocked, isRunning, goalsTeam1, goalsTeam2, team1, team2 } = data;
  const score = goalsTeam1 === null || goalsTeam2 === null ? null : `${goalsTeam1}:${goalsTeam2}`;
  return (
    <MiniMatch team1={team1} team2={team2} score={score} live={isRunning} inPlay={data}>
      {isLocked ? shared.noScore : <KickOff date={date} />}
    </MiniMatch>
  );
};
