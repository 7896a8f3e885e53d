import type { Page } from '@tippspiel/shared/graph/page';
import type { ColumnKey } from '../../domain/columns/column-key.ts';
import type { WantedCells } from '../../domain/statistics/select-players.ts';
import type { Found, NameSearch } from '../../projection/name-search.ts';
import type { View } from '../../projection/projection.ts';
import type { OwnLists } from '../players/own-lists.ts';
import { isBlocked, type SlowEvaluation } from '../ranking/blocked.ts';
import { placed } from '../ranking/ranking.ts';
import type { StatisticsMemory } from './statistics-memory.ts';

type Deps = {
  view: View;
  statistics: Pick<StatisticsMemory, 'select'>;
  ownLists: OwnLists;
  nameSearch: NameSearch;
  slowEvaluation: SlowEvaluation;
  deadline?: Date;
};

export type Asked = {
  /** Of what is wanted, for those who ask for the same. */
  name: string;
  wanted: WantedCells;
  onlyFavorites: boolean;
  page: Page;
};

/** `visible` is false while the column is not frozen, `blocked` true while ranks are not shown; then nobody is found. */
export type ColumnPlayers = Found & { visible: boolean; blocked: boolean };

const NOBODY: Found = { total: 0, players: new Uint32Array() };

/** One page of the players with a wanted cell, by rank. @param column null for one that is not locked yet */
export async function columnPlayers(
  deps: Deps,
  viewerId: number,
  column: ColumnKey | null,
  asked: Asked,
): Promise<ColumnPlayers> {
  const { view, statistics, slowEvaluation } = deps;
  const blocked = await isBlocked(view, slowEvaluation);
  const all = column && (await statistics.select(view.ranks, column, asked.name, asked.wanted));
  const about = { visible: all !== null, blocked };
  return { ...(blocked || !all ? NOBODY : await narrow(deps, viewerId, all, asked)), ...about };
}

async function narrow(
  { view, ownLists, nameSearch, deadline }: Deps,
  viewerId: number,
  all: Uint32Array,
  { onlyFavorites, page: { search, skip, pageSize } }: Asked,
): Promise<Found> {
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
