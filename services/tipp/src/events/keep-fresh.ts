import type { Logger } from '@tippspiel/shared/log/logger';
import type { Bus } from '@tippspiel/shared/nats/bus';
import type { BoardHolder } from '../app/board.ts';
import type { RanksHolder } from '../app/ranks.ts';

type Deps = {
  bus: Bus;
  board: BoardHolder;
  ranks: RanksHolder;
  log: Logger;
};

export type Freshness = {
  start(): void;
  stop(): void;
  /** Tells the other processes that results or ranks changed. */
  tell(): void;
};

const CHANGED = 'tipp.changed';
/** A hint that got lost is made up for this soon. */
const POLL_MS = 5_000;

/** Keeps board and ranks of this process fresh by hints and by polling. */
export function keepFresh({ bus, board, ranks, log }: Deps): Freshness {
  let polling: NodeJS.Timeout | undefined;

  const refresh = () =>
    Promise.all([board.refresh(), ranks.refresh()]).catch((error: unknown) =>
      log.warn({ err: error }, 'could not refresh'),
    );

  return {
    start() {
      bus.onHint(CHANGED, () => void refresh());
      polling = setInterval(() => void refresh(), POLL_MS);
    },
    stop() {
      clearInterval(polling);
    },
    tell: () => bus.sendHint(CHANGED, {}),
  };
}
