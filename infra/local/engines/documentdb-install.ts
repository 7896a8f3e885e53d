import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { canUseApt, debianMirror, installPackages, isRoot } from '../install/apt.ts';
import { installOnce } from '../install/install-once.ts';
import { runInstall } from '../install/run-install.ts';
import type { Log } from '../log.ts';
import { findOnPath } from '../process/run.ts';
import { makeTemplate } from './documentdb-template.ts';
import { namespaces } from './postgres.ts';

/** A small Debian with PostgreSQL 18 and DocumentDB, and an initialised empty database. */
export const documentDbPath = 'documentdb-pg18-1';

/** Installs the engine behind FerretDB. @returns its folder */
export async function installDocumentDb(log: Log): Promise<string> {
  return installOnce(log, {
    path: documentDbPath,
    text: 'MongoDB: installiere PostgreSQL 18 mit DocumentDB (0,6 GB) mit debootstrap',
    expected: 'etwa 1 bis 2 min',
    make: async (target) => {
      await requireDebootstrap(log);
      const rootfs = join(target, 'rootfs');
      await mkdir(rootfs, { recursive: true });
      await bootstrap(rootfs);
      await makeTemplate(log, rootfs, join(target, 'template'));
    },
  });
}

async function requireDebootstrap(log: Log): Promise<void> {
  const alternatives = 'ebenso gut sind Docker, „mongod“ im PATH oder eine Adresse in MONGODB_URL.';
  if (process.platform !== 'linux' || !isRoot()) {
    throw new Error(`MongoDB: dieser Weg geht nur unter Linux als root; ${alternatives}`);
  }
  if (await findOnPath('debootstrap')) return;
  if (!(await canUseApt()))
    throw new Error(`MongoDB: dafür fehlt das Programm „debootstrap“; ${alternatives}`);
  await installPackages(log, ['debootstrap', 'debian-archive-keyring'], 'MongoDB');
}

async function bootstrap(rootfs: string): Promise<void> {
  const scripts = '/usr/share/debootstrap/scripts';
  const options = ['--variant=minbase', '--include=postgresql-18-documentdb'];
  const args = [...options, 'forky', rootfs, await debianMirror(), `${scripts}/sid`];
  await runInstall('debootstrap', args, { log: 'install-documentdb', around: namespaces });
  // Not needed to run a database, and a third of the total size.
  for (const waste of [
    'var/cache/apt',
    'var/lib/apt/lists',
    'usr/share/doc',
    'usr/share/man',
    'usr/share/locale',
  ]) {
    await rm(join(rootfs, waste), { recursive: true, force: true });
  }
  await mkdir(join(rootfs, 'data'), { recursive: true });
}
