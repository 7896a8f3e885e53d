import type { FragmentType } from '@apollo/client/masking';
import { Link } from '../../components/link.tsx';
import { useMasked } from '../../apollo/use-masked.ts';
import { Flag } from '../../game/flag.tsx';
import { LiveBadge } from '../../game/live-badge.tsx';
import { TeamCode } from '../../game/team-code.tsx';
import { cx } from '../../lib/class-names.ts';
import { formatDateTime } from '../../lib/time/format.ts';
import { scoreOf } from '../../lib/game/score.ts';
import { getSession } from '../../lib/session/session.ts';
import { statisticOf } from '../../lib/address/addresses.ts';
import { GroupMatchFragmentDoc, type GroupMatchFragment } from './group-match.generated.ts';
import { texts } from './texts.ts';

interface GroupMatchProps {
  match: FragmentType<GroupMatchFragment>;
}

const teamStyle = 'min-w-0 font-semibold hyphens-auto';

/** One line with the kick-off or a live badge, and the score between the teams, which links to the statistic. */
export const GroupMatch = ({ match }: GroupMatchProps) => {
  const data = useMasked(GroupMatchFragmentDoc, match);
  if (!data) return null;
  const { id, date, isRunning, team1, team2 } = data;
  const score = scoreOf(data);
  const scoreStyle = cx(
    'rounded-sm py-1 text-center font-bold whitespace-nowrap',
    isRunning && 'bg-live-soft text-live',
    !isRunning && (score ? 'bg-surface-3' : 'text-ink-2'),
  );
  return (
    <li className="grid min-h-11 grid-cols-[4rem_minmax(0,1fr)_24px_2.5rem_24px_minmax(0,1fr)] items-center gap-1.5 py-1 text-[min(0.875rem,6.5vw)] leading-tight xs:gap-2 @max-[15rem]:grid-cols-[minmax(0,1fr)_24px_auto_24px_minmax(0,1fr)] @md:grid-cols-[6.25rem_minmax(0,1fr)_24px_3.25rem_24px_minmax(0,1fr)]">
      {isRunning ? (
        <span className="@max-[15rem]:col-span-full">
          <LiveBadge />
        </span>
      ) : (
        <time dateTime={date} className="text-xs text-ink-2 @max-[15rem]:col-span-full">
          {formatDateTime(date)}
        </time>
      )}
      <TeamCode team={team1} nameFrom="@md" className={cx(teamStyle, 'text-right')} />
      <Flag code={team1.flag} size={24} />
      {score && getSession().user ? (
        <Link
          to={statisticOf(id)}
          aria-label={texts.allTipps(team1.name, team2.name, score)}
          title={texts.allTippsShort}
          className={cx(scoreStyle, 'tap-target hover:underline')}
        >
          {score}
        </Link>
      ) : (
        <span className={scoreStyle}>
          <span aria-hidden={score === null}>{score ?? texts.noScore}</span>
          {!score && <span className="sr-only">{texts.noResult}</span>}
        </span>
      )}
      <Flag code={team2.flag} size={24} />
      <TeamCode team={team2} nameFrom="@md" className={teamStyle} />
    </li>
  );
};
