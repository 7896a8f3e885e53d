import { pageInput, usePagedPlayers } from '../../apollo/use-paged-players.ts';
import { isNotKnownYet } from '../../lib/failure.ts';
import type { PlayerListView } from '../../lib/list/player-list-address.ts';
import {
  KonferenzDocument,
  type KonferenzQuery,
  type KonferenzQueryVariables,
} from './konferenz.generated.ts';

type Live = NonNullable<KonferenzQuery['ranking']['live']>;
export type LiveMatch = Live['matches'][number];
export type LiveRow = NonNullable<Live['rows']>[number];

export interface Shown {
  /** 0 for all players. */
  groupId: number;
  view: PlayerListView;
  /** The first three, the viewer between the neighbours and the last, in place of a page. */
  isOverview: boolean;
}

/** Of an overview no page is asked: so both keep a place of their own in the cache. */
export const variablesOf = ({ groupId, view, isOverview }: Shown): KonferenzQueryVariables => ({
  groupId,
  onlyFavorites: view.onlyFavorites,
  page: isOverview ? { pageNumber: 1, pageSize: 1 } : pageInput(view),
  overview: isOverview,
});

/** The running matches, and the players as they would stand; new with every goal. */
export const useKonferenz = (shown: Shown) =>
  usePagedPlayers(KonferenzDocument, ({ ranking }) => ranking, {
    variables: variablesOf(shown),
    live: ['matches', 'places', 'ranks'],
    isRetryable: isNotKnownYet,
  });

/** Whether a match is played, or may be, as long as that is not known. */
export const isPlaying = ({ list }: ReturnType<typeof useKonferenz>): boolean =>
  list?.live?.matches.length !== 0;

/** '2:1'; null as long as nobody has said how it stands. */
export const scoreOf = ({ goalsTeam1, goalsTeam2 }: LiveMatch): string | null =>
  goalsTeam1 === null || goalsTeam2 === null ? null : `${goalsTeam1}:${goalsTeam2}`;
