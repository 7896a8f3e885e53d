import { Check } from 'lucide-react';
import { Badge } from '../../components/badge.tsx';
import { cx } from '../../lib/class-names.ts';
import { formatNumber } from '../../lib/text/format-number.ts';
import type { BonusTaskFragment } from './bonus.generated.ts';
import { texts } from './texts.ts';

type AnswerBarsProps = Pick<BonusTaskFragment, 'selections' | 'ownSelectionId'>;

/** The distribution of all answers as bars with numbers. The right answers are gold. */
export const AnswerBars = ({ selections, ownSelectionId }: AnswerBarsProps) => {
  const all = selections.reduce((sum, { count }) => sum + (count ?? 0), 0);
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {selections.map(({ selectionId, selection, isRight, count }) => {
        const share = all > 0 ? (count ?? 0) / all : 0;
        return (
          <li key={selectionId}>
            <div className="flex flex-wrap gap-x-2 gap-y-1">
              <span className="flex min-w-0 flex-[1_1_9rem] flex-wrap items-center gap-x-2 gap-y-1">
                <span
                  className={cx(
                    'min-w-0 leading-tight wrap-anywhere',
                    isRight ? 'font-bold' : 'font-semibold',
                  )}
                >
                  {selection}
                </span>
                {isRight && (
                  <Badge tone="gold">
                    <Check aria-hidden="true" className="size-3.5" strokeWidth={3} />
                    {texts.right}
                  </Badge>
                )}
                {selectionId === ownSelectionId && <Badge tone="neutral">{texts.yours}</Badge>}
              </span>
              {count !== null && (
                <span className="ml-auto min-w-0 text-right text-sm text-ink-2">
                  {formatNumber(count)}
                  <span className="sr-only sm:not-sr-only"> {texts.answerWord(count)}</span> ·{' '}
                  {texts.share(formatNumber(Math.round(share * 100)))}
                </span>
              )}
            </div>
            <span aria-hidden="true" className="mt-1.5 block h-2.5 overflow-hidden rounded-full bg-surface-3">
              <span
                className={cx('block h-full rounded-full', isRight ? 'bg-gold-400' : 'bg-brand')}
                style={{ width: `${share * 100}%` }}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
};
