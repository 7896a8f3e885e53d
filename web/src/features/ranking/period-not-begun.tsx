import { CalendarClock } from 'lucide-react';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { RANKING } from '../../lib/address/addresses.ts';
import type { Period } from '../../lib/address/periods.ts';
import { texts } from './texts.ts';

/** Replaces the list while none of the period's match days counts. */
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
