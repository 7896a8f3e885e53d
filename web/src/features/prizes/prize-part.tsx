import type { ReactNode } from 'react';
import { ItemBoundary } from '../../components/item-boundary.tsx';
import { PrizeCard } from './prize-card.tsx';
import type { OpenPrizesQuery, PrizesQuery } from './prizes.generated.ts';
import { texts } from './texts.ts';
import { PRIZE_GRID } from './winners/winners-skeleton.tsx';

/** The fragment of the address and the heading, by state. */
const parts = {
  DRAWN: ['gezogen', texts.drawn],
  DUE: ['zu-ziehen', texts.toDraw],
  OPEN: ['zu-gewinnen', texts.toWin],
} as const;

interface PrizePartProps {
  state: keyof typeof parts;
  /** Prizes of any state. */
  prizes: OpenPrizesQuery['prices'] | PrizesQuery['openPrices'];
  children?: ReactNode;
}

/** The prizes of one state under a heading. Empty without prizes. */
export const PrizePart = ({ state, prizes, children }: PrizePartProps) => {
  const [id, title] = parts[state];
  const shown = prizes.filter((prize) => prize.state === state);
  if (!shown.length) return null;
  return (
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
        {shown.map((prize) => (
          <ItemBoundary key={prize.id}>
            <PrizeCard prize={prize} withDay />
          </ItemBoundary>
        ))}
      </div>
    </section>
  );
};
