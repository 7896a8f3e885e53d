import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../log.ts';
import type { Kept } from '../process/keep-running.ts';
import { startProgram } from './engine.ts';

/** New namespaces that end with their first process. */
export const namespaces = ['unshare', '--mount', '--pid', '--ipc', '--fork', '--kill-child'];

/** Runs a program in the installed root file system; see the script. */
export const enter = join(import.meta.dirname, 'enter-rootfs.sh');
export const binaries = '/usr/lib/postgresql/18/bin';

/**
 * All settings except the data folder. They are passed on the command line, so that changes here apply to existing
 * data.
 */
const settings = {
  listen_addresses: '', // only the socket in a folder that nobody else may enter
  unix_socket_directories: '/data/run',
  shared_preload_libraries: 'pg_cron,pg_documentdb_core,pg_documentdb',
  'cron.database_name': 'postgres',
  'cron.host': '/data/run',
  'cron.log_statement': 'off',
  'cron.log_run': 'off',
  'documentdb.localhost_connection_string': 'host=/data/run',
  // FerretDB's pool, the same number for DocumentDB's connections to itself, and some for its jobs.
  max_connections: '200',
  log_min_messages: 'warning',
  jit: 'off', // compiling costs more than these short statements take
};

export type PostgresPlace = { rootfs: string; folder: string; logFile: string };

/**
 * Starts PostgreSQL in the installed root file system with the data in `folder`, and waits until it accepts
 * connections.
 */
export async function startPostgres(log: Log, { rootfs, folder, logFile }: PostgresPlace): Promise<Kept> {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const pidFile = join(folder, 'db/postmaster.pid');
  return startProgram(log, {
    name: 'PostgreSQL',
    command: 'sh',
    args: [enter, rootfs, folder, `${binaries}/postgres`, '-D', '/data/db', ...options],
    logFile,
    around: namespaces,
    stopSignal: 'INT', // 'fast': ends the sessions, writes everything down
    grace: 30,
    // PostgreSQL's own check cannot see a predecessor in another process namespace.
    lockFile: join(folder, '.lock'),
    isReady: (launchedAt) => reportsReady(pidFile, launchedAt),
  });
}

/**
 * Line 8 of postmaster.pid contains the state; pg_ctl uses it, too. A file that a killed start left behind was written
 * before this launch. The start time in line 3 is too coarse to detect that, because it has only seconds.
 * @param launchedAt milliseconds since 1970
 */
export async function reportsReady(pidFile: string, launchedAt: number): Promise<boolean> {
  const file = await stat(pidFile).catch(() => undefined);
  if (file === undefined || file.mtimeMs < launchedAt) return false;
  const text = await readFile(pidFile, 'utf8').catch(() => '');
  return text.split('\n')[7]?.trim() === 'ready';
}
