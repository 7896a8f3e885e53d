import type { Log } from '../log.ts';
import { findOnPath } from '../process/run.ts';
import { goPrograms, installGoProgram } from './go.ts';

/** The path of k6, the load generator: the machine's own, or installed once. */
export async function ensureK6(log: Log): Promise<string> {
  return (await findOnPath('k6')) ?? (await installGoProgram(log, goPrograms.k6));
}
