import { cx } from '../lib/class-names.ts';

interface JokerCardProps {
  /** A played or remaining joker; otherwise an empty place. */
  filled: boolean;
  size?: 'md' | 'lg';
  className?: string;
}

/** The joker as a small playing card. Decorative: its letter is CSS content, so it is no part of a button's name. */
export const JokerCard = ({ filled, size = 'md', className }: JokerCardProps) => (
  <span
    aria-hidden="true"
    className={cx(
      'inline-grid flex-none place-items-center border-[1.5px] leading-none font-extrabold before:content-["J"]',
      size === 'md' ? 'h-[25px] w-4.5 rounded-xs text-[12px]' : 'h-[45px] w-8 rounded-sm text-[22px]',
      filled
        ? 'border-joker bg-linear-160 from-gold-200 to-gold-400 text-on-joker'
        : 'border-dashed border-line-strong text-line-strong',
      className,
    )}
  />
);
