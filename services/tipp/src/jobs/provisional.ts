import { inSlices, type Steps } from '@tippspiel/shared/platform/clock/slices';
import type { Logger } from '@tippspiel/shared/platform/log/logger';
import { coalesce } from '@tippspiel/shared/platform/mongo/coalesce';
import type { ColumnKey } from '../domain/columns/column-key.ts';
import { toPass } from '../domain/evaluation/passes.ts';
import { emptySnapshot } from '../domain/evaluation/snapshot.ts';
import {
  countProvisional,
  orderProvisional,
  provisionalPlaceOf,
  type Provisional,
} from '../domain/ranking/provisional.ts';
import { readColumns } from '../app/evaluation/read-columns.ts';
import type { Goal, ProvisionalPlaces, ProvisionalStanding } from '../app/live/provisional-places.ts';
import { MAX_MATCHES } from '../domain/tournament/tournament.ts';
import { runningMatches } from '../projection/board.ts';
import { createCache } from '../projection/cache.ts';
import type { Projection, View } from '../projection/projection.ts';
import { placesOf, type PlaceList } from '../projection/ranks.ts';
import type { Counted } from '../store/evaluation/evaluations.ts';
import { changesSince, countedProvisionally } from './score.ts';

export type ProvisionalCounter = ProvisionalPlaces & {
  /** Recounts after an entry or evaluation, in the background. Calls during a count share the next one. */
  renew(): Promise<void>;
  close(): void;
};

type Deps = {
  projection: Pick<Projection, 'current'>;
  column(key: ColumnKey): Promise<Uint8Array | null>;
  log: Logger;
  /** Called when new places are available. */
  counted(): void;
};

/** Retry interval: the tipps of a match that has just locked are frozen some seconds later. */
const RETRY_MS = 1_000;

/**
 * Counts the places if all running matches ended with their current score. Each process counts once per score change,
 * in slices; requests that come meanwhile wait for the same count. Orders and next goals are counted at the first
 * request (docs/adr/0008-ranking-serves-the-old-snapshot.md).
 */
export function createProvisionalCounter(deps: Deps): ProvisionalCounter {
  const { projection, log } = deps;
  let served: { view: View; standing: ProvisionalStanding | null } | undefined;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const isServed = ({ ranks, board }: View): boolean =>
    served?.view.ranks.version === ranks.version &&
    served.view.ranks.gone === ranks.gone &&
    served.view.board.version === board.version;

  async function countPlaces({ ranks }: View, counted: Counted, inactive: Uint8Array): Promise<Provisional> {
    const { removed, added, isComparable } = changesSince(ranks.counted, counted);
    const passes = async (part: typeof removed) =>
      (await readColumns(part, counted.scoring, deps.column)).map(toPass);
    const changes = { minus: await passes(removed), plus: await passes(added) };
    return inSlices(countProvisional(isComparable ? ranks : emptySnapshot(0), changes, inactive));
  }

  async function standingOf(view: View): Promise<ProvisionalStanding | null> {
    const { board, ranks } = view;
    const counted = countedProvisionally(board);
    const { removed, added, isComparable } = changesSince(ranks.counted, counted);
    if (isComparable && ![removed, added].some(({ matches, choices }) => matches.length + choices.length))
      return null;
    const inactive = view.players.inactive();
    const places = await countPlaces(view, counted, inactive);
    const lists = createCache<PlaceList>(1);
    const goals = createCache<Provisional>(2 * MAX_MATCHES);
    return {
      places,
      running: runningMatches(board).map(({ match }) => match.id),
      list: () => lists.get('', () => inSlices(listOf(places, inactive))) as Promise<PlaceList>,
      after: (goal) =>
        goals.get(`${goal.matchId}/${goal.team}`, () =>
          countPlaces(view, withGoal(counted, goal), inactive),
        ) as Promise<Provisional>,
    };
  }

  const count = coalesce(async () => {
    while (!closed) {
      const view = projection.current();
      if (isServed(view)) return;
      const standing = await standingOf(view);
      const isNew = standing !== null || served?.standing;
      served = { view, standing };
      if (isNew) deps.counted();
    }
  });

  async function renew(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    try {
      await count(0);
    } catch (error) {
      log.info({ reason: String(error) }, 'provisional places cannot be counted yet; will try again');
      // Callers that shared the failed count also share the retry.
      if (!closed) timer ??= setTimeout(() => void renew(), RETRY_MS).unref();
    }
  }

  return {
    renew,
    of({ ranks }, userId) {
      if (!served?.standing || served.view.ranks.version !== ranks.version) return null;
      return provisionalPlaceOf(served.standing.places, userId - 1);
    },
    async latest() {
      // A failed count is retried by the timer, regardless of requests.
      if (!timer && !isServed(projection.current())) await renew();
      const view = projection.current();
      return served?.view.ranks.version === view.ranks.version ? served : { view, standing: null };
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}

function* listOf(places: Provisional, inactive: Uint8Array): Steps<PlaceList> {
  const order = yield* orderProvisional(places, inactive);
  return { order, places: yield* placesOf(order, inactive.length) };
}

const withGoal = (counted: Counted, { matchId, team }: Goal): Counted => ({
  ...counted,
  matches: counted.matches.map((match) => {
    if (match.matchId !== matchId) return match;
    return team === 1 ? { ...match, goals1: match.goals1 + 1 } : { ...match, goals2: match.goals2 + 1 };
  }),
});
