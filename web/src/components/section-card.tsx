import { useId, type ReactNode } from 'react';
import { Card } from './card.tsx';

interface SectionCardProps {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}

/** One section of a screen with forms. */
export const SectionCard = ({ title, lead, children }: SectionCardProps) => {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} className="grid gap-5">
      <header>
        <h2 id={titleId} className="text-lg font-bold">
          {title}
        </h2>
        {lead && <p className="mt-1 text-sm text-ink-2">{lead}</p>}
      </header>
      {children}
    </Card>
  );
};
