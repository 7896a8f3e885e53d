import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';

interface EmptyStateProps {
  icon?: LucideIcon;
  /** 'Keine Einträge gefunden' */
  title: string;
  children?: ReactNode;
  /** The next step: a Button or ButtonLink. */
  action?: ReactNode;
}

export const EmptyState = ({ icon: Icon, title, children, action }: EmptyStateProps) => (
  <div className="grid justify-items-center gap-2 px-4 py-10 text-center">
    {Icon && (
      <span className="mb-1 grid size-14 place-items-center rounded-full bg-brand-soft text-link">
        <Icon aria-hidden="true" className="size-7" />
      </span>
    )}
    <p className="text-lg font-bold">{title}</p>
    {children && <div className="max-w-prose text-ink-2">{children}</div>}
    {action && <div className="mt-3">{action}</div>}
  </div>
);
