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
      title={label}
      className={cx(
        'tap-target flex items-end gap-0.5 text-[min(0.75rem,5vw)] whitespace-nowrap text-ink-2',
        className,
      )}
    >
      <span className="sr-only">{`${texts.allTipps(team1.name, team2.name)}: ${label}`}</span>
      <span aria-hidden="true" className="mr-1">
        {texts.all}
      </span>
      {counts.map(
        (count, index) =>
          count > 0 && (
            // No part is narrower than its number.
            <span key={index} aria-hidden="true" style={{ flexGrow: count }}>
              {texts.share([team1.teamKZ, '', team2.teamKZ][index], shares[index])}
              <span className={cx('block h-2 rounded-full', looks[index])} />
            </span>
          ),
      )}
    </Link>
  );
};
