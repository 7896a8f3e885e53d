import { usePagedPlayers } from '../../apollo/use-paged-players.ts';
import { usePolled, type Polled } from '../../apollo/use-polled.ts';
import {
  FavoriteListDocument,
  FavoritePlacesDocument,
  FavoriteRankingDocument,
  type FavoriteListQuery,
  type FavoriteListQueryVariables,
  type FavoritePlacesQuery,
} from './favorite-list.generated.ts';

export type ListedFavorite = NonNullable<FavoriteListQuery['viewer']>['favorites']['items'][number];
export type Place = NonNullable<FavoritePlacesQuery['viewer']>['favorites']['items'][number];

interface Favorites extends Pick<Polled<unknown>, 'failure' | 'refetch'> {
  /** undefined while loading, and after a failure. */
  known: { items: readonly ListedFavorite[]; totalCount: number } | undefined;
  /** `known` is of an earlier page or search. */
  isStale: boolean;
  places: ReadonlyMap<number, Place>;
  /** The places are still loading. */
  isAsked: boolean;
  /** The order by points is unavailable while the ranking is locked. */
  blocked: boolean;
}

/** One page of the viewer's list by name. The places load separately, so that the list also shows without them. */
const useByName = (variables: FavoriteListQueryVariables, skip: boolean): Favorites => {
  const { data, previous, failure, refetch } = usePolled(FavoriteListDocument, {
    variables,
    poll: true,
    skip,
  });
  const ranks = usePolled(FavoritePlacesDocument, { variables, poll: true, live: ['ranks'], skip });
  return {
    known: (data ?? (failure ? undefined : previous))?.viewer?.favorites,
    isStale: data === undefined && previous !== undefined,
    places: new Map(ranks.data?.viewer?.favorites.items.map((place) => [place.id, place])),
    isAsked: !ranks.data && !ranks.failure,
    blocked: false,
    failure,
    refetch: async () => (await Promise.all([refetch(), ranks.refetch()]))[0],
  };
};

/** One page of the viewer's list by points, read from the ranking. */
const useByPoints = (variables: FavoriteListQueryVariables, skip: boolean): Favorites => {
  const { list, isStale, failure, refetch } = usePagedPlayers(
    FavoriteRankingDocument,
    ({ ranking }) => ranking,
    { variables, skip, live: ['ranks', 'places'] },
  );
  return {
    known: list,
    isStale,
    places: new Map(list?.items.map((place) => [place.id, place])),
    isAsked: false,
    blocked: !isStale && (list?.blocked ?? false),
    failure,
    refetch,
  };
};

export const useFavorites = (variables: FavoriteListQueryVariables, byPoints: boolean): Favorites => {
  const named = useByName(variables, byPoints);
  const ranked = useByPoints(variables, !byPoints);
  return byPoints ? ranked : named;
};
