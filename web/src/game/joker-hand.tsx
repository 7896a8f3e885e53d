import { cx } from '../lib/class-names.ts';
import { JokerCard } from './joker-card.tsx';
import { tippTexts } from './tipp-texts.ts';

interface JokerHandProps {
  max: number;
  used: number;
  /** Shows one card and '4 übrig' below 640 px. */
  compact?: boolean;
}

/** All jokers of a player; filled cards are left. */
export const JokerHand = ({ max, used, compact }: JokerHandProps) => {
  const left = Math.max(0, max - used);
  return (
    <p className="flex flex-wrap items-center gap-0.5 xs:gap-1">
      {Array.from({ length: max }, (_, index) => (
        <JokerCard
          key={index}
          filled={index < left}
          className={cx(compact && index > 0 && 'max-sm:hidden')}
        />
      ))}
      {compact && (
        <span aria-hidden="true" className="ml-1 text-sm whitespace-nowrap text-ink-2 sm:hidden">
          {tippTexts.left(left)}
        </span>
      )}
      <span className={cx('ml-2 text-sm text-ink-2', compact && 'max-sm:sr-only')}>
        {tippTexts.jokersLeft(left)}
      </span>
    </p>
  );
};
