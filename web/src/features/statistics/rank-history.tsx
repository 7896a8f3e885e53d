import { cx } from '../../lib/class-names.ts';
import { formatDay } from '../../lib/time/format.ts';
import { formatNumber } from '../../lib/text/format-number.ts';
import { rankHistoryLine, toPath, type Point } from '../../lib/game/rank-history-line.ts';
import { bestAndWorst, courseSentence } from './sentences.ts';
import type { PlayerStatisticQuery } from './statistics.generated.ts';
import { TableBehind } from './table-behind.tsx';
import { texts } from './texts.ts';

type Day = PlayerStatisticQuery['playerStatistic']['days'][number];

interface RankHistoryProps {
  days: readonly Day[];
}

const at = ({ x, y }: Point) => ({ left: `${x}%`, top: `${y}%` });
/** Keeps a label inside the chart at both ends. */
const shift = (x: number): string => `translateX(-${x < 25 ? 10 : x > 75 ? 90 : 50}%)`;

interface EndProps {
  day: Day;
  point: Point;
  isBest: boolean;
}

const End = ({ day, point, isBest }: EndProps) => (
  <span
    style={{ ...at(point), transform: `${shift(point.x)} translateY(${isBest ? '-150%' : '50%'})` }}
    className="absolute rounded-full bg-surface-3 px-2 py-0.5 text-[min(0.75rem,4vw)] leading-tight font-semibold whitespace-nowrap"
  >
    {texts.placeOf(formatNumber(day.ranking))} · {formatDay(day.date)}
  </span>
);

/** The own rank by match day, with best and worst day labelled; a sentence says the same. */
export const RankHistory = ({ days }: RankHistoryProps) => {
  const ends = bestAndWorst(days);
  if (!ends) return <p className="py-6 text-ink-2">{texts.noCourse}</p>;
  const points = rankHistoryLine(days);
  const pointOf = (day: Day): Point => points[days.indexOf(day)] as Point;
  const last = points.at(-1);
  const [firstDay, lastDay] = [days[0] as Day, days.at(-1) as Day];
  return (
    <>
      <p className="mb-3 text-lg leading-snug font-bold text-pretty">{courseSentence(days)}</p>
      <div aria-hidden="true" className="flex flex-1 flex-col rounded-md bg-surface-2 px-1 pb-1">
        <div className="relative min-h-44 flex-1">
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible"
          >
            {[24, 50, 76].map((y) => (
              <line
                key={y}
                x1="0"
                x2="100"
                y1={y}
                y2={y}
                className="stroke-line"
                vectorEffect="non-scaling-stroke"
              />
            ))}
            <path
              d={toPath(points)}
              fill="none"
              strokeWidth="3"
              strokeLinejoin="round"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
              className="stroke-brand forced-colors:stroke-[CanvasText]"
            />
          </svg>
          {points.map(
            (point, index) =>
              point && (
                <span
                  key={days[index]?.number}
                  title={`${formatDay(days[index]?.date ?? 0)}: ${texts.placeOf(formatNumber(days[index]?.ranking ?? 0))}`}
                  style={at(point)}
                  className={cx(
                    'absolute -translate-1/2 rounded-full border-2 border-surface-2',
                    point === last ? 'size-4 bg-joker' : 'size-2.5 bg-brand',
                  )}
                />
              ),
          )}
          <End day={ends.best} point={pointOf(ends.best)} isBest />
          {ends.worst.ranking !== ends.best.ranking && (
            <End day={ends.worst} point={pointOf(ends.worst)} isBest={false} />
          )}
        </div>
        <div className="flex justify-between px-2 text-xs text-ink-2">
          <span>{formatDay(firstDay.date)}</span>
          {days.length > 1 && <span>{formatDay(lastDay.date)}</span>}
        </div>
      </div>
      <TableBehind
        caption={texts.courseTitle}
        heads={[texts.date, texts.place, texts.dayPoints, texts.points]}
        rows={days.map(({ date, ranking, dayPoints, points: all }) => [
          formatDay(date),
          ranking > 0 ? formatNumber(ranking) : texts.noPlace,
          formatNumber(dayPoints),
          formatNumber(all),
        ])}
      />
    </>
  );
};
