import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { firstMatchIsLocked } from '../../domain/matches/locking.ts';
import type { PageInput } from '@tippspiel/shared/platform/graph/page';
import type { View } from '../../projection/projection.ts';
import { placeIn, type PlaceList } from '../../projection/ranks.ts';
import { listPage, type RankingDeps, type RankingFilter, type RankingPageView } from '../ranking/ranking.ts';

/**
 * One page of the duels' ranking, of all who have had one (specification, chapter 2: shown once the first match is
 * locked).
 * @throws AppError UNAUTHENTICATED, FORBIDDEN (locked players: admins only), BAD_USER_INPUT
 */
export async function duelRanking(
  deps: RankingDeps,
  { identity }: ReadRequest,
  input: PageInput | null | undefined,
  filter: RankingFilter,
): Promise<RankingPageView> {
  return listPage(deps, shownPlaces(deps), { identity }, input, filter);
}

/** The page on which a player stands, from 1; 0 for one without a place. */
export function duelPageOfPlayer(
  deps: Pick<RankingDeps, 'clock' | 'view'>,
  userId: number,
  pageSize: number,
): number {
  const place = placeIn(shownPlaces(deps), userId - 1);
  return place === null ? 0 : Math.floor(place / pageSize) + 1;
}

function shownPlaces({ clock, view }: Pick<RankingDeps, 'clock' | 'view'>): PlaceList {
  const isShown = firstMatchIsLocked(view.board.tournament, clock.now().getTime());
  return isShown ? view.ranks.duels : NOBODY;
}

const NOBODY: PlaceList = { order: new Uint32Array(), places: new Uint32Array() };

export type DuelPlace = { duellRanking: number; duellPoints: number; duelsWon: number; duelsPlayed: number };

/** Rank and sums of one player's duels, zeros for an unknown one. */
export function duelPlaceOf({ ranks: { duels } }: View, userId: number): DuelPlace {
  const player = userId - 1;
  return {
    duellRanking: duels.ranks[player] ?? 0,
    duellPoints: duels.points[player] ?? 0,
    duelsWon: duels.won[player] ?? 0,
    duelsPlayed: duels.played[player] ?? 0,
  };
}
