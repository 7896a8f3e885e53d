import type { DetailsHTMLAttributes, ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';

interface DisclosureProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  summary: ReactNode;
}

/** Content that a tap on its summary shows. */
export const Disclosure = ({ summary, children, ...details }: DisclosureProps) => (
  <details {...details}>
    <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 font-semibold text-link [&::-webkit-details-marker]:hidden">
      {summary}
      <ChevronDown aria-hidden="true" className="size-5 flex-none [[open]>summary>&]:rotate-180" />
    </summary>
    {children}
  </details>
);
