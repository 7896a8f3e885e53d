import type { ReactNode } from 'react';
import type { FragmentType } from '@apollo/client/masking';
import { useMasked } from '../../apollo/use-masked.ts';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { Facts } from '../../components/facts.tsx';
import { cx } from '../../lib/class-names.ts';
import { formatMatchDay } from '../../lib/time/format.ts';
import { DrawingDetails } from './drawing-details.tsx';
import { OwnEntry } from './own-entry.tsx';
import {
  PrizeHeadFragmentDoc,
  type PrizeDrawingFragment,
  type PrizeHeadFragment,
} from './prizes.generated.ts';
import { PrizePicture } from './prize-picture.tsx';
import { texts } from './texts.ts';
import { matchesText } from './winner-names.ts';

type MaskedPrize = FragmentType<PrizeHeadFragment> & FragmentType<PrizeDrawingFragment>;

interface PrizeCardProps {
  prize: MaskedPrize;
  /** Only operators can see the winners. */
  isUnpublished?: boolean;
  /** Shows the day, which is not needed under a day's heading. */
  withDay?: boolean;
  /** The winners. */
  children?: ReactNode;
}

/** A prize with its ribbon, its winners, and the details of its drawing. */
export const PrizeCard = ({ prize: from, isUnpublished, withDay, children }: PrizeCardProps) => {
  const prize = useMasked(PrizeHeadFragmentDoc, from);
  if (!prize) return null;
  const { name, pictureUrl, priceKind, date, winnerCount, state, entry, toMatch } = prize;
  const about = [
    ...(withDay ? [formatMatchDay(date)] : []),
    matchesText(prize),
    ...(winnerCount > 1 ? [texts.winnerCount(winnerCount)] : []),
    ...(state === 'DRAWN' && !isUnpublished ? [texts.soonShown] : []),
  ];
  return (
    <Card
      as="article"
      padded={false}
      tone={isUnpublished ? 'muted' : 'plain'}
      className={cx(
        'min-w-0 overflow-hidden print:break-inside-avoid print:overflow-visible print:rounded-none print:border-0 print:shadow-none',
        isUnpublished && 'border-2 border-dashed border-line-strong',
      )}
    >
      <PrizePicture pictureUrl={pictureUrl} kind={priceKind} className="print:hidden" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 px-4 pt-4 sm:px-5 print:gap-0 print:p-0">
        {isUnpublished && (
          <p>
            <Badge tone="outlined" className="whitespace-normal!">
              {texts.unpublished}
            </Badge>
          </p>
        )}
        <h3 className="text-lg leading-snug font-bold wrap-anywhere">{name}</h3>
        <p className="text-sm text-ink-2">
          {/* Repeats the kind from the picture's ribbon, which is not printed. */}
          <span className="hidden print:inline">{priceKind} · </span>
          <Facts className="print:inline-flex">{about}</Facts>
        </p>
        {entry && <OwnEntry entry={entry} matchId={toMatch.id} />}
        <div className="contents">{children}</div>
        <DrawingDetails prize={from} name={name} />
      </div>
    </Card>
  );
};
