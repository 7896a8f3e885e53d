import { useParams, useSearchParams } from 'react-router-dom';
import { flagParam, searchState, textParam } from '../address/search-state.ts';
import { pageNumberIn } from '../address/search.ts';

/** The view of a list of players, all of which the address holds. */
export interface PlayerListView {
  pageNumber: number;
  search: string;
  onlyFavorites: boolean;
  /** Only for operators. */
  onlyLocked: boolean;
}

export const firstPage: PlayerListView = {
  pageNumber: 1,
  search: '',
  onlyFavorites: false,
  onlyLocked: false,
};

/** The path holds the page. */
const listState = searchState<Omit<PlayerListView, 'pageNumber'>>({
  search: ['suche', textParam],
  onlyFavorites: ['liste', flagParam],
  onlyLocked: ['gesperrt', flagParam],
});

/** '/rangliste/3?suche=mül&liste=1' */
export const readView = (page: string | undefined, params: URLSearchParams): PlayerListView => ({
  pageNumber: pageNumberIn(page),
  ...listState.read(params),
});

/** The view of the current address, on a screen with `:pagenumber` in its path. */
export const usePlayerListView = (): PlayerListView => {
  const { pagenumber } = useParams();
  const [params] = useSearchParams();
  return readView(pagenumber, params);
};

/** @param base path of the list's screen  @param kept other parameters to keep */
export const toAddress = (
  base: string,
  view: PlayerListView,
  kept: Readonly<Record<string, string>> = {},
): string => `${base}${view.pageNumber > 1 ? `/${view.pageNumber}` : ''}${listState.write(view, kept)}`;

export const isNarrowed = ({ search, onlyFavorites, onlyLocked }: PlayerListView): boolean =>
  search !== '' || onlyFavorites || onlyLocked;

/** The side of the own row if the page does not contain it: above all others, or below. */
export const ownRowSide = (view: PlayerListView, ownPage: number): 'top' | 'bottom' =>
  !isNarrowed(view) && ownPage > 0 && ownPage < view.pageNumber ? 'top' : 'bottom';
