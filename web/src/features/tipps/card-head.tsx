import type { ReactNode } from 'react';
import { Badge } from '../../components/badge.tsx';
import { formatTime } from '../../lib/format.ts';
import { texts } from './texts.ts';
import type { TippData } from './use-tipp.ts';

interface CardHeadProps {
  tipp: TippData;
  /** Without the town, where there is little room. */
  short?: boolean;
  children?: ReactNode;
}

/** Kick-off, group and town; to the right what the card's state has to say. */
export const CardHead = ({ tipp: { match, isPatriot }, short, children }: CardHeadProps) => (
  <div className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1">
    <h3 className="sr-only">{texts.versus(match.team1.name, match.team2.name)}</h3>
    <time dateTime={match.date} className="text-base font-bold">
      {formatTime(match.date)}
    </time>
    <span className="min-w-0 flex-1 truncate text-sm text-ink-2">
      {match.roundName}
      {!short && match.city && <span className="hidden xs:inline"> · {match.city}</span>}
    </span>
    {isPatriot && (
      <span title={texts.patriotHint} className="inline-flex">
        <Badge>{texts.patriot}</Badge>
      </span>
    )}
    {children}
  </div>
);
