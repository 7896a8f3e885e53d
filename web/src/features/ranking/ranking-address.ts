import { positiveNumber } from '../../lib/search.ts';

/** What the list shows; all of it stands in the address. */
export interface RankingView {
  pageNumber: number;
  search: string;
  onlyFavorites: boolean;
  /** Admins only. */
  onlyLocked: boolean;
}

export const firstPage: RankingView = { pageNumber: 1, search: '', onlyFavorites: false, onlyLocked: false };

/** '/rangliste/3?suche=mül&liste=1' */
export const readView = (page: string | undefined, params: URLSearchParams): RankingView => ({
  pageNumber: positiveNumber(page) || 1,
  search: (params.get('suche') ?? '').trim(),
  onlyFavorites: params.get('liste') === '1',
  onlyLocked: params.get('gesperrt') === '1',
});

export const toAddress = ({ pageNumber, search, onlyFavorites, onlyLocked }: RankingView): string => {
  const params = new URLSearchParams();
  if (search) params.set('suche', search);
  if (onlyFavorites) params.set('liste', '1');
  if (onlyLocked) params.set('gesperrt', '1');
  const text = params.toString();
  return `/rangliste${pageNumber > 1 ? `/${pageNumber}` : ''}${text && `?${text}`}`;
};

const isNarrowed = ({ search, onlyFavorites, onlyLocked }: RankingView): boolean =>
  search !== '' || onlyFavorites || onlyLocked;

/** Where the player's own row stands when the page does not hold it: above all others, or below. */
export const ownRowSide = (view: RankingView, ownPage: number): 'top' | 'bottom' =>
  !isNarrowed(view) && ownPage > 0 && ownPage < view.pageNumber ? 'top' : 'bottom';
