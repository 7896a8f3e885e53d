import { chown, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runInstall } from '../install/run-install.ts';
import type { Log } from '../log.ts';
import type { Kept } from '../process/keep-running.ts';
import { describeExit } from '../process/child-process.ts';
import { lastLines } from '../process/wait.ts';
import { binaries, enter, namespaces, startPostgres } from './postgres.ts';

/** Creates an empty initialised database, which new instances copy. */
export async function makeTemplate(log: Log, rootfs: string, folder: string): Promise<void> {
  const user = await postgresUser(rootfs);
  for (const path of [folder, join(folder, 'run')]) {
    await mkdir(path, { recursive: true, mode: 0o700 });
    await chown(path, user.uid, user.gid);
  }
  const inside = (program: string, ...args: string[]) =>
    runInstall('sh', [enter, rootfs, folder, `${binaries}/${program}`, ...args], {
      log: 'install-documentdb',
      around: namespaces,
    });
  await inside(
    'initdb',
    '--pgdata=/data/db',
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  );
  const logFile = join(folder, 'template.log');
  const postgres = await startPostgres(log, { rootfs, folder, logFile });
  const extension = 'CREATE EXTENSION documentdb CASCADE';
  await inside('psql', '--host=/data/run', '--username=postgres', '--command', extension).catch(
    async (error: Error) => {
      await postgres.stop();
      throw error;
    },
  );
  await stopCleanly(postgres, logFile);
  await rm(logFile);
}

/** The template must be shut down cleanly, so that a copy starts without recovery. */
async function stopCleanly(postgres: Kept, logFile: string): Promise<void> {
  const { exited } = postgres.current();
  await postgres.stop();
  const exit = await exited;
  if ('code' in exit && exit.code === 0) return;
  throw new Error(`PostgreSQL: ${describeExit(exit)}\n${await lastLines(logFile)}`);
}

async function postgresUser(rootfs: string): Promise<{ uid: number; gid: number }> {
  const users = await readFile(join(rootfs, 'etc/passwd'), 'utf8');
  const fields = users.split('\n').map((line) => line.split(':'));
  const [, , uid, gid] = fields.find(([name]) => name === 'postgres') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}
