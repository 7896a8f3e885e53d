import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { MaybeMasked } from '@apollo/client/masking';
import { BLOCKED_POLL_MS, useUnblocked } from '../lib/queries/use-unblocked.ts';
import { usePolled, type Polled, type PolledOptions } from './use-polled.ts';

/** Specification, chapter 9: lists of players. */
export const PAGE_SIZE = 10;

interface PageView {
  pageNumber: number;
  search: string;
}

/** The page of the list in the address, as GraphQL input. */
export const pageInput = ({ pageNumber, search }: PageView, pageSize = PAGE_SIZE) => ({
  pageNumber,
  pageSize,
  ...(search && { search }),
});

export interface PagedPlayers<Data, List> extends Pick<Polled<Data>, 'failure' | 'refetch'> {
  /** The whole answer. */
  data: MaybeMasked<Data> | undefined;
  /** The page, or the previous one while loading; undefined at first and after a failure. */
  list: List | undefined;
  /** The page, without the previous one. */
  found: List | undefined;
  /** The list is that of the previous page. */
  isStale: boolean;
}

/**
 * One page of a list of players. The previous page stays until the next one arrives. A list that the player
 * may no longer see goes. A blocked list is polled more often, and the header's rank is refetched when the list is unblocked.
 */
export const usePagedPlayers = <
  Data,
  Variables extends OperationVariables,
  List extends { blocked: boolean },
>(
  document: TypedDocumentNode<Data, Variables>,
  listOf: (data: MaybeMasked<Data>) => List,
  { poll = true, ...options }: PolledOptions<Data, Variables>,
): PagedPlayers<Data, List> => {
  const { data, previous, failure, refetch } = usePolled(document, {
    ...options,
    hidesRefused: true,
    poll: (known) => {
      if (listOf(known).blocked) return BLOCKED_POLL_MS;
      return typeof poll === 'function' ? poll(known) : poll;
    },
  });
  useUnblocked(data && listOf(data).blocked);
  const shown = data ?? (failure ? undefined : previous);
  return {
    data: shown,
    list: shown && listOf(shown),
    found: data && listOf(data),
    isStale: !data && shown !== undefined,
    failure,
    refetch,
  };
};
