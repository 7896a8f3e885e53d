import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { canUseApt, installPackages } from '../local/install/apt.ts';
import { installOnce } from '../local/install/install-once.ts';
import { runInstall } from '../local/install/run-install.ts';
import type { Log } from '../local/log.ts';
import { cacheDir } from '../local/places.ts';
import { startChildProcess } from '../local/process/child-process.ts';
import { run } from '../local/process/run.ts';
import { waitUntil } from '../local/process/wait.ts';
import { makeTempFolder } from '../local/temp-folder.ts';
import { unpackFromTrixie } from './trixie.ts';

export type ContainerEngine = {
  /** The environment with which `docker` reaches it. */
  env: NodeJS.ProcessEnv;
  stop(): Promise<void>;
};

const answers = (env: NodeJS.ProcessEnv): Promise<boolean> =>
  Promise.all([
    run('docker', ['info'], { env, timeoutMs: 5_000 }),
    run('docker', ['compose', 'version'], { env, timeoutMs: 5_000 }),
  ]).then(() => true, () => false); // prettier-ignore

/** Returns this machine's engine. Without one, and as root, it starts its own in the cache folder. */
export async function openEngine(log: Log): Promise<ContainerEngine> {
  if (await answers(process.env)) return { env: process.env, stop: async () => undefined };
  if (!(await canUseApt()))
    throw new Error('Hier antwortet keine Docker-Engine, und installieren darf sie nur root auf Debian.');
  return startEngine(log, await installEngine(log));
}

/**
 * Docker 26 with Compose and Buildx from Debian 13, which also run on Debian 12. Their system dependencies (runc,
 * iptables) come from Debian's own package, whose Docker is too old for `start_interval`.
 */
async function installEngine(log: Log): Promise<string> {
  await installPackages(log, ['docker.io', 'iptables', 'debootstrap', 'debian-archive-keyring'], 'Docker');
  return installOnce(log, {
    path: 'containers/engine-26',
    text: 'Docker: installiere Engine, Compose und Buildx von Debian 13',
    expected: 'etwa 30 s',
    async make(target) {
      const packages = ['docker.io', 'docker-cli', 'docker-compose', 'docker-buildx', 'containerd'];
      await unpackFromTrixie(packages, target);
      await mkdir(join(target, 'config/cli-plugins'), { recursive: true });
      const plugins = `cp '${target}'/usr/libexec/docker/cli-plugins/* '${target}/config/cli-plugins/'`;
      await runInstall('sh', ['-c', plugins], { log: 'install-engine' });
    },
  });
}

async function startEngine(log: Log, installation: string): Promise<ContainerEngine> {
  log('  Docker: starte eine eigene Engine …');
  const temp = await makeTempFolder();
  const socket = `unix://${temp.path}/docker.sock`;
  const path = ['usr/sbin', 'usr/bin'].map((folder) => join(installation, folder)).join(':');
  const env = { ...process.env, PATH: `${path}:${process.env['PATH']}:/usr/sbin:/sbin` };
  const before = await networkState(env);
  const logFile = join(cacheDir(), 'logs', 'dockerd.log');
  const args = [
    ...['--data-root', join(cacheDir(), 'containers/data'), '--exec-root', join(temp.path, 'exec')],
    ...['--pidfile', join(temp.path, 'dockerd.pid'), '--host', socket],
  ];
  const daemon = await startChildProcess({ command: 'dockerd', args, env, logFile, grace: 60 });
  const client = { ...env, DOCKER_HOST: socket, DOCKER_CONFIG: join(installation, 'config') };
  const stop = async () => {
    await daemon.stop();
    await before.restore();
    await temp.remove();
  };
  await waitUntil(() => answers(client), { name: 'Docker', process: daemon, logFile }).catch(
    async (error: unknown) => {
      await stop();
      throw error;
    },
  );
  return { env: client, stop };
}

/** The network state that an engine changes, to be restored later: filters, forwarding and its bridge. */
async function networkState(env: NodeJS.ProcessEnv): Promise<{ restore(): Promise<void> }> {
  const shell = (script: string) => run('sh', ['-c', script], { env });
  const filters = await shell('iptables-save');
  const forwarding = (await shell('cat /proc/sys/net/ipv4/ip_forward')).trim();
  const links = 'ip -brief link 2> /dev/null | cut -d" " -f1 | cut -d@ -f1';
  const known = (await shell(links)).split('\n');
  return {
    async restore() {
      const file = join(cacheDir(), 'containers/iptables.before');
      await writeFile(file, filters);
      // Tables that were unused before are missing in the saved state, so they are emptied first.
      await shell(
        `for table in nat filter; do iptables -t $table -F; iptables -t $table -X; done; iptables -P FORWARD ACCEPT; iptables-restore < '${file}'`,
      );
      await shell(`echo ${forwarding} > /proc/sys/net/ipv4/ip_forward`);
      const added = (await shell(links)).split('\n').filter((name) => !known.includes(name));
      for (const name of added.filter((link) => /^(docker0|br-)/.test(link)))
        await shell(`ip link del ${name}`).catch(() => '');
    },
  };
}
