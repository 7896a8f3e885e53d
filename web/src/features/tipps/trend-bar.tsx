import { Link } from '../../components/link.tsx';
import { cx } from '../../lib/class-names.ts';
import { statisticOf } from '../../lib/address/addresses.ts';
import { texts } from './texts.ts';
import type { TippData } from './use-tipp.ts';

interface TrendBarProps {
  match: TippData['match'];
  className?: string;
}

const looks = ['bg-brand', 'bg-line-strong', 'bg-ink-2'] as const;

/** Everybody's tipps as a bar of three parts: first team, draw, second team; empty until the tipps are frozen. */
export const TrendBar = ({ match: { id, team1, team2, trend }, className }: TrendBarProps) => {
  const counts = trend ? [trend.team1, trend.draw, trend.team2] : [];
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  const shares = counts.map((count) => Math.round((100 * count) / all));
  const label = texts.trend(team1.name, team2.name, shares);
  return (
    <Link
      to={statisticOf(id)}
      aria-label={`${texts.allTipps(team1.name, team2.name)}: ${label}`}
      title={label}
      className={cx('tap-target flex h-2 gap-0.5', className)}
    >
      {counts.map((count, index) => (
        <span
          key={index}
          style={{ flexGrow: count }}
          className={cx('rounded-full', count > 0 && looks[index])}
        />
      ))}
    </Link>
  );
};
