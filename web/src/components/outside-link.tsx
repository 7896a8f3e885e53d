import type { ComponentProps } from 'react';
import { texts } from './texts.ts';

interface OutsideLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'href'> {
  href: string;
}

/** A link to a page that is not ours, or that must not take this one's place: in a window of its own, which is said. */
export const OutsideLink = ({ children, rel = 'noopener', ...rest }: OutsideLinkProps) => (
  <a {...rest} target="_blank" rel={rel}>
    {children}
    <span className="sr-only"> {texts.opensElsewhere}</span>
  </a>
);
