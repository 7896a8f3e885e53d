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
  brought: (points: number, isJoker: boolean) => `${isJoker ? ' mit Joker' : ''}, ${formatPoints(points)}`,
};

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
        isExact && 'bg-gold-400 font-extrabold text-on-joker',
        !isExact && points ? 'bg-brand-soft font-semibold text-link' : '',
        !points && 'text-ink-2',
        isJoker && 'ring-2 ring-joker ring-inset forced-colors:border',
      )}
    >
      <span>{`${goalsTeam1}:${goalsTeam2}`}</span>
      <span className="sr-only">{texts.brought(points ?? 0, isJoker)} </span>
    </span>
  );
};
