import { join } from 'node:path';
import type { Log } from '../log.ts';
import { cacheDir } from '../places.ts';
import { findOnPath, run } from '../process/run.ts';
import { withLock } from './lock.ts';
import { runInstall } from './run-install.ts';
import { step } from './steps.ts';

export const isRoot = () => process.getuid?.() === 0;

/** Whether packages can be installed here: on Debian or a derivative, as root. */
export async function canUseApt(): Promise<boolean> {
  return isRoot() && (await findOnPath('apt-get')) !== undefined;
}

/** Installs Debian packages; `why` names their purpose. */
export async function installPackages(log: Log, packages: string[], why: string): Promise<void> {
  const what = {
    name: `apt-${packages.join('-')}`,
    text: `${why}: installiere ${packages.length === 1 ? 'das Paket' : 'die Pakete'} ${packages.join(', ')}`,
  };
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    // Another apt-get on this machine may hold dpkg's lock for a while.
    runInstall('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-q', ...args], { log: 'apt', env });
  await withLock(join(cacheDir(), 'locks', 'apt'), () =>
    step(log, { ...what, expected: 'etwa 30 s' }, async () => {
      // A fresh machine has no package lists. One source that does not answer must not stop the others.
      await apt('update').catch(() => undefined);
      await apt('install', '-y', '--no-install-recommends', ...packages);
    }),
  );
}

/** The first Debian mirror in apt's list of index targets ('address|origin|label' per line). */
export function mirrorFromTargets(listing: string): string | undefined {
  const targets = listing.split('\n').map((line) => line.trim().split('|'));
  const [address] = targets.find(([, origin, label]) => origin === 'Debian' && label === 'Debian') ?? [];
  return address || undefined;
}

/** The Debian mirror that this machine is configured for. */
export async function debianMirror(): Promise<string> {
  const format = '$(SITE)|$(ORIGIN)|$(LABEL)';
  const listing = await run('apt-get', ['indextargets', '--format', format, 'Created-By: Packages']).catch(
    () => '',
  );
  return mirrorFromTargets(listing) ?? 'http://deb.debian.org/debian';
}
