import { positiveNumber } from '../../lib/address/search.ts';

/** What the screen shows; all of it stands in the address. */
export interface StatisticsView {
  tab: 1 | 2 | 3;
  /** 0 is the match that locked last. */
  matchId: number;
  onlyJoker: boolean;
  onlyRandom: boolean;
  /** Whose players are listed: '5' hits, '2:1' tipps, 'GER' winners; empty for nobody's. */
  chosen: string;
  /** P1, P2, P3, G or L. */
  kind: string;
  search: string;
  onlyFavorites: boolean;
  pageNumber: number;
}

/** A third place is tipped at a World Cup only. */
export const kindsOf = (isWM: boolean): string[] => ['P1', 'P2', ...(isWM ? ['P3'] : []), 'G', 'L'];

/** '/statistik/2?spiel=7&joker=1&wer=2:1' */
export const readView = (
  tab: string | undefined,
  params: URLSearchParams,
  isWM: boolean,
): StatisticsView => ({
  tab: tab === '2' ? 2 : tab === '3' ? 3 : 1,
  matchId: positiveNumber(params.get('spiel')),
  onlyJoker: params.get('joker') === '1',
  onlyRandom: params.get('zufall') === '1',
  chosen: params.get('wer') ?? '',
  kind: kindsOf(isWM).find((kind) => kind === params.get('art')) ?? 'P1',
  search: (params.get('suche') ?? '').trim(),
  onlyFavorites: params.get('liste') === '1',
  pageNumber: positiveNumber(params.get('seite')) || 1,
});

export const toAddress = (view: StatisticsView): string => {
  const params = new URLSearchParams();
  const set = (name: string, value: string | number | boolean): void => {
    if (value) params.set(name, value === true ? '1' : String(value));
  };
  if (view.tab !== 3) set('spiel', view.matchId);
  if (view.tab === 2) {
    set('joker', view.onlyJoker);
    set('zufall', view.onlyRandom);
  }
  if (view.tab === 3 && view.kind !== 'P1') set('art', view.kind);
  set('wer', view.chosen);
  if (view.chosen) {
    set('suche', view.search);
    set('liste', view.onlyFavorites);
    if (view.pageNumber > 1) set('seite', view.pageNumber);
  }
  const text = params.toString().replaceAll('%3A', ':');
  return `/statistik${view.tab > 1 ? `/${view.tab}` : ''}${text && `?${text}`}`;
};

/** With something else asked for the list begins again. */
export const changed = (view: StatisticsView, change: Partial<StatisticsView>): StatisticsView => ({
  ...view,
  search: '',
  pageNumber: 1,
  ...change,
});
