import { firstMatchIsLocked } from '../../domain/matches/locking.ts';
import type { View } from '../../projection/projection.ts';
import { placeIn, type PlaceList } from '../../projection/ranks.ts';
import type { Deps } from '../deps.ts';
import { listPage, pageOf, type RankingInput, type RankingPageView } from '../ranking/ranking.ts';
import type { TippRequest } from '../request.ts';

/**
 * One page of the duels' ranking, with all players who have had a duel. Shown once the first match is locked
 * (specification, chapter 2).
 * @throws AppError UNAUTHENTICATED, FORBIDDEN (locked players: admins only), BAD_USER_INPUT
 */
export async function duelRanking(
  deps: Deps,
  request: TippRequest,
  input: RankingInput,
): Promise<RankingPageView> {
  return listPage(deps, request, () => shownPlaces(deps, request.view.current()), input);
}

/** The page that contains a player, from 1; 0 without a place. */
export function duelPageOfPlayer(deps: Deps, view: View, userId: number, pageSize: number): number {
  return pageOf(placeIn(shownPlaces(deps, view), userId - 1), pageSize);
}

function shownPlaces({ clock }: Deps, view: View): PlaceList {
  const isShown = firstMatchIsLocked(view.board.tournament, clock.now().getTime());
  return isShown ? view.ranks.duels : NOBODY;
}

const NOBODY: PlaceList = { order: new Uint32Array(), places: new Uint32Array() };

export type DuelPlace = { duellRanking: number; duellPoints: number; duelsWon: number; duelsPlayed: number };

/** Rank and sums of one player's duels, zeros for an unknown player. */
export function duelPlaceOf({ ranks: { duels } }: View, userId: number): DuelPlace {
  const player = userId - 1;
  return {
    duellRanking: duels.ranks[player] ?? 0,
    duellPoints: duels.points[player] ?? 0,
    duelsWon: duels.won[player] ?? 0,
    duelsPlayed: duels.played[player] ?? 0,
  };
}
