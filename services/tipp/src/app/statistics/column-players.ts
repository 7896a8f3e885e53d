import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import type { Page } from '@tippspiel/shared/platform/graph/page';
import type { ColumnKey } from '../../domain/columns/column-key.ts';
import type { WantedCells } from '../../domain/statistics/select-players.ts';
import type { Found } from '../../projection/name-search.ts';
import type { Deps } from '../deps.ts';
import { isBlocked } from '../ranking/blocked.ts';
import { sortByPlace } from '../ranking/ranking.ts';
import type { TippRequest } from '../request.ts';

export type Asked = {
  /** Identifies the selection in the cache. */
  name: string;
  wanted: WantedCells;
  onlyFavorites?: boolean | null;
  page: Page;
};

/** Empty if `visible` is false (the column is not frozen) or `blocked` is true (ranks are hidden). */
export type ColumnPlayers = Found & { visible: boolean; blocked: boolean };

const NOBODY: Found = { total: 0, players: new Uint32Array() };

/** One page of the players with a selected cell, by rank. @param column null if it is not locked yet */
export async function columnPlayers(
  deps: Deps,
  request: TippRequest,
  column: ColumnKey | null,
  asked: Asked,
): Promise<ColumnPlayers> {
  const blocked = await isBlocked(request.view.current(), deps.slowEvaluation);
  // While ranks are hidden, only whether the column is frozen is read.
  const list =
    column &&
    (await (blocked
      ? deps.statistics.among(NOBODY.players, column, asked.wanted)
      : listOf(deps, request, column, asked)));
  const about = { visible: list !== null, blocked };
  if (blocked || !list) return { ...NOBODY, ...about };
  const { identity, view, deadline } = request;
  const turn = { viewer: requireViewer(identity).userId, deadline };
  return { ...(await deps.nameSearch.find(view.current().players, list, asked.page, turn)), ...about };
}

async function listOf(
  { statistics, ownLists }: Deps,
  { identity, view }: TippRequest,
  column: ColumnKey,
  { name, wanted, onlyFavorites }: Asked,
): Promise<Uint32Array | null> {
  const { ranks } = view.current();
  const { userId } = requireViewer(identity);
  if (!onlyFavorites) return statistics.select(ranks, column, name, wanted, userId);
  return statistics.among(sortByPlace(ranks, await ownLists.of(userId)), column, wanted);
}
