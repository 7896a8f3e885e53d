import { inSlices, type Steps } from '@tippspiel/shared/platform/clock/slices';
import { createBoundedQueue } from '@tippspiel/shared/platform/queue/bounded-queue';
import type { Scored } from '../../domain/evaluation/score-column.ts';
import { rankDay, type DayRanking } from '../../domain/ranking/day-ranking.ts';
import { MAX_MATCHES, type Scoring } from '../../domain/tournament/tournament.ts';
import type { ColumnReader } from '../../projection/columns.ts';
import { createMemory } from '../../projection/memory.ts';
import type { View } from '../../projection/projection.ts';
import { placesOf, type PlaceList } from '../../projection/ranks.ts';
import { countedByDay, type CountedDay } from '../evaluation/counted-days.ts';
import { readColumns } from '../evaluation/read-columns.ts';

export type MatchDayRanks = DayRanking & PlaceList;

/**
 * The rankings of match days in this process's memory, for the ranks served now. Nothing of them is stored: each is
 * counted from the day's frozen columns when the first player asks (docs/adr/0008-ranking-serves-the-old-snapshot.md).
 */
export type MatchDayMemory = {
  /** All match days, with what the last evaluation counted on them. */
  days(view: View): Promise<readonly CountedDay[]>;
  /** @param number of the match day */
  ranks(view: View, number: number): Promise<MatchDayRanks>;
};

/** Ten bytes per player each: 40 MB at most for a million. */
const KEPT_DAYS = 4;
/** A day of a million players takes a fraction of a second; all of them may wait. */
const WAIT_MS = 5_000;

type Counted = { days: readonly CountedDay[]; scoring: Scoring };

export function createMatchDayMemory(columns: Pick<ColumnReader, 'column'>): MatchDayMemory {
  const evaluated = createMemory<Counted>(1);
  const rankings = createMemory<MatchDayRanks>(KEPT_DAYS);
  const inTurn = createBoundedQueue({ concurrency: 1, maxQueued: MAX_MATCHES, maxWaitMs: WAIT_MS });
  let kept = '';

  async function counted({ board, ranks }: View): Promise<Counted> {
    const made = await evaluated.get(keyOf(ranks), async () => {
      const { matches = [], choices = [], scoring = board.tournament.scoring } = ranks.counted ?? {};
      return { days: countedByDay(board, { matches, choices }).days, scoring };
    });
    return made as Counted;
  }

  async function rank(view: View, number: number): Promise<MatchDayRanks> {
    const { days, scoring } = await counted(view);
    const day = days.find(({ day: each }) => each.number === number);
    const scored = day ? await readColumns(day, scoring, columns.column) : [];
    return inTurn.run(() => inSlices(rankAndPlace(scored, view.players.inactive())));
  }

  return {
    days: async (view) => (await counted(view)).days,
    async ranks(view, number) {
      const key = keyOf(view.ranks);
      if (kept !== key) rankings.clear();
      kept = key;
      return (await rankings.get(`${key}/${number}`, () => rank(view, number))) as MatchDayRanks;
    },
  };
}

// Of those who come later only one with a tipp could have a place: then more of the order have tipped.
const keyOf = ({ version, gone, untippedFrom }: View['ranks']): string =>
  `${version}/${gone}/${untippedFrom}`;

function* rankAndPlace(scored: readonly Scored[], inactive: Uint8Array): Steps<MatchDayRanks> {
  const ranking = yield* rankDay(scored, inactive);
  return { ...ranking, places: yield* placesOf(ranking.order, inactive.length) };
}
