import { JokerCard } from '../../game/joker-card.tsx';
import { cx } from '../../lib/class-names.ts';
import { formatNumber, pointsWord } from '../../lib/text/format-number.ts';
import { texts } from './texts.ts';
import type { LiveRow } from './use-konferenz.ts';

interface TippCellProps {
  /** undefined for some seconds after a lock, until the tipps are visible. */
  tipp: LiveRow['tipps'][number] | undefined;
  isOver: boolean;
}

/** A player's tipp on a running match with its provisional points; a tipp with points is highlighted. */
export const TippCell = ({ tipp, isOver }: TippCellProps) => {
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
    <span className={cx('live-tipp rounded-md leading-tight', brings ? 'bg-brand-soft' : 'text-ink-2')}>
      <span className="live-score flex min-h-6 items-center whitespace-nowrap">
        <span className={cx('text-[min(1rem,4.5vw)]', brings ? 'font-bold' : 'font-medium')}>
          {`${goalsTeam1}:${goalsTeam2}`}
        </span>
        {isJoker && (
          <>
            <span className="live-joker">
              <JokerCard filled />
            </span>
            <span className="sr-only">{texts.withJoker}</span>
          </>
        )}
      </span>
      {points !== null && (
        <span
          className={cx(
            'text-[min(0.75rem,4vw)] whitespace-nowrap',
            brings ? 'font-extrabold' : 'font-medium',
          )}
        >
          <span className="sr-only">{isOver ? texts.brought : texts.brings} </span>
          {`+${formatNumber(points)}`}
          <span className="sr-only"> {pointsWord(points)}</span>
        </span>
      )}
    </span>
  );
};
