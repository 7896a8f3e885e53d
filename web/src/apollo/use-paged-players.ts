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

/** The page of a list that an address asks for, as the graph takes it. */
export const pageInput = ({ pageNumber, search }: PageView, pageSize = PAGE_SIZE) => ({
  pageNumber,
  pageSize,
  ...(search && { search }),
});

export interface PagedPlayers<Data, List> extends Pick<Polled<Data>, 'failure' | 'refetch'> {
  /** All that came with the list. */
  data: MaybeMasked<Data> | undefined;
  /** The page, or the one before until it is there; undefined while loading and after a failure. */
  list: List | undefined;
  /** It is the page before. */
  isStale: boolean;
}

/**
 * One page of a list of players. The former page stays until the next one is there; a list that is blocked is polled more often, and the
 * header's rank follows when it is there again.
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
    isStale: !data && shown !== undefined,
    failure,
    refetch,
  };
};
