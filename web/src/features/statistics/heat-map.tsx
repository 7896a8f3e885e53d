import { Link } from '../../components/link.tsx';
import { cx } from '../../lib/class-names.ts';
import { heatCells, isIn, MANY_GOALS, type HeatCell } from './heat-cells.ts';
import { formatShare, percentOf, sumOf } from './shares.ts';
import type { MatchStatistic } from './use-match-statistic.ts';
import { texts } from './texts.ts';

interface HeatMapProps {
  statistic: MatchStatistic;
  /** Address of the list of players with a tipp. */
  hrefFor: (tipp: string) => string;
  /** The tipp whose players are listed. */
  chosen: string;
}

/** Every step has enough contrast for either dark or light letters. */
const percents = [0, 9, 20, 33, 80, 100];
/** Letters are light from this step on. */
const DEEP = 4;
const ground = (heat: number) => ({
  backgroundColor: `color-mix(in oklab, var(--brand) ${percents[heat]}%, var(--surface-2))`,
});

const goalsLabel = (goals: number): string => (goals === MANY_GOALS ? `${goals}+` : String(goals));
const head = 'text-sm font-bold whitespace-nowrap text-ink-2';

const resultLabel = ({ isPlayed }: MatchStatistic['match']): string =>
  isPlayed ? texts.result : texts.score;

interface CellProps extends HeatMapProps {
  cell: HeatCell;
  /** The number of tipps that pass the filter. */
  all: number;
}

const Cell = ({ cell, all, statistic: { match, tipps, own }, hrefFor, chosen }: CellProps) => {
  const key = `${cell.goals1}:${cell.goals2}`;
  const isOwn = isIn(cell, own);
  const isResult = isIn(cell, match);
  const isOne =
    cell.goals1 < MANY_GOALS && cell.goals2 < MANY_GOALS && tipps.some((tipp) => tipp.key === key);
  const remark = [isOwn && texts.yourTipp, isResult && resultLabel(match)].filter(Boolean).join(', ');
  const content = (
    <>
      <span className="sr-only">
        {`${goalsLabel(cell.goals1)}:${goalsLabel(cell.goals2)}, ${formatShare(cell.value, all)}${remark && `, ${remark}`}`}
      </span>
      <span aria-hidden="true" className="text-[min(0.875rem,4.5vw)] leading-none font-bold">
        {cell.value === 0 ? '·' : percentOf(cell.value, all) || '<1'}
      </span>
      {isOwn && (
        <span aria-hidden="true" className="text-[min(0.6875rem,3.4vw)] leading-none font-semibold">
          {texts.you}
        </span>
      )}
    </>
  );
  const isChosen = key === chosen;
  const style = isChosen ? undefined : ground(cell.heat);
  const look = cx(
    'relative grid h-11 w-full place-content-center justify-items-center gap-0.5 rounded-sm sm:h-12',
    isChosen ? 'bg-ink text-bg' : cell.heat >= DEEP && 'text-on-brand',
    cell.value === 0 && 'text-ink-2',
    // The inner frame is visible on the deepest colour.
    isResult && 'outline-2 outline-ink ring-2 ring-surface ring-inset',
    isOwn && 'z-1 shadow-[0_0_0_3px_var(--joker)]',
  );
  return (
    <td className="p-0.5">
      {isOne ? (
        <Link
          to={hrefFor(key)}
          preventScrollReset
          aria-current={isChosen ? 'true' : undefined}
          data-chosen={isChosen || undefined}
          style={style}
          className={cx(look, 'hover:brightness-110')}
        >
          {content}
        </Link>
      ) : (
        <span style={style} className={look}>
          {content}
        </span>
      )}
    </td>
  );
};

/** All tipps as a heat map of results; the own one has a golden ring, the result a frame. */
export const HeatMap = ({ statistic, hrefFor, chosen }: HeatMapProps) => {
  const { match, tipps, own } = statistic;
  const all = sumOf(tipps);
  const hasResult = match.goalsTeam1 !== null && match.goalsTeam2 !== null;

  return (
    <figure>
      <table className="w-full table-fixed border-separate border-spacing-0">
        <caption className="sr-only">{texts.heatCaption(match.team1.name, match.team2.name)}</caption>
        <thead>
          <tr>
            <td className="w-[13%]" />
            {Array.from({ length: MANY_GOALS + 1 }, (_, goals) => (
              <th key={goals} scope="col" className={cx(head, 'pb-1')}>
                <span className="sr-only">{texts.goalsOf(match.team2.name)} </span>
                {goalsLabel(goals)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {heatCells(tipps).map((row, goals) => (
            <tr key={goals}>
              <th scope="row" className={head}>
                <span className="sr-only">{texts.goalsOf(match.team1.name)} </span>
                {goalsLabel(goals)}
              </th>
              {row.map((cell) => (
                <Cell key={cell.goals2} {...{ cell, all, statistic, hrefFor, chosen }} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
        <span>
          ↓ {match.team1.name} · → {match.team2.name} · {texts.share} in %
        </span>
        {own && (
          <span className="inline-flex items-center gap-2">
            <span aria-hidden="true" className="size-3.5 rounded-xs shadow-[0_0_0_3px_var(--joker)]" />
            {`${texts.yourTipp} ${own.goalsTeam1}:${own.goalsTeam2}`}
          </span>
        )}
        {hasResult && (
          <span className="inline-flex items-center gap-2">
            <span aria-hidden="true" className="size-4 rounded-xs outline-2 outline-ink" />
            {`${resultLabel(match)} ${match.goalsTeam1}:${match.goalsTeam2}`}
          </span>
        )}
      </figcaption>
    </figure>
  );
};
