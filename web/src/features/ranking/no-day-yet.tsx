import { CalendarClock } from 'lucide-react';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { RANKING } from '../../lib/address/addresses.ts';
import { formatDateTime } from '../../lib/time/format.ts';
import type { MatchDayRanking } from './use-match-day.ts';
import { texts } from './texts.ts';

interface NoDayYetProps {
  day: MatchDayRanking['day'];
}

/** Replaces the list while none of the day's matches counts. */
export const NoDayYet = ({ day: { state, number, date } }: NoDayYetProps) => (
  <div className="rounded-lg border border-line bg-surface">
    <EmptyState
      icon={CalendarClock}
      title={
        state === 'OPEN'
          ? texts.dayBegins(number, formatDateTime(date).replaceAll(' ', '\u00a0'))
          : texts.nothingCounted
      }
      action={
        <ButtonLink variant="secondary" to={state === 'OPEN' ? '/tipps' : RANKING}>
          {state === 'OPEN' ? texts.toTipps : texts.toTotal}
        </ButtonLink>
      }
    >
      {texts.dayHint}
    </EmptyState>
  </div>
);
