import type { ReactNode } from 'react';
import { BestOfDay } from './best-of-day.tsx';
import type { Period } from '../../lib/address/periods.ts';
import { texts } from './texts.ts';
import type { PeriodRanking } from './use-match-day.ts';

interface PeriodHeadProps {
  period: Period;
  ranking: Pick<PeriodRanking, 'best'>;
  onlyFavorites: boolean;
  /** The list below it. */
  children: ReactNode;
}

/** The head of a period's ranking: what counts, and who is best. */
export const PeriodHead = ({ period, ranking: { best }, onlyFavorites, children }: PeriodHeadProps) => (
  <>
    <section aria-label={texts.periods[period]} className="mb-4 grid gap-3">
      <p className="text-sm text-ink-2">{texts.periodHints[period]}</p>
      {best && <BestOfDay title={texts.bestOfPeriod(period, onlyFavorites)} best={best} />}
    </section>
    {children}
  </>
);
