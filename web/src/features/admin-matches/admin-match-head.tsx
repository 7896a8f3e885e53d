import { Badge } from '../../components/badge.tsx';
import { LiveBadge } from '../../game/live-badge.tsx';
import { formatDateTime } from '../../lib/time/format.ts';
import { texts } from './texts.ts';

interface AdminMatchHeadProps {
  match: { date: string; roundName: string; isRunning: boolean; isPlayed: boolean };
  begun: boolean;
  needsPenalties: boolean;
}

/** When and what, and where the match stands. */
export const AdminMatchHead = ({ match, begun, needsPenalties }: AdminMatchHeadProps) => {
  const { date, roundName, isRunning, isPlayed } = match;
  return (
    <header className="mb-2 flex items-start justify-between gap-3 text-sm text-ink-2">
      <span className="min-w-0">
        <time dateTime={date} className="font-semibold text-ink">
          {formatDateTime(date)}
        </time>{' '}
        · <span className="inline-block">{roundName}</span>
      </span>
      {isRunning && <LiveBadge />}
      {!isRunning && isPlayed && !needsPenalties && <Badge>{texts.played}</Badge>}
      {!isRunning && isPlayed && needsPenalties && <Badge tone="gold">{texts.penaltiesDue}</Badge>}
      {!isRunning && !isPlayed && (
        <Badge tone={begun ? 'gold' : 'neutral'}>{begun ? texts.due : texts.notLocked}</Badge>
      )}
    </header>
  );
};
