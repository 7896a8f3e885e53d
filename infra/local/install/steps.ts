import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatDuration } from '../log.ts';
import type { Log } from '../log.ts';
import { cacheDir } from '../places.ts';

/** After this time without output, people want to see progress. */
const heartbeatMs = 20_000;

/** One file per step, so that parallel runs never overwrite each other's durations. */
const durationFile = (name: string) => join(cacheDir(), 'durations', `${name}.json`);

async function lastDuration(name: string): Promise<number | undefined> {
  try {
    return JSON.parse(await readFile(durationFile(name), 'utf8')).milliseconds;
  } catch {
    return undefined;
  }
}

async function rememberDuration(name: string, milliseconds: number): Promise<void> {
  await mkdir(join(cacheDir(), 'durations'), { recursive: true });
  await writeFile(durationFile(name), JSON.stringify({ milliseconds: Math.round(milliseconds) }));
}

/**
 * Runs one step of a start and prints one line about it: its text, and its last duration (or `expected` if unknown on
 * this machine).
 */
export async function step<T>(
  log: Log,
  { name, text, expected }: { name: string; text: string; expected?: string },
  work: () => Promise<T>,
): Promise<T> {
  const last = await lastDuration(name);
  const hint = last === undefined ? (expected ?? 'erstes Mal') : `letztes Mal ${formatDuration(last)}`;
  log(`  ${text} (${hint}) …`);
  const started = performance.now();
  const took = () => performance.now() - started;
  const title = text.split(':')[0];
  const heartbeat = setInterval(
    () => log(`  ${title}: noch dabei, ${formatDuration(took())} …`),
    heartbeatMs,
  );
  try {
    const result = await work();
    if (took() > heartbeatMs) log(`  ${title}: fertig nach ${formatDuration(took())}.`);
    await rememberDuration(name, took());
    return result;
  } finally {
    clearInterval(heartbeat);
  }
}
