import type { Clock } from '@tippspiel/shared/clock/clock';
import type { Logger } from '@tippspiel/shared/log/logger';
import type { Bus } from '@tippspiel/shared/nats/bus';
import type { BoardHolder } from '../app/board.ts';
import { freezeLocked, untilNextFreeze } from '../app/freeze.ts';
import type { RanksHolder } from '../app/ranks.ts';
import type { ColumnStore } from '../store/columns.ts';
import type { SlipStore } from '../store/slips.ts';

type Deps = {
  bus: Bus;
  board: BoardHolder;
  ranks: RanksHolder;
  clock: Clock;
  log: Logger;
  slips: SlipStore;
  columns: ColumnStore;
};

export type Freshness = {
  start(): void;
  stop(): void;
  /** Tells the other processes that results or ranks changed. */
  tell(): void;
  freeze(): Promise<number[]>;
};

const CHANGED = 'tipp.changed';
/** A hint that got lost is made up for this soon. */
const POLL_MS = 5_000;
const MAX_TIMEOUT_MS = 60_000;

/** Keeps board and ranks of this process fresh by hints and by polling, and freezes columns soon after each lock. */
export function keepFresh(deps: Deps): Freshness {
  const { bus, board, ranks, log } = deps;
  let freezing: NodeJS.Timeout | undefined;
  let polling: NodeJS.Timeout | undefined;
  let running: Promise<number[]> | undefined;

  const refresh = () =>
    Promise.all([board.refresh(), ranks.refresh()]).catch((error: unknown) =>
      log.warn({ err: error }, 'could not refresh'),
    );

  function freeze(): Promise<number[]> {
    running ??= freezeLocked(deps).finally(() => (running = undefined));
    return running;
  }

  async function freezeThenWait(): Promise<void> {
    let wait = POLL_MS;
    try {
      await freeze();
      wait = Math.min(untilNextFreeze(deps) ?? MAX_TIMEOUT_MS, MAX_TIMEOUT_MS);
    } catch (error) {
      log.error({ err: error }, 'could not freeze columns; will try again');
    }
    freezing = setTimeout(() => void freezeThenWait(), wait + 1);
  }

  return {
    start() {
      bus.onHint(CHANGED, () => void refresh());
      polling = setInterval(() => void refresh(), POLL_MS);
      void freezeThenWait();
    },
    stop() {
      clearTimeout(freezing);
      clearInterval(polling);
    },
    tell: () => bus.sendHint(CHANGED, {}),
    freeze,
  };
}
