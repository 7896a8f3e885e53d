import type { ReactNode } from 'react';
import { cx } from '../lib/class-names.ts';

interface RibbonProps {
  small?: boolean;
  children: ReactNode;
  className?: string;
}

/** A gold ribbon at a picture's left edge, for a prize that can be won or was won. Its parent must be positioned. */
export const Ribbon = ({ small, children, className }: RibbonProps) => (
  <span
    className={cx(
      'absolute top-3 left-0 z-1 max-w-[90%] hyphens-auto wrap-anywhere rounded-r-full bg-gold-400 py-1 pr-4 pl-3 leading-snug font-bold text-on-joker shadow-card',
      small ? 'text-[min(0.75rem,14px)]' : 'text-sm',
      className,
    )}
  >
    {children}
  </span>
);
