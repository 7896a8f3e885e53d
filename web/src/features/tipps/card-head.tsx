import type { ReactNode } from 'react';
import { Badge } from '../../components/badge.tsx';
import { formatDay, formatTime } from '../../lib/time/format.ts';
import { texts } from './texts.ts';
import type { TippData } from './use-tipp.ts';

interface CardHeadProps {
  tipp: TippData;
  /** Adds the date, where no heading above the card has it. */
  hasDate?: boolean;
  children?: ReactNode;
}

/** Kick-off, group, and town or patriot bonus; the card's state stands to the right. */
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
      // Text that does not fit wraps to a second line, which is hidden: nothing is cut in half.
      <span className="-ml-1 flex h-lh min-w-0 flex-1 flex-wrap overflow-hidden text-sm whitespace-nowrap text-ink-2 max-xs:hidden">
        <span className="h-lh" />
        {match.city && <span className="flex-none">· {match.city}</span>}
      </span>
    )}
    <span className="ml-auto flex items-center gap-2">{children}</span>
  </div>
);
