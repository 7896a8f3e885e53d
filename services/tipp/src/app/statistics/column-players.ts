import type { Page } from '@tippspiel/shared/graph/page';
import type { ColumnKey } from '../../domain/columns/column-key.ts';
import type { WantedCells } from '../../domain/statistics/select-players.ts';
import type { Found, NameSearch } from '../../projection/name-search.ts';
import type { View } from '../../projection/projection.ts';
import type { OwnLists } from '../players/own-lists.ts';
import { placed } from '../ranking/ranking.ts';
import type { StatisticsMemory } from './statistics-memory.ts';

type Deps = {
  view: View;
  statistics: Pick<StatisticsMemory, 'select'>;
  ownLists: OwnLists;
  nameSearch: NameSearch;
  deadline?: Date;
};

export type Asked = {
  /** Of what is wanted, for those who ask for the same. */
  name: string;
  wanted: WantedCells;
  onlyFavorites: boolean;
  page: Page;
};

/** One page of the players with a wanted cell, by rank; null while the column is not frozen. */
export async function columnPlayers(
  { view, statistics, ownLists, nameSearch, deadline }: Deps,
  viewerId: number,
  column: ColumnKey,
  { name, wanted, onlyFavorites, page: { search, skip, pageSize } }: Asked,
): Promise<Found | null> {
  const all = await statistics.select(view.ranks, column, name, wanted);
  if (!all) return null;
  const list = onlyFavorites ? common(all, placed(view.ranks, await ownLists.of(viewerId))) : all;
  if (!search) return { total: list.length, players: list.subarray(skip, skip + pageSize) };
  const wantedNames = { search, onlyLocked: false };
  return nameSearch.find(view.players, list, wantedNames, { skip, size: pageSize }, deadline);
}

/** Those of the few who are among the many. */
function common(many: Uint32Array, few: Uint32Array): Uint32Array {
  const wanted = new Set(few);
  return many.filter((player) => wanted.has(player));
}
