import { inSlices, type Steps } from '@tippspiel/shared/platform/clock/slices';
import type { Logger } from '@tippspiel/shared/platform/log/logger';
import { coalesce } from '@tippspiel/shared/platform/queue/coalesce';
import { matchKey, type ColumnKey } from '../domain/columns/column-key.ts';
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
import { createCache } from '@tippspiel/shared/platform/queue/cache';
import type { Projection, View } from '../projection/projection.ts';
import { placesOf, type PlaceList } from '../projection/ranks.ts';
import type { Counted } from '../store/evaluation/evaluations.ts';
import { changesSince, columnsOf, countedProvisionally } from './score.ts';

type ProvisionalCounter = ProvisionalPlaces & {
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
 * Counts the places if all running matches ended with their current score. A match that has just locked is left out
 * until its tipps are frozen. Each process counts once per score change, in slices; requests that come meanwhile wait
 * for the same count. Orders and next goals are counted at the first request
 * (docs/adr/0008-ranking-serves-the-old-snapshot.md).
 */
export function createProvisionalCounter(deps: Deps): ProvisionalCounter {
  const { projection, log } = deps;
  /** `left` has the columns that were left out, because they are not frozen yet. */
  let served: { view: View; standing: ProvisionalStanding | null; left: ColumnKey[] } | undefined;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const isOfSameScores = ({ ranks, board }: View): boolean =>
    served?.view.ranks.version === ranks.version && served.view.board.version === board.version;
  const isServed = (view: View): boolean =>
    isOfSameScores(view) && served?.view.ranks.gone === view.ranks.gone;

  async function countPlaces({ ranks }: View, counted: Counted, inactive: Uint8Array): Promise<Provisional> {
    const { removed, added, isComparable } = changesSince(ranks.counted, counted);
    const passes = async (part: typeof removed) =>
      (await readColumns(part, counted.scoring, deps.column)).map(toPass);
    const changes = { minus: await passes(removed), plus: await passes(added) };
    return inSlices(countProvisional(isComparable ? ranks : emptySnapshot(0), changes, inactive));
  }

  async function unfrozen({ board, ranks }: View): Promise<ColumnKey[]> {
    const keys = columnsOf(changesSince(ranks.counted, countedProvisionally(board)).added);
    const columns = await Promise.all(keys.map(deps.column));
    return keys.filter((_key, at) => columns[at] === null);
  }

  async function standingOf(view: View, left: ColumnKey[]): Promise<ProvisionalStanding | null> {
    const { board, ranks } = view;
    const counted = without(countedProvisionally(board), left);
    const { removed, added, isComparable } = changesSince(ranks.counted, counted);
    const isSame = ![removed, added].some(({ matches, choices }) => matches.length + choices.length);
    if (isSame && (isComparable || !ranks.counted)) return null;
    const inactive = view.players.inactive();
    const places = await countPlaces(view, counted, inactive);
    const lists = createCache<PlaceList>(1);
    const goals = createCache<Provisional>(2 * MAX_MATCHES);
    return {
      places,
      running: runningMatches(board).flatMap(({ match: { id } }) => (left.includes(matchKey(id)) ? [] : id)),
      list: () => lists.get('', () => inSlices(listOf(places, inactive))),
      after: (goal) =>
        goals.get(`${goal.matchId}/${goal.team}`, () => countPlaces(view, withGoal(counted, goal), inactive)),
    };
  }

  const count = coalesce(async () => {
    while (!closed) {
      const view = projection.current();
      if (isServed(view) && !served?.left.length) return;
      const left = await unfrozen(view);
      const isSameLeft = served?.left.join() === left.join();
      if (!isServed(view) || !isSameLeft) {
        const standing = await standingOf(view, left);
        // Open pages are not told of a player who has left, because all of them would query for each.
        const isNew = (standing !== null || served?.standing) && !(isOfSameScores(view) && isSameLeft);
        served = { view, standing, left };
        if (isNew) deps.counted();
      }
      if (left.length) throw new Error(`the columns ${left.join(', ')} are not frozen`);
    }
  });

  async function renew(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    try {
      await count(0);
    } catch (error) {
      log.info({ reason: String(error) }, 'provisional places are not complete yet; will try again');
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

const without = (counted: Counted, left: readonly ColumnKey[]): Counted => ({
  ...counted,
  matches: counted.matches.filter(({ matchId }) => !left.includes(matchKey(matchId))),
  choices: counted.choices.filter(({ column }) => !left.includes(column)),
});

const withGoal = (counted: Counted, { matchId, team }: Goal): Counted => ({
  ...counted,
  matches: counted.matches.map((match) => {
    if (match.matchId !== matchId) return match;
    return team === 1 ? { ...match, goals1: match.goals1 + 1 } : { ...match, goals2: match.goals2 + 1 };
  }),
});
