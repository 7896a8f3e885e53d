import { setInterval } from 'node:timers';

/**
 * Resolves with the reason when this process is asked to end: Ctrl-C, kill, a closed terminal, or the death of
 * the npm that runs it (npm passes no signal on when it is killed with -9, and its shell passes none at all).
 */
export function untilAskedToStop(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(signal));
    process.once('disconnect', () => resolve('launcher'));
    if (!process.env.npm_lifecycle_event || process.connected) return;
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && resolve('npm'), 300);
  });
}
