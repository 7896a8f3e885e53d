import { Crown } from 'lucide-react';
import { cx } from '../lib/class-names.ts';

interface DayCardProps {
  /** Number of the match day; undefined for several. */
  day?: number;
  size: 'sm' | 'lg';
  className?: string;
}

const sizes = {
  sm: 'h-7 w-[22px] rounded-xs text-[12px]',
  lg: 'h-16 w-12 -rotate-6 rounded-sm text-[28px] shadow-card',
};

/** The golden card of a match day's best, with the day's number. Decorative: the text beside it explains it. */
export const DayCard = ({ day, size, className }: DayCardProps) => (
  <span
    aria-hidden="true"
    className={cx(
      'inline-grid flex-none content-center justify-items-center border-[1.5px] border-joker bg-linear-160 from-gold-200 to-gold-400 leading-none font-extrabold text-on-joker',
      sizes[size],
      className,
    )}
  >
    <Crown className={size === 'sm' ? 'size-2.5 fill-current' : 'mb-0.5 size-5 fill-current'} />
    <span>{day}</span>
  </span>
);
