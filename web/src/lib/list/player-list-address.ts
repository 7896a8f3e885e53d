import { positiveNumber } from '../address/search.ts';

/** What a list of players by their places shows; all of it stands in the address. */
export interface PlayerListView {
  pageNumber: number;
  search: string;
  onlyFavorites: boolean;
  /** Admins only. */
  onlyLocked: boolean;
}

export const firstPage: PlayerListView = {
  pageNumber: 1,
  search: '',
  onlyFavorites: false,
  onlyLocked: false,
};

/** '/rangliste/3?suche=mül&liste=1' */
export const readView = (page: string | undefined, params: URLSearchParams): PlayerListView => ({
  pageNumber: positiveNumber(page) || 1,
  search: (params.get('suche') ?? '').trim(),
  onlyFavorites: params.get('liste') === '1',
  onlyLocked: params.get('gesperrt') === '1',
});

/** @param base the list's screen  @param kept what else stands in the address */
export const toAddress = (
  base: string,
  { pageNumber, search, onlyFavorites, onlyLocked }: PlayerListView,
  kept: Readonly<Record<string, string>> = {},
): string => {
  const params = new URLSearchParams(kept);
  if (search) params.set('suche', search);
  if (onlyFavorites) params.set('liste', '1');
  if (onlyLocked) params.set('gesperrt', '1');
  const text = params.toString();
  return `${base}${pageNumber > 1 ? `/${pageNumber}` : ''}${text && `?${text}`}`;
};

export const isNarrowed = ({ search, onlyFavorites, onlyLocked }: PlayerListView): boolean =>
  search !== '' || onlyFavorites || onlyLocked;

/** Where the player's own row stands when the page does not hold it: above all others, or below. */
export const ownRowSide = (view: PlayerListView, ownPage: number): 'top' | 'bottom' =>
  !isNarrowed(view) && ownPage > 0 && ownPage < view.pageNumber ? 'top' : 'bottom';
