import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { formatDateTime } from '../../lib/time/format.ts';
import { EyeOff } from 'lucide-react';
import { texts } from './texts.ts';

interface HiddenNoticeProps {
  match: { date: string; isLocked: boolean };
  /** The address names no match. */
  isFirst: boolean;
}

/** Explains why the statistic is hidden, and until when. */
export const HiddenNotice = ({ match: { date, isLocked }, isFirst }: HiddenNoticeProps) => (
  <EmptyState
    icon={EyeOff}
    title={isFirst && !isLocked ? texts.noMatch : texts.hiddenTitle}
    action={
      !isLocked && (
        <ButtonLink variant="secondary" to="/tipps">
          {texts.toTipps}
        </ButtonLink>
      )
    }
  >
    {isLocked ? texts.freezing : isFirst ? texts.noMatchHint : texts.hiddenUntil(formatDateTime(date))}
  </EmptyState>
);
