import { CircleCheck } from 'lucide-react';
import { Link } from '../../components/link.tsx';
import type { PrizeHeadFragment } from './prizes.generated.ts';
import { texts } from './texts.ts';

type Entry = NonNullable<PrizeHeadFragment['entry']>;

interface OwnEntryProps {
  entry: Entry;
  /** The last match of the prize's range, whose tipp is linked: it is open as long as the prize is. */
  matchId: number;
}

const lacks = (matchId: number): Partial<Record<Entry, { text: string; to: string }>> => ({
  NO_ADDRESS: { text: texts.entryNoAddress, to: '/profil/2' },
  NOT_CONFIRMED: { text: texts.entryNotConfirmed, to: '/profil/3' },
  NO_TIPP: { text: texts.entryNoTipp, to: `/tipps?tab=spiele&spiel=${matchId}` },
});

/** Whether the player is a candidate, or a link to what is missing. */
export const OwnEntry = ({ entry, matchId }: OwnEntryProps) => {
  if (entry === 'IN')
    return (
      <p className="flex items-center gap-1.5 text-sm font-semibold text-link">
        <CircleCheck aria-hidden="true" className="size-5 flex-none" />
        {texts.entryIn}
      </p>
    );
  const lack = lacks(matchId)[entry];
  if (!lack) return null;
  return (
    <p className="text-sm font-semibold text-joker-text">
      <Link to={lack.to} className="tap-target underline underline-offset-2">
        {lack.text}
      </Link>
    </p>
  );
};
