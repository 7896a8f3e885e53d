import type { ReactNode } from 'react';
import { Badge } from '../../components/badge.tsx';
import { formatDay, formatTime } from '../../lib/time/format.ts';
import { texts } from './texts.ts';
import type { TippData } from './use-tipp.ts';

interface CardHeadProps {
  tipp: TippData;
  /** With its day, where that does not stand above the card. */
  hasDate?: boolean;
  children?: ReactNode;
}

/** Kick-off, group, and town or patriot bonus; to the right what the card's state has to say. */
export const CardHead = ({ tipp: { match, patriotBonus }, hasDate, children }: CardHeadProps) => (
  <div className="flex min-h-8 flex-wrap items-center gap-x-2">
    <h3 className="sr-only">{texts.versus(match.team1.name, match.team2.name)}</h3>
    <time dateTime={match.date} className="text-base font-bold whitespace-nowrap">
      {`${hasDate ? `${formatDay(match.date)} ` : ''}${formatTime(match.date)}`}
    </time>
    <span className="text-sm whitespace-nowrap text-ink-2">{match.roundName}</span>
    {patriotBonus > 0 ? (
      <span
        title={texts.patriotHint}
        className="order-last flex basis-full xs:order-none xs:flex-1 xs:basis-0"
      >
        <Badge>{texts.patriot(patriotBonus)}</Badge>
      </span>
    ) : (
      // Whole or not at all: what does not fit goes to a second line, which is out of sight.
      <span className="-ml-1 flex h-lh min-w-0 flex-1 flex-wrap overflow-hidden text-sm whitespace-nowrap text-ink-2 max-xs:hidden">
        <span className="h-lh" />
        {match.city && <span className="flex-none">· {match.city}</span>}
      </span>
    )}
    <span className="ml-auto flex items-center gap-2">{children}</span>
  </div>
);
