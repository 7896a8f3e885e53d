import { access, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { goPrograms, installGoProgram } from '../install/go.ts';
import { step } from '../install/steps.ts';
import type { Log } from '../log.ts';
import { freePort } from '../ports.ts';
import { run } from '../process/run.ts';
import { accepts } from '../process/wait.ts';
import { installDocumentDb } from './documentdb-install.ts';
import { startProgram } from './engine.ts';
import type { Engine, EnginePlace } from './engine.ts';
import { startPostgres } from './postgres.ts';

/**
 * FerretDB, which provides MongoDB's protocol on Microsoft DocumentDB in PostgreSQL. Installs both if they are missing.
 */
export async function startDocumentDb(log: Log, { folder, logDir }: EnginePlace): Promise<Engine> {
  const [installed, ferretdb] = await Promise.all([
    installDocumentDb(log),
    installGoProgram(log, goPrograms.ferretdb),
  ]);
  const what = { name: 'start-documentdb', text: 'MongoDB: starte FerretDB auf PostgreSQL mit DocumentDB' };
  return step(log, what, async () => {
    const data = join(folder, 'documentdb');
    await copyTemplate(join(installed, 'template'), data);
    const postgres = await startPostgres(log, {
      rootfs: join(installed, 'rootfs'),
      folder: data,
      logFile: join(logDir, 'postgres.log'),
    });

    const port = await freePort();
    const protocol = await startProgram(log, {
      name: 'FerretDB',
      command: ferretdb,
      args: [
        '--no-auth',
        '--telemetry=disable',
        '--debug-addr=-',
        '--log-level=WARN',
        `--listen-addr=127.0.0.1:${port}`,
        // A relative path by way of /proc, because a socket's path is limited to 107 characters.
        '--postgresql-url=postgres://postgres@/postgres?host=/proc/self/cwd/run&pool_max_conns=60',
        `--state-dir=${folder}`,
      ],
      cwd: data,
      logFile: join(logDir, 'ferretdb.log'),
      isReady: () => accepts(port),
    });
    return {
      url: `mongodb://127.0.0.1:${port}/`,
      stop: async () => {
        await protocol.stop();
        await postgres.stop();
      },
    };
  });
}

async function copyTemplate(template: string, data: string): Promise<void> {
  const copied = await access(data).then(() => true, () => false); // prettier-ignore
  if (copied) return;
  const unfinished = `${data}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(join(data, '..'), { recursive: true, mode: 0o700 });
  await run('cp', ['-a', '--reflink=auto', template, unfinished]);
  await rename(unfinished, data);
}
