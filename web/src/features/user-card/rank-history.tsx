import { rankHistoryLine, toPath } from '../../lib/game/rank-history-line.ts';
import { formatNumber } from '../../lib/text/format-number.ts';
import { texts } from './texts.ts';
import type { UserPlacesQuery } from './user-card.generated.ts';

interface RankHistoryProps {
  days: UserPlacesQuery['playerStatistic']['days'];
}

/** A line of the places after each match day, best on top, the last marked. Needs two match days. */
export const RankHistory = ({ days }: RankHistoryProps) => {
  const ranked = days.filter(({ ranking }) => ranking > 0);
  if (ranked.length < 2) return null;
  const points = rankHistoryLine(ranked);
  const end = points.at(-1);
  const places = ranked.map(({ ranking }) => formatNumber(ranking)).join(', ');
  return (
    <span
      role="img"
      aria-label={texts.placesByDay(places)}
      title={texts.placesTitle}
      className="relative h-6 w-20"
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="size-full overflow-visible">
        <path
          d={toPath(points)}
          fill="none"
          strokeWidth="2"
          strokeLinejoin="round"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
          className="stroke-brand forced-colors:stroke-[CanvasText]"
        />
      </svg>
      {end && (
        <span
          style={{ left: `${end.x}%`, top: `${end.y}%` }}
          className="absolute size-2 -translate-1/2 rounded-full bg-joker"
        />
      )}
    </span>
  );
};
