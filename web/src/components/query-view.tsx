import type { ReactNode } from 'react';
import type { Failure } from '../lib/failure.ts';
import { Card } from './card.tsx';
import { ErrorState } from './error-state.tsx';

interface QueryViewProps<Value> {
  /** Undefined while loading, null if it does not exist. */
  value: Value | null | undefined;
  query: { failure: Failure | null; refetch: () => Promise<unknown> };
  /** Replaces the failure's own message. */
  message?: string;
  skeleton?: ReactNode;
  /** An EmptyState with a next step for a value that does not exist … */
  notFound?: ReactNode;
  /** … and for an empty list; false if there are entries. */
  empty?: ReactNode;
  /** Inside a card or a dialog: messages get no card of their own. */
  bare?: boolean;
  /** In a small box among others. */
  small?: boolean;
  children?: (value: Value) => ReactNode;
}

/** Renders the states of a query: the skeleton, the failure with a retry, or the content. */
export const QueryView = <Value,>({
  value,
  query: { failure, refetch },
  message = failure?.message,
  skeleton,
  notFound,
  empty,
  bare,
  small,
  children,
}: QueryViewProps<Value>) => {
  const framed = (remark: ReactNode): ReactNode => remark && (bare || small ? remark : <Card>{remark}</Card>);
  if (failure) return framed(<ErrorState small={small} message={message} onRetry={refetch} />);
  if (value === undefined) return skeleton;
  if (value === null) return framed(notFound);
  return empty ? framed(empty) : children?.(value);
};
