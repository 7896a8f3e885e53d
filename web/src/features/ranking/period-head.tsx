import { CalendarClock } from 'lucide-react';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { BestOfDay } from './best-of-day.tsx';
import { RANKING, texts, type Period } from './texts.ts';
import type { PeriodRanking } from './use-match-day.ts';

interface PeriodHeadProps {
  period: Period;
  ranking: Pick<PeriodRanking, 'best'>;
  ofList: boolean;
}

/** Several match days together above their ranking: what counts, and who is best. */
export const PeriodHead = ({ period, ranking: { best }, ofList }: PeriodHeadProps) => (
  <section aria-label={texts.periods[period]} className="mb-4 grid gap-3">
    <p className="text-sm text-ink-2">{texts.periodHints[period]}</p>
    {best && <BestOfDay best={best} ofList={ofList} />}
  </section>
);

/** In place of the list while none of its match days counts. */
export const PeriodNotBegun = ({ period }: { period: Period }) => (
  <div className="rounded-lg border border-line bg-surface">
    <EmptyState
      icon={CalendarClock}
      title={texts.periodOpen[period]}
      action={
        <ButtonLink variant="secondary" to={RANKING}>
          {texts.toTotal}
        </ButtonLink>
      }
    >
      {texts.periodOpenHint}
    </EmptyState>
  </div>
);
