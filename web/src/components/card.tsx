import type { ComponentProps, ElementType } from 'react';
import { cx } from '../lib/class-names.ts';

interface CardProps extends ComponentProps<'section'> {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  /** Muted: something that is over, or cannot be entered yet. Highlight: something that waits for the player. */
  tone?: 'plain' | 'muted' | 'highlight';
  /** Adds padding; off for lists and pictures that reach the edge. */
  padded?: boolean;
}

const tones = {
  plain: 'bg-surface border-line',
  muted: 'bg-bg border-line',
  highlight: 'bg-surface border-joker ring-1 ring-joker',
};

export const Card = ({ as = 'div', tone = 'plain', padded = true, className, ...rest }: CardProps) => {
  const Tag = as as ElementType;
  return (
    <Tag
      {...rest}
      className={cx(
        'rounded-lg border shadow-card print:bg-transparent',
        tones[tone],
        padded && 'p-4 sm:p-5',
        className,
      )}
    />
  );
};
