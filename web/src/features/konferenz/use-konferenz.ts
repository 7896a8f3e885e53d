import { pageInput, usePagedPlayers } from '../../apollo/use-paged-players.ts';
import { isNotKnownYet } from '../../lib/failure.ts';
import type { PlayerListView } from '../../lib/list/player-list-address.ts';
import {
  KonferenzDocument,
  type KonferenzQuery,
  type KonferenzQueryVariables,
  type LiveRowFragment,
} from './konferenz.generated.ts';

type Live = NonNullable<KonferenzQuery['ranking']['live']>;
export type LiveMatch = Live['matches'][number];
export type LiveRow = LiveRowFragment;

export interface Shown {
  /** 0 for all players. */
  groupId: number;
  view: PlayerListView;
  /** The first three, the viewer with both neighbours, and the last, instead of a page. */
  isOverview: boolean;
}

/** An overview has fixed page variables, so that it has its own cache entry. */
export const variablesOf = ({ groupId, view, isOverview }: Shown): KonferenzQueryVariables => ({
  groupId,
  onlyFavorites: view.onlyFavorites,
  page: isOverview ? { pageNumber: 1, pageSize: 1 } : pageInput(view),
  overview: isOverview,
});

/** The running matches, and the players by provisional place; refetched with every goal. */
export const useKonferenz = (shown: Shown) =>
  usePagedPlayers(KonferenzDocument, ({ ranking }) => ranking, {
    variables: variablesOf(shown),
    live: ['matches', 'places', 'ranks'],
    isRetryable: isNotKnownYet,
  });

/** False only when it is known that no match is running. */
export const showsTools = ({ list }: ReturnType<typeof useKonferenz>): boolean =>
  list?.live?.matches.length !== 0;
