import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { texts } from './texts.ts';

interface ItemBoundaryProps {
  children: ReactNode;
  /** In a table, where a remark would have no cell: the row is left out. */
  silent?: boolean;
}

/** Around each item of a list: one that cannot be rendered takes no other along. */
export const ItemBoundary = ({ children, silent }: ItemBoundaryProps) => (
  <ErrorBoundary fallback={silent ? null : <p className="p-4 text-sm text-ink-2">{texts.brokenItem}</p>}>
    {children}
  </ErrorBoundary>
);
