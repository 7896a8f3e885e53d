import { inSlices, type Steps } from '@tippspiel/shared/platform/clock/slices';
import { createBoundedQueue } from '@tippspiel/shared/platform/queue/bounded-queue';
import { POINTS, toPass, worthOf, type Pass } from '../../domain/evaluation/passes.ts';
import type { Scored } from '../../domain/evaluation/score-column.ts';
import { countBests, rankDay, type DayBests, type DayRanking } from '../../domain/ranking/day-ranking.ts';
import { matchById, MAX_MATCHES, type Scoring } from '../../domain/tournament/tournament.ts';
import type { ColumnReader } from '../../projection/columns.ts';
import { createCache } from '@tippspiel/shared/platform/queue/cache';
import type { View } from '../../projection/projection.ts';
import { placesOf, type PlaceList } from '../../projection/ranks.ts';
import { countedByDay, type CountedDay } from '../evaluation/counted-days.ts';
import { readColumns } from '../evaluation/read-columns.ts';

export type MatchDayRanks = DayRanking & PlaceList;

/** The last three counted match days, or all from the knock-out stage on. */
export type Period = 'FORM' | 'SECOND_HALF';
const FORM_DAYS = 3;

/** Each takes ten bytes per player: at most 60 MB for a million players. */
const KEPT_DAYS = 6;
/** A day takes a fraction of a second with a million players, and requests for all days may be queued. */
const WAIT_MS = 5_000;

type Counted = { days: readonly CountedDay[]; scoring: Scoring };

export type MatchDayMemory = ReturnType<typeof createMatchDayMemory>;

/**
 * Caches the rankings of match days for the currently served ranks. Nothing is stored: a ranking is computed from the
 * day's frozen columns at the first request (docs/adr/0008-ranking-serves-the-old-snapshot.md).
 */
export function createMatchDayMemory(columns: Pick<ColumnReader, 'column'>) {
  const evaluated = createCache<Counted>(1);
  const best = createCache<DayBests>(1);
  const last = createCache<readonly Pass[]>(1);
  const rankings = createCache<MatchDayRanks>(KEPT_DAYS);
  const queue = createBoundedQueue({
    ...{ concurrency: 1, maxQueued: MAX_MATCHES, maxWaitMs: WAIT_MS },
    perKey: { concurrency: 1, maxQueued: KEPT_DAYS },
  });
  let keptKey = '';

  async function counted({ board, ranks }: View): Promise<Counted> {
    return evaluated.get(keyOf(ranks), async () => {
      const { matches = [], choices = [], scoring = board.tournament.scoring } = ranks.counted ?? {};
      return { days: countedByDay(board, { matches, choices }).days, scoring };
    });
  }

  async function rank(view: View, days: readonly CountedDay[], key: number): Promise<MatchDayRanks> {
    const { scoring } = await counted(view);
    const scored = await Promise.all(days.map((day) => readColumns(day, scoring, columns.column)));
    return queue.run(() => inSlices(rankAndPlace(scored.flat(), view.players.inactive())), { key });
  }

  /** The match days of a period, or all, with what the last evaluation counted on them. */
  async function chosen(view: View, asked?: number | Period): Promise<readonly CountedDay[]> {
    const { days } = await counted(view);
    if (asked === 'FORM') return days.filter(({ matches }) => matches.length).slice(-FORM_DAYS);
    if (asked === 'SECOND_HALF') return days.slice(firstKnockOut(view.board, days));
    return asked === undefined ? days : days.filter(({ day }) => day.number === asked);
  }

  return {
    days: chosen,
    /**
     * @param asked the number of a match day, or several days combined
     * @param userId the viewer; viewers take turns
     * @throws AppError UNAVAILABLE; RATE_LIMITED if this viewer asked for too many at once
     */
    async ranks(view: View, asked: number | Period, userId: number): Promise<MatchDayRanks> {
      const days = await chosen(view, asked);
      const key = keyOf(view.ranks);
      if (keptKey !== key) rankings.clear();
      keptKey = key;
      return rankings.get(`${key}/${asked}`, () => rank(view, days, userId));
    },
    /** The most points of any player, for each match day whose matches are all counted. */
    async bests(view: View): Promise<DayBests> {
      const { days, scoring } = await counted(view);
      return best.get(keyOf(view.ranks), async () => {
        const decided = days.filter(({ day, matches }) => matches.length === day.matchIds.length);
        const scored = decided.map((day) => readColumns(day, scoring, columns.column));
        const all = await Promise.all(scored);
        const numbers = decided.map(({ day }) => day.number);
        return queue.run(() => inSlices(countBests(numbers, all, view.players.inactive())));
      });
    },
    /** One player's points of the last counted match day; null before the first. @param player number, from 0 */
    async lastDayPoints(view: View, player: number): Promise<number | null> {
      const passes = await last.get(keyOf(view.ranks), async () => {
        const { days, scoring } = await counted(view);
        const day = days.findLast(({ matches }) => matches.length);
        return day ? (await readColumns(day, scoring, columns.column)).map(toPass) : [];
      });
      if (!passes.length) return null;
      return passes.reduce((sum, pass) => sum + (worthOf(pass, player) & POINTS), 0);
    },
  };
}

/** The index of the day with the first knock-out match. */
function firstKnockOut({ tournament }: View['board'], days: readonly CountedDay[]): number {
  const first = days.findIndex(({ day }) =>
    day.matchIds.some((id) => matchById(tournament, id)?.stage !== 'group'),
  );
  return first < 0 ? days.length : first;
}

// Among newcomers only a player with a tipp could have a place, and such a player changes `untippedFrom`.
const keyOf = ({ version, gone, untippedFrom }: View['ranks']): string =>
  `${version}/${gone}/${untippedFrom}`;

function* rankAndPlace(scored: readonly Scored[], inactive: Uint8Array): Steps<MatchDayRanks> {
  const ranking = yield* rankDay(scored, inactive);
  return { ...ranking, places: yield* placesOf(ranking.order, inactive.length) };
}
