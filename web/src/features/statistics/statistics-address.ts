import { flagParam, numberParam, pageParam, searchState, textParam } from '../../lib/address/search-state.ts';

/** The state of the screen, all of which the address holds. */
export interface StatisticsView {
  tab: 1 | 2 | 3;
  /** 0 selects the match that locked last. */
  matchId: number;
  onlyJoker: boolean;
  onlyRandom: boolean;
  /** Selects the listed players: '5' by points, '2:1' by tipp, 'GER' by winner; empty for none. */
  chosen: string;
  /** P1, P2, P3, G or L. */
  kind: string;
  search: string;
  onlyFavorites: boolean;
  pageNumber: number;
}

/** All kinds of winner tipps. A tournament has some of them. */
const KINDS = ['P1', 'P2', 'P3', 'G', 'L'];

/** The kinds of a championship: only a World Cup has tipps on the third place. */
export const kindsOf = (isWM: boolean): string[] => KINDS.filter((kind) => isWM || kind !== 'P3');

const statisticsState = searchState<Omit<StatisticsView, 'tab'>>({
  matchId: ['spiel', numberParam],
  onlyJoker: ['joker', flagParam],
  onlyRandom: ['zufall', flagParam],
  kind: ['art', textParam],
  chosen: ['wer', textParam],
  search: ['suche', textParam],
  onlyFavorites: ['liste', flagParam],
  pageNumber: ['seite', pageParam],
});

/** '/statistik/2?spiel=7&joker=1&wer=2:1' */
export const readView = (tab: string | undefined, params: URLSearchParams): StatisticsView => {
  const view = statisticsState.read(params);
  return {
    ...view,
    tab: tab === '2' ? 2 : tab === '3' ? 3 : 1,
    kind: KINDS.find((kind) => kind === view.kind) ?? 'P1',
  };
};

export const toAddress = (view: StatisticsView): string => {
  const { tab, kind, chosen } = view;
  const search = statisticsState.write({
    ...view,
    matchId: tab === 3 ? 0 : view.matchId,
    onlyJoker: tab === 2 && view.onlyJoker,
    onlyRandom: tab === 2 && view.onlyRandom,
    kind: tab === 3 && kind !== 'P1' ? kind : '',
    ...(!chosen && { search: '', onlyFavorites: false, pageNumber: 1 }),
  });
  return `/statistik${tab > 1 ? `/${tab}` : ''}${search}`;
};

/** Changes the view; the list starts at its first page again. */
export const changed = (view: StatisticsView, change: Partial<StatisticsView>): StatisticsView => ({
  ...view,
  search: '',
  pageNumber: 1,
  ...change,
});
