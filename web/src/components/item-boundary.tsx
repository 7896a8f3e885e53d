import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { texts } from './texts.ts';

interface ItemBoundaryProps {
  children: ReactNode;
  /** For tables, where a message would have no cell: the row is omitted. */
  silent?: boolean;
}

/** Wraps each item of a list, so that an item that fails to render does not affect the others. */
export const ItemBoundary = ({ children, silent }: ItemBoundaryProps) => (
  <ErrorBoundary fallback={silent ? null : <p className="p-4 text-sm text-ink-2">{texts.brokenItem}</p>}>
    {children}
  </ErrorBoundary>
);
