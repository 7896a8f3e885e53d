import { inSlices } from '@tippspiel/shared/platform/clock/slices';
import type { Logger } from '@tippspiel/shared/platform/log/logger';
import { coalesce } from '@tippspiel/shared/platform/mongo/coalesce';
import type { ColumnKey } from '../domain/columns/column-key.ts';
import { toPass } from '../domain/evaluation/passes.ts';
import { emptySnapshot } from '../domain/evaluation/snapshot.ts';
import { countProvisional, placeIfSo, type Provisional } from '../domain/ranking/provisional.ts';
import { readColumns } from '../app/evaluation/read-columns.ts';
import type { ProvisionalPlaces } from '../app/live/provisional-places.ts';
import type { Projection, View } from '../projection/projection.ts';
import { changesSince, countedIfSo } from './score.ts';

export type ProvisionalCounter = ProvisionalPlaces & {
  /** Something was entered or evaluated: counts anew, beside all else. Who calls while it counts shares the next count. */
  renew(): Promise<void>;
  close(): void;
};

type Deps = {
  projection: Pick<Projection, 'current'>;
  column(key: ColumnKey): Promise<Uint8Array | null>;
  log: Logger;
  /** New places may be read here. */
  counted(): void;
};

type Counted = { ranksVersion: number; boardVersion: number; places: Provisional | null };

/** The tipps of a match that has just locked are frozen some seconds later. */
const AGAIN_MS = 1_000;

/**
 * Counts the places there would be if all stayed as it stands: once in each process for each change of a score, in slices, never
 * for a request (docs/adr/0008-ranking-serves-the-old-snapshot.md).
 */
export function createProvisionalCounter(deps: Deps): ProvisionalCounter {
  const { projection, log } = deps;
  let served: Counted = { ranksVersion: 0, boardVersion: 0, places: null };
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const isServed = ({ ranks, board }: View): boolean =>
    served.ranksVersion === ranks.version && served.boardVersion === board.version;

  async function countFor({ board, ranks, players }: View): Promise<Provisional | null> {
    const wanted = countedIfSo(board);
    const { gone, come, isComparable } = changesSince(ranks.counted, wanted);
    if (isComparable && ![gone, come].some(({ matches, choices }) => matches.length + choices.length))
      return null;
    const passes = async (part: typeof gone) =>
      (await readColumns(part, wanted.scoring, deps.column)).map(toPass);
    const changes = { out: await passes(gone), into: await passes(come) };
    const base = isComparable ? ranks : emptySnapshot(0);
    return inSlices(countProvisional(base, changes, players.inactive()));
  }

  const count = coalesce(async () => {
    while (!closed) {
      const view = projection.current();
      if (isServed(view)) return;
      const places = await countFor(view);
      const isNew = places !== null || served.places !== null;
      served = { ranksVersion: view.ranks.version, boardVersion: view.board.version, places };
      if (isNew) deps.counted();
    }
  });

  async function renew(): Promise<void> {
    clearTimeout(timer);
    try {
      await count(0);
    } catch (error) {
      log.info({ reason: String(error) }, 'provisional places cannot be counted yet; will try again');
      if (!closed) timer = setTimeout(() => void renew(), AGAIN_MS).unref();
    }
  }

  return {
    renew,
    of({ ranks }, userId) {
      const { places, ranksVersion } = served;
      return places && ranksVersion === ranks.version ? placeIfSo(places, userId - 1) : null;
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
