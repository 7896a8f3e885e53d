import { cx } from '../lib/class-names.ts';
import { getSession } from '../lib/session/session.ts';
import { formatPoints } from '../lib/text/format-number.ts';

interface RecentTippProps {
  tipp:
    | {
        goalsTeam1: number | null;
        goalsTeam2: number | null;
        isValid: boolean;
        isJoker: boolean;
        points: number | null;
        pointsInternal: number | null;
      }
    | undefined;
}

const texts = {
  noTipp: 'Kein Tipp abgegeben',
  legend: { exact: 'exakt', points: 'Punkte', joker: 'Joker' },
  brought: (points: number, isJoker: boolean) => `${isJoker ? ' mit Joker' : ''}, ${formatPoints(points)}`,
};

const looks = {
  exact: 'bg-gold-400 text-on-joker',
  points: 'bg-brand-soft text-link',
  joker: 'ring-2 ring-joker ring-inset forced-colors:border',
};

/** Says what the cells' colours mean, for who sees them. */
export const RecentLegend = () => (
  <span aria-hidden="true" className="flex flex-wrap gap-x-3 text-xs text-ink-2">
    {(['exact', 'points', 'joker'] as const).map((kind) => (
      <span key={kind} className="flex items-center gap-1">
        <span className={cx('size-3.5 rounded-sm', looks[kind])} />
        {texts.legend[kind]}
      </span>
    ))}
  </span>
);

/** A tipp on a match that counts, in a small cell: golden if exact, coloured if it earned points. */
export const RecentTipp = ({ tipp }: RecentTippProps) => {
  if (!tipp?.isValid)
    return (
      <span className="grid h-8 place-items-center text-sm text-ink-2">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{texts.noTipp} </span>
      </span>
    );
  const { goalsTeam1, goalsTeam2, isJoker, points, pointsInternal } = tipp;
  const isExact = pointsInternal === getSession().exactPoints;
  return (
    <span
      // For who sees the cell: its colour does not tell the points.
      title={formatPoints(points ?? 0)}
      className={cx(
        'grid h-8 place-items-center rounded-md text-[min(0.875rem,4.5vw)]',
        isExact && `font-extrabold ${looks.exact}`,
        !isExact && points ? `font-semibold ${looks.points}` : '',
        !points && 'text-ink-2',
        isJoker && looks.joker,
      )}
    >
      <span>{`${goalsTeam1}:${goalsTeam2}`}</span>
      <span className="sr-only">{texts.brought(points ?? 0, isJoker)} </span>
    </span>
  );
};
