import { Link } from '../../components/link.tsx';
import { Flag } from '../../game/flag.tsx';
import { cx } from '../../lib/class-names.ts';
import { formatTime } from '../../lib/time/format.ts';
import { statisticOf } from '../../lib/address/addresses.ts';
import { scoreOf } from '../../lib/game/score.ts';
import type { MatchDayRanking } from './use-match-day.ts';
import { texts } from './texts.ts';

interface DayMatchProps {
  match: MatchDayRanking['day']['matches'][number];
}

const look =
  'flex min-h-10 items-center gap-2 rounded-full border border-line bg-surface px-3 text-sm font-bold whitespace-nowrap';

/** A match as two flags around its score or time. Once it is locked it links to its statistics. */
export const DayMatch = ({ match: { id, date, team1, team2, ...match } }: DayMatchProps) => {
  const { isLocked, isRunning } = match;
  const score = scoreOf(match);
  const name = texts.match(team1.name, team2.name, score ?? formatTime(date));
  const inside = (
    <>
      <Flag code={team1.flag} size={24} />
      <span aria-hidden="true" className={cx('min-w-7 text-center', isRunning && 'text-live')}>
        {score ?? formatTime(date)}
      </span>
      <Flag code={team2.flag} size={24} />
      <span className="sr-only">{isRunning ? texts.running(name) : name}</span>
    </>
  );
  if (!isLocked)
    return (
      <span title={name} className={look}>
        {inside}
      </span>
    );
  return (
    <Link to={statisticOf(id)} title={name} className={cx(look, 'tap-target hover:bg-surface-2')}>
      {inside}
    </Link>
  );
};
