import type { ReactNode } from 'react';
import { cx } from '../lib/class-names.ts';

interface BadgeProps {
  /** Outlined: visible on any background. */
  tone?: 'brand' | 'gold' | 'solid-gold' | 'live' | 'neutral' | 'outlined';
  children: ReactNode;
  className?: string;
}

const tones = {
  brand: 'bg-brand-soft text-link',
  gold: 'bg-joker-soft text-joker-text',
  'solid-gold': 'bg-gold-400 text-on-joker',
  live: 'bg-live-soft text-live ring-1 ring-live ring-inset',
  neutral: 'bg-surface-3 text-ink',
  outlined: 'bg-surface text-ink ring-1 ring-line-strong ring-inset',
};

export const Badge = ({ tone = 'brand', children, className }: BadgeProps) => (
  <span
    className={cx(
      // Looks like a pill with one line, and like a card with more.
      'inline-flex items-center gap-1.5 rounded-[0.75rem] px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap hyphens-auto',
      tones[tone],
      className,
    )}
  >
    {children}
  </span>
);
