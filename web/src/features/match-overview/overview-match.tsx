import type { FragmentType } from '@apollo/client/masking';
import { Link } from '../../components/link.tsx';
import { useMasked } from '../../apollo/use-masked.ts';
import { KickOff } from '../../components/kick-off.tsx';
import { MiniMatch } from '../../components/mini-match.tsx';
import { texts as shared } from '../../components/texts.ts';
import { getSession } from '../../lib/session.ts';
import { statisticOf } from '../../lib/statistic-address.ts';
import { OverviewMatchFragmentDoc, type OverviewMatchFragment } from './match-overview.generated.ts';
import { texts } from './texts.ts';

interface OverviewMatchProps {
  match: FragmentType<OverviewMatchFragment>;
}

/** One line: score, in red while it is played, or kick-off until the lock; from then on a player gets to its statistic. */
export const OverviewMatch = ({ match }: OverviewMatchProps) => {
  const data = useMasked(OverviewMatchFragmentDoc, match);
  if (!data) return null;
  const { id, date, isLocked, isRunning, goalsTeam1, goalsTeam2, team1, team2 } = data;
  const score = goalsTeam1 === null || goalsTeam2 === null ? null : `${goalsTeam1}:${goalsTeam2}`;
  const line = (
    <MiniMatch team1={team1} team2={team2} score={score} live={isRunning} since={date}>
      {isLocked ? shared.noScore : <KickOff date={date} />}
    </MiniMatch>
  );
  if (!isLocked || !getSession().user) return line;
  return (
    <Link
      to={statisticOf(id)}
      title={texts.allTipps}
      className="-mx-2 block rounded-md px-2 hover:bg-surface-2"
    >
      {line}
      <span className="sr-only">. {texts.allTipps}</span>
    </Link>
  );
};
