import { useState } from 'react';
import { pageInput, usePagedPlayers } from '../../apollo/use-paged-players.ts';
import { usePolled } from '../../apollo/use-polled.ts';
import { isNotKnownYet } from '../../lib/failure.ts';
import type { PlayerListView } from '../../lib/list/player-list-address.ts';
import {
  KonferenzDocument,
  type KonferenzQuery,
  type KonferenzQueryVariables,
  type LiveRowFragment,
} from './konferenz.generated.ts';
import { NextKickOffsDocument, type NextKickOffsQuery } from './next-kick-offs.generated.ts';

type Live = NonNullable<KonferenzQuery['ranking']['live']>;
export type LiveMatch = Live['matches'][number];
export type LiveRow = LiveRowFragment;

export interface Shown {
  /** 0 for all players. */
  groupId: number;
  view: PlayerListView;
  /** The first three, the viewer with both neighbours, and the last, instead of a page. */
  isOverview: boolean;
}

/** An overview has fixed page variables, so that it has its own cache entry. */
export const variablesOf = ({ groupId, view, isOverview }: Shown): KonferenzQueryVariables => ({
  groupId,
  onlyFavorites: view.onlyFavorites,
  page: isOverview ? { pageNumber: 1, pageSize: 1 } : pageInput(view),
  overview: isOverview,
});

type List = KonferenzQuery['ranking'];
type Overview = NextKickOffsQuery['matchOverview'];

/** Whether a table is long past, a later result differs from its own, or one of its matches is played anew. */
const isRefuted = ({ live }: List, { lastMatches, nextMatches }: Overview): boolean => {
  const matches = live?.matches ?? [];
  return (
    !lastMatches.some(({ id }) => matches.some((match) => match.id === id)) ||
    matches.some(
      (match) =>
        nextMatches.some(({ id, date }) => id === match.id && date !== match.date) ||
        lastMatches.some(
          ({ id, goalsTeam1, goalsTeam2 }) =>
            id === match.id && (goalsTeam1 !== match.goalsTeam1 || goalsTeam2 !== match.goalsTeam2),
        ),
    )
  );
};

/**
 * The running matches, and the players by provisional place; refetched with every goal. After the final whistle the
 * last table of the same view stays, if it arrived on this screen: a cached one may be days old.
 */
export const useKonferenz = (shown: Shown) => {
  const variables = variablesOf(shown);
  const key = JSON.stringify(variables);
  const [answer, setAnswer] = useState<{ key: string; list: List }>();
  const [last, setLast] = useState<typeof answer>();
  const asked = usePagedPlayers(KonferenzDocument, ({ ranking }) => ranking, {
    variables,
    live: ['matches', 'places', 'ranks'],
    isRetryable: isNotKnownYet,
    onAnswer: ({ ranking }) => {
      if (ranking.live?.matches.length && !ranking.blocked) setAnswer({ key, list: ranking });
    },
  });
  const { list } = asked;
  const isPlaying = (list?.live?.matches.length ?? 0) > 0;
  // At the kick-off the answer comes before the list.
  if (isPlaying && answer?.key === key && last !== answer) setLast(answer);
  const kept = list && !list.blocked && !isPlaying && last?.key === key ? last.list : undefined;
  // Only what arrives after the whistle can refute: a cached overview may be older than the matches.
  const [later, setLater] = useState<{ than: List | undefined; overview: Overview }>();
  const { data } = usePolled(NextKickOffsDocument, {
    skip: !kept,
    poll: true,
    live: ['matches'],
    onAnswer: ({ matchOverview }) => setLater({ than: kept, overview: matchOverview }),
  });
  const final = kept && !(later?.than === kept && isRefuted(kept, later.overview)) ? kept : undefined;
  const finalId = final?.live?.matches[0]?.id;
  return {
    ...asked,
    list: final ?? list,
    /** All matches of the table have ended. */
    isOver: final !== undefined,
    /** The match day of a table that is over; 0 while unknown. */
    dayOver: data?.matchDays.find(({ matches }) => matches.some(({ id }) => id === finalId))?.number ?? 0,
  };
};
