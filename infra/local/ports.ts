import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { withLock } from './install/lock.ts';
import { cacheDir } from './places.ts';

// Below the kernel's range for outgoing connections, so that none of those takes a port between our choice and the
// start of the program.
const first = 20_000;
const count = 10_000;

/** The address by which this machine reaches a process that listens at `host`. */
export function urlAt(host = '127.0.0.1', port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Why no process of this user can listen at a port: 'EADDRINUSE', 'EACCES', … @returns undefined if it can */
export function portProblem(port: number, host = '127.0.0.1'): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'unknown'))
      .listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}

export const isPortFree = async (port: number, host?: string): Promise<boolean> =>
  (await portProblem(port, host)) === undefined;

/**
 * Free ports of the loopback interface. Parallel runs share a counter, so that simultaneous starts never choose the
 * same port.
 */
export async function freePorts(wanted: number): Promise<number[]> {
  const file = join(cacheDir(), 'ports', 'next');
  return withLock(join(cacheDir(), 'ports', 'lock'), async () => {
    let next = Number(await readFile(file, 'utf8').catch(() => Math.floor(Math.random() * count)));
    const ports: number[] = [];
    for (let tried = 0; ports.length < wanted; tried += 1) {
      if (tried > count) throw new Error('Auf diesem Rechner ist kein Port zwischen 20000 und 29999 frei.');
      next = (next + 1) % count;
      if (await isPortFree(first + next)) ports.push(first + next);
    }
    await writeFile(file, String(next));
    return ports;
  });
}

export async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  return port!;
}
