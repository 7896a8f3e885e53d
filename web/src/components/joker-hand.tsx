import { cx } from '../lib/class-names.ts';
import { JokerCard } from './joker-card.tsx';

interface JokerHandProps {
  max: number;
  used: number;
  /** Without words below 640 px. */
  compact?: boolean;
}

/** All jokers of a player: full cards are still in hand. */
export const JokerHand = ({ max, used, compact }: JokerHandProps) => {
  const left = Math.max(0, max - used);
  return (
    <p className="flex flex-wrap items-center gap-0.5 xs:gap-1">
      {Array.from({ length: max }, (_, index) => (
        <JokerCard key={index} filled={index < left} />
      ))}
      <span className={cx('ml-2 text-sm text-ink-2', compact && 'max-sm:sr-only')}>
        {left === 0 ? 'Kein Joker übrig' : `${left} Joker übrig`}
      </span>
    </p>
  );
};
