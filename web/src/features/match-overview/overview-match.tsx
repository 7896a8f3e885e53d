import type { FragmentType } from '@apollo/client/masking';
import { useMasked } from '../../apollo/use-masked.ts';
import { MiniMatch } from '../../components/mini-match.tsx';
import { formatKickOff } from '../../lib/format.ts';
import { useNow } from '../../lib/use-now.ts';
import { OverviewMatchFragmentDoc, type OverviewMatchFragment } from './match-overview.generated.ts';

interface OverviewMatchProps {
  match: FragmentType<OverviewMatchFragment>;
}

const MINUTE = 60_000;

/** One line: score, in red while it is played, or kick-off. */
export const OverviewMatch = ({ match }: OverviewMatchProps) => {
  const now = useNow(MINUTE);
  const data = useMasked(OverviewMatchFragmentDoc, match);
  if (!data) return null;
  const { date, isRunning, goalsTeam1, goalsTeam2, team1, team2 } = data;
  const score = goalsTeam1 === null || goalsTeam2 === null ? null : `${goalsTeam1}:${goalsTeam2}`;
  return (
    <MiniMatch team1={team1} team2={team2} live={isRunning}>
      {score ?? formatKickOff(date, now)}
    </MiniMatch>
  );
};
