import type { ReactNode } from 'react';
import { ItemBoundary } from '../../components/item-boundary.tsx';
import { PrizeCard } from './prize-card.tsx';
import type { OpenPrizesQuery, PrizesQuery } from './prizes.generated.ts';
import { PRIZE_GRID } from './winners/winners-skeleton.tsx';

interface PrizePartProps {
  id: string;
  title: string;
  prices: OpenPrizesQuery['prices'] | PrizesQuery['openPrices'];
  children?: ReactNode;
}

/** The prizes of one state under a heading. Empty without prizes. */
export const PrizePart = ({ id, title, prices, children }: PrizePartProps) =>
  prices.length > 0 && (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-titel`}
      className="mt-8 focus-visible:outline-none print:hidden"
    >
      <h2 id={`${id}-titel`} className="mb-3 text-xl font-bold">
        {title}
      </h2>
      {children}
      <div className={PRIZE_GRID}>
        {prices.map((price) => (
          <ItemBoundary key={price.id}>
            <PrizeCard price={price} withDay />
          </ItemBoundary>
        ))}
      </div>
    </section>
  );
