import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@jest/globals';
import type { TippFixture } from './tipp-fixture.ts';

const script = new URL('die-at-work.ts', import.meta.url).pathname;

/** Where it dies. In the reminder: before the first batch's event is sent, or before the second batch is written. */
type Job = 'evaluation' | 'freeze' | 'reminder' | 'second part';

/** Starts another tipp process on the same data, which dies in the middle of a job, at that time of the game. */
export async function dieAtWork({ env, clock }: TippFixture, job: Job, at = clock.now()): Promise<void> {
  const all = { ...process.env, ...env, TIPPSPIEL_CLOCK_OFFSET_MS: at.getTime() - Date.now() };
  const variables = Object.fromEntries(Object.entries(all).map(([name, value]) => [name, String(value)]));
  const child = spawn(process.execPath, [script, job], { env: variables, stdio: 'inherit' });
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');
}
