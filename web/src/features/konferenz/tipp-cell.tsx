import { JokerCard } from '../../components/joker-card.tsx';
import { cx } from '../../lib/class-names.ts';
import { formatNumber } from '../../lib/text/format-number.ts';
import { texts } from './texts.ts';
import type { LiveRow } from './use-konferenz.ts';

interface TippCellProps {
  /** undefined for the seconds between a lock and the moment from which the tipps are shown. */
  tipp: LiveRow['tipps'][number] | undefined;
}

/** A player's tipp of a running match, and what it would bring now: what brings something stands out. */
export const TippCell = ({ tipp }: TippCellProps) => {
  if (!tipp?.isValid)
    return (
      <span className="text-ink-2">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{tipp ? texts.noTipp : texts.notKnownYet}</span>
      </span>
    );
  const { goalsTeam1, goalsTeam2, isJoker, points } = tipp;
  const brings = points !== null && points > 0;
  return (
    <span
      className={cx(
        'inline-grid min-w-[min(3.25rem,16cqw)] justify-items-center rounded-md px-0.5 py-0.5 leading-tight @3xl/table:inline-flex @3xl/table:min-w-30 @3xl/table:items-center @3xl/table:justify-center @3xl/table:gap-3 @3xl/table:py-1.5',
        brings ? 'bg-brand-soft' : 'text-ink-2',
      )}
    >
      <span className="flex min-h-[25px] items-center gap-0.5 whitespace-nowrap @sm/table:gap-1">
        <span className={cx('text-[min(1rem,5cqw)]', brings ? 'font-bold' : 'font-medium')}>
          {`${goalsTeam1}:${goalsTeam2}`}
        </span>
        {isJoker && (
          <>
            <JokerCard filled />
            <span className="sr-only">{texts.withJoker}</span>
          </>
        )}
      </span>
      {points !== null && (
        <span
          className={cx(
            'text-[min(0.75rem,4cqw)] whitespace-nowrap @3xl/table:text-sm',
            brings ? 'font-extrabold' : 'font-medium',
          )}
        >
          <span className="sr-only">{texts.brings} </span>
          {brings ? `+${formatNumber(points)}` : formatNumber(points)}
          <span className="sr-only"> {texts.unit(points)}</span>
        </span>
      )}
    </span>
  );
};
