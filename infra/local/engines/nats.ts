import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { goPrograms, installGoProgram } from '../install/go.ts';
import { step } from '../install/steps.ts';
import type { Log } from '../log.ts';
import { freePort } from '../ports.ts';
import { findOnPath } from '../process/run.ts';
import { accepts } from '../process/wait.ts';
import { startProgram } from './engine.ts';
import type { Engine, EnginePlace } from './engine.ts';

/** NATS with JetStream on this machine, from the PATH or an installation in the cache; by default on a free port. */
export async function startNats(log: Log, { folder, logDir }: EnginePlace, port?: number): Promise<Engine> {
  const command = (await findOnPath('nats-server')) ?? (await installGoProgram(log, goPrograms.nats));
  return step(log, { name: 'start-nats', text: `NATS: starte ${command}` }, async () => {
    const own = port ?? (await freePort());
    await mkdir(folder, { recursive: true });
    const config = join(folder, 'nats.conf');
    // Messages are synced to disk before they are acknowledged, so that no event is lost, even if the machine fails.
    const store = `jetstream { store_dir: ${JSON.stringify(join(folder, 'store'))}, sync_interval: always }`;
    await writeFile(config, `listen: "127.0.0.1:${own}"\n${store}\n`);
    const nats = await startProgram(log, {
      name: 'NATS',
      command,
      args: ['-c', config],
      logFile: join(logDir, 'nats.log'),
      lockFile: join(folder, '.lock'),
      isReady: () => accepts(own),
    });
    return { url: `nats://127.0.0.1:${own}`, stop: nats.stop };
  });
}
