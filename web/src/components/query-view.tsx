import type { ReactNode } from 'react';
import type { Failure } from '../lib/failure.ts';
import { Card } from './card.tsx';
import { ErrorState } from './error-state.tsx';

interface QueryViewProps<Value> {
  /** Undefined until it is loaded, null where it does not exist. */
  value: Value | null | undefined;
  query: { failure: Failure | null; refetch: () => Promise<unknown> };
  /** In another text than the failure's own. */
  message?: string;
  skeleton?: ReactNode;
  /** An EmptyState with a next step in place of what does not exist … */
  notFound?: ReactNode;
  /** … and in place of a list without entries; false where there are entries. */
  empty?: ReactNode;
  /** Inside a card or a dialog, where no further card stands around a remark. */
  bare?: boolean;
  /** In a box among others, where there is little room. */
  small?: boolean;
  children?: (value: Value) => ReactNode;
}

/** The states of a loading screen: the skeleton, the failure with a way to try again, and the content. */
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
