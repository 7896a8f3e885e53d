import type { Log } from '../log.ts';
import { findOnPath } from '../process/run.ts';
import { canUseApt, installPackages } from './apt.ts';

const there = () => findOnPath('firefox-esr', 'firefox');

/**
 * The path of Firefox, for the one test that needs it: the machine's own, otherwise Debian's package. Without any, it
 * returns '' and the test is skipped; FIREFOX_PATH='' requests that.
 */
export async function findFirefox(log: Log): Promise<string> {
  const chosen = process.env.FIREFOX_PATH;
  if (chosen !== undefined) return chosen;
  if (!(await there()) && (await canUseApt()))
    await installPackages(log, ['firefox-esr'], 'Firefox').catch((error: Error) => log(`  ${error.message}`));
  const path = await there();
  if (!path) log('  Firefox fehlt hier: sein Test wird übersprungen.');
  return path ?? '';
}
