import { chown, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runInstall } from '../install/run-install.ts';
import { describeExit, startLeashed } from '../process/leash.ts';
import type { Leashed } from '../process/leash.ts';
import { lastLines, waitUntil } from '../process/wait.ts';

/** New namespaces that end with whoever holds them. */
export const namespaces = ['unshare', '--mount', '--pid', '--ipc', '--fork', '--kill-child'];

const enter = join(import.meta.dirname, 'enter-rootfs.sh');
const binaries = '/usr/lib/postgresql/18/bin';

/** Everything but the place of the data; in the command line, so that it changes with this file and not with the data. */
const settings = {
  listen_addresses: '', // only the socket in a folder that nobody else may enter
  unix_socket_directories: '/data/run',
  shared_preload_libraries: 'pg_cron,pg_documentdb_core,pg_documentdb',
  'cron.database_name': 'postgres',
  'cron.host': '/data/run',
  'cron.log_statement': 'off',
  'cron.log_run': 'off',
  'documentdb.localhost_connection_string': 'host=/data/run',
  log_min_messages: 'warning',
  jit: 'off', // compiling costs more than these short statements take
};

export type PostgresPlace = { rootfs: string; folder: string; logFile: string };

/** Starts PostgreSQL in the installed root file system on the data in `folder`, and waits until it accepts connections. */
export async function startPostgres({ rootfs, folder, logFile }: PostgresPlace): Promise<Leashed> {
  const started = Date.now();
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const postgres = await startLeashed({
    command: 'sh',
    args: [enter, rootfs, folder, `${binaries}/postgres`, '-D', '/data/db', ...options],
    logFile,
    around: namespaces,
    stopSignal: 'INT', // 'fast': ends the sessions, writes everything down
    grace: 30,
    // A predecessor in another process namespace is invisible to PostgreSQL's own check.
    lockFile: join(folder, '.lock'),
  });
  const isReady = async () =>
    reportsReady(await readFile(join(folder, 'db/postmaster.pid'), 'utf8').catch(() => ''), started);
  await waitUntil(isReady, { name: 'PostgreSQL', process: postgres, logFile });
  return postgres;
}

/** Line 3 of postmaster.pid is the start in epoch seconds, line 8 the state: what pg_ctl goes by, too. */
export function reportsReady(pidFile: string, startedAfter: number): boolean {
  const lines = pidFile.split('\n');
  return Number(lines[2]) >= Math.floor(startedAfter / 1000) - 1 && lines[7]?.trim() === 'ready';
}

/** Makes an empty initialised database once, to be copied by every start that has none yet. */
export async function makeTemplate(rootfs: string, folder: string): Promise<void> {
  const user = await postgresUser(rootfs);
  for (const path of [folder, join(folder, 'run')]) {
    await mkdir(path, { recursive: true, mode: 0o700 });
    await chown(path, user.uid, user.gid);
  }
  const log = 'install-documentdb';
  const initdb = [
    `${binaries}/initdb`,
    '-D',
    '/data/db',
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ];
  await runInstall('sh', [enter, rootfs, folder, ...initdb], { log, around: namespaces });
  const logFile = join(folder, 'template.log');
  const postgres = await startPostgres({ rootfs, folder, logFile });
  await createExtension(rootfs, folder).catch(async (error: Error) => {
    await postgres.stop();
    throw error;
  });
  const exit = await postgres.stop();
  if (!('code' in exit) || exit.code !== 0) {
    throw new Error(`PostgreSQL: ${describeExit(exit)}\n${await lastLines(logFile)}`);
  }
  await rm(logFile);
}

async function createExtension(rootfs: string, folder: string): Promise<void> {
  const sql = 'CREATE EXTENSION IF NOT EXISTS documentdb CASCADE';
  const psql = [`${binaries}/psql`, '-h', '/data/run', '-U', 'postgres', '-v', 'ON_ERROR_STOP=1', '-c', sql];
  await runInstall('sh', [enter, rootfs, folder, ...psql], { log: 'install-documentdb', around: namespaces });
}

async function postgresUser(rootfs: string): Promise<{ uid: number; gid: number }> {
  const users = await readFile(join(rootfs, 'etc/passwd'), 'utf8');
  const fields = users.split('\n').map((line) => line.split(':'));
  const [, , uid, gid] = fields.find(([name]) => name === 'postgres') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}
