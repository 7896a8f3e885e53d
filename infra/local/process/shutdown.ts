/**
 * Resolves with the reason when this process is asked to end: Ctrl-C, kill, a closed terminal, or the death of its
 * parent (infra/bin), which itself detects the death of npm.
 */
export function untilAskedToStop(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(signal));
    process.once('disconnect', () => resolve('disconnect'));
  });
}
