import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '@tippspiel/shared/platform/testing/until';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { isPortFree } from '../local/ports.ts';
import { makeTempFolder } from '../local/temp-folder.ts';
import { commandOf, descendants } from '../local/process/descendants.ts';
import { end, endLaunched, launch } from './kit.ts';

let folder: Awaited<ReturnType<typeof makeTempFolder>>;
beforeAll(async () => {
  folder = await makeTempFolder();
});
afterAll(async () => {
  await endLaunched();
  await folder.remove();
});

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'a launcher that ends by %s leaves no process, port or mount behind',
  async (signal) => {
    const dataDir = join(folder.path, signal);
    const { launcher, ports } = await launch(dataDir);
    const started = await descendants(launcher.pid!);
    expect(started.length).toBeGreaterThan(10);
    expect(await Promise.all(ports.map((port) => isPortFree(port)))).not.toContain(true);

    await end(launcher, signal);

    const living = async () => (await Promise.all(started.map(commandOf))).filter(Boolean);
    await until('all its programs have ended', async () => (await living()).length === 0);
    expect(await Promise.all(ports.map((port) => isPortFree(port)))).not.toContain(false);
    expect(await readFile('/proc/mounts', 'utf8')).not.toContain(dataDir);
  },
  180_000,
);
