import type { ComponentProps } from 'react';
import { texts } from './texts.ts';

interface OutsideLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'href'> {
  href: string;
}

/** A link to another site, or to a page that must not replace this one. It announces that it opens a new window. */
export const OutsideLink = ({ children, rel = 'noopener', ...rest }: OutsideLinkProps) => (
  <a {...rest} target="_blank" rel={rel}>
    {children}
    <span className="sr-only"> {texts.opensElsewhere}</span>
  </a>
);
