import { goPrograms, installGoProgram } from '../local/install/go.ts';
import type { Log } from '../local/log.ts';
import { findOnPath } from '../local/process/run.ts';

/** The path of k6, the load generator. It is installed if the machine has none. */
export async function ensureK6(log: Log): Promise<string> {
  return (await findOnPath('k6')) ?? (await installGoProgram(log, goPrograms.k6));
}
