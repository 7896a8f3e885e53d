import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  children: ReactNode;
}

export const Section = ({ title, children }: SectionProps) => (
  <section aria-label={title} className="grid min-w-0 gap-3 border-t border-line pt-5">
    <h2 className="text-lg font-bold">{title}</h2>
    <div className="flex min-w-0 flex-wrap items-center gap-3 *:min-w-0">{children}</div>
  </section>
);
