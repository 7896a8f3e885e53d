import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { describeExit } from './child-process.ts';
import type { Exit, RunningProcess } from './child-process.ts';

/** After this time without a crash, the next one counts as the first. */
const steadyAfterMs = 30_000;

/** 200 ms after the first crash, then doubling, up to 10 s. */
export function restartDelay(crashesInARow: number): number {
  return Math.min(10_000, 200 * 2 ** (crashesInARow - 1));
}

export type Kept = Awaited<ReturnType<typeof keepRunning>>;

/**
 * Starts a process, and restarts it whenever it ends unexpectedly, with a log message. `giveUp` is called first: a
 * process that never became ready is not restarted.
 */
export async function keepRunning(options: {
  name: string;
  launch: () => Promise<RunningProcess>;
  log: Log;
  giveUp?: (exit: Exit) => boolean;
}) {
  const { name, launch, log, giveUp = () => false } = options;
  let current: RunningProcess;
  let wanted = true;
  let crashes = 0;

  const start = async () => {
    const startedAt = performance.now();
    const started = await launch();
    current = started;
    // It was asked to stop while it was starting.
    if (!wanted) return void (await started.stop());
    void started.exited.then(async (exit) => {
      if (!wanted || current !== started || giveUp(exit)) return;
      crashes = performance.now() - startedAt > steadyAfterMs ? 1 : crashes + 1;
      await startAgain(exit);
    });
  };
  const startAgain = async (exit: Exit) => {
    const delay = restartDelay(crashes);
    log(
      `${name} ist abgestürzt (${describeExit(exit)}), Neustart in ${(delay / 1000).toLocaleString('de')} s.`,
    );
    await sleep(delay);
    if (!wanted) return;
    await start().catch((error: Error) => {
      log(`${name}: ${error.message}`);
      crashes += 1;
      return startAgain({ code: 1 });
    });
  };
  const stop = async () => {
    wanted = false;
    await current.stop();
  };
  await start();
  return {
    current: () => current,
    stop,
    /** A clean stop and a new start. */
    restart: async () => {
      await stop();
      wanted = true;
      await start();
    },
  };
}
