import type { FragmentType } from '@apollo/client/masking';
import { Link } from '../../components/link.tsx';
import { useMasked } from '../../apollo/use-masked.ts';
import { KickOff } from '../../game/kick-off.tsx';
import { MiniMatch } from '../../game/mini-match.tsx';
import { texts as shared } from '../../game/texts.ts';
import { getSession } from '../../lib/session/session.ts';
import { statisticOf } from '../../lib/address/addresses.ts';
import { OverviewMatchFragmentDoc, type OverviewMatchFragment } from './match-overview.generated.ts';
import { texts } from './texts.ts';

/** On the page that is current, where the next matches are, with the match opened. */
const tippOf = (matchId: number): string => `/tipps?tab=spiele&spiel=${matchId}`;

interface OverviewMatchProps {
  match: FragmentType<OverviewMatchFragment>;
  /** For players: what they have tipped, and what that has brought. */
  withTipp?: boolean;
}

const tippText = ({ tippInfo, isLocked, isPlayed }: OverviewMatchFragment): string => {
  const { goalsTeam1 = null, goalsTeam2 = null, isJoker = false, points = 0 } = tippInfo[0] ?? {};
  if (goalsTeam1 === null || goalsTeam2 === null) return isLocked ? texts.noTipp : texts.noTippYet;
  return texts.ownTipp(`${goalsTeam1}:${goalsTeam2}`, isJoker) + (isPlayed ? texts.brought(points) : '');
};

/** One line: score, in red while it is played, or kick-off until the lock; a player gets from it to the tipp, and after the lock to its statistic. */
export const OverviewMatch = ({ match, withTipp }: OverviewMatchProps) => {
  const data = useMasked(OverviewMatchFragmentDoc, match);
  if (!data) return null;
  const { id, date, isLocked, isRunning, goalsTeam1, goalsTeam2, team1, team2 } = data;
  const score = goalsTeam1 === null || goalsTeam2 === null ? null : `${goalsTeam1}:${goalsTeam2}`;
  const line = (
    <MiniMatch team1={team1} team2={team2} score={score} live={isRunning} inPlay={data}>
      {isLocked ? shared.noScore : <KickOff date={date} />}
    </MiniMatch>
  );
  if (!getSession().user) return line;
  const [to, what] = isLocked ? [statisticOf(id), texts.allTipps] : [tippOf(id), texts.toTipp];
  return (
    <Link to={to} title={what} className="-mx-2 block rounded-md px-2 hover:bg-surface-2">
      {line}
      {withTipp && <span className="block min-h-5 text-center text-xs text-ink-2">{tippText(data)}</span>}
      <span className="sr-only">. {what}</span>
    </Link>
  );
};
