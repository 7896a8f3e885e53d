import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { withLock } from './install/lock.ts';
import { cacheDir } from './places.ts';

// Below the kernel's range for outgoing connections, so that none of those takes a port between our choice and the
// start of the program.
const first = 20_000;
const count = 10_000;

/** Whether no process listens on this port of the address. */
export function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

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
