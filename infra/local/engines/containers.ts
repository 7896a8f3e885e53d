import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { step } from '../install/steps.ts';
import type { Log } from '../log.ts';
import { repositoryRoot } from '../places.ts';
import { startChildProcess } from '../process/child-process.ts';
import { run } from '../process/run.ts';
import { waitUntil } from '../process/wait.ts';
import type { Engine } from './engine.ts';
import type { S3Keys } from './s3.ts';

/** The services of docker-compose.yml that this project depends on, by their names there. */
export type ContainerService = 'mongo' | 'nats' | 's3' | 'mail';

export type Containers = Engine & {
  addresses: Partial<Record<ContainerService, string>>;
  mailPageUrl?: string;
};

/** Settings that the compose file requires for services not started here, and keys that the override replaces. */
const unused = Object.fromEntries(
  ['IDENTITY_SECRET', 'SESSION_SECRET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'].map((name) => [name, 'unused']),
);
const composeEnv = () => ({ ...process.env, ...unused });
const composeFile = join(repositoryRoot, 'docker-compose.yml');
const overrideOf = (dataDir: string) => join(dataDir, 'docker-compose.override.yml');

/** The arguments of every command about the containers of one data folder. */
function composeOf(dataDir: string): string[] {
  const project = `tippspiel-${createHash('sha256').update(dataDir).digest('hex').slice(0, 8)}`;
  return ['compose', '--project-name', project, '--file', composeFile, '--file', overrideOf(dataDir)];
}
const ports: Record<ContainerService, number[]> = {
  mongo: [27017],
  nats: [4222],
  s3: [9000],
  mail: [1025, 1080],
};

/** Whether a container engine with compose answers within 3 s. */
export async function hasContainerEngine(): Promise<boolean> {
  if (!existsSync(composeFile)) return false;
  const asks = [['info', '--format', '{{.ServerVersion}}'], ['compose', 'version']]; // prettier-ignore
  const answers = asks.map((args) => run('docker', args, { timeoutMs: 3000 }));
  return Promise.all(answers).then(() => true, () => false); // prettier-ignore
}

/**
 * This project's changes to the compose file for one instance on one machine. The engine picks loopback ports, so that
 * several instances can run at the same time, and each instance has its own keys.
 */
export function composeOverride(services: ContainerService[], keys: S3Keys): string {
  const lines = services.flatMap((name) => [
    `  ${name}:`,
    `    ports: !override [${ports[name].map((port) => `'127.0.0.1::${port}'`).join(', ')}]`,
    // An internal network cannot publish ports.
    '    networks: !override [outside]',
  ]);
  const access = [`      ROOT_ACCESS_KEY: '${keys.accessKey}'`, `      ROOT_SECRET_KEY: '${keys.secretKey}'`];
  const s3 = services.indexOf('s3');
  if (s3 >= 0) lines.splice(3 * s3 + 3, 0, '    environment:', ...access);
  return `services:\n${lines.join('\n')}\n`;
}

/** Starts the services in containers; undefined if no engine answers. */
export async function startContainers(
  log: Log,
  dataDir: string,
  services: ContainerService[],
  keys: S3Keys,
): Promise<Containers | undefined> {
  if (!(await hasContainerEngine())) return undefined;
  await mkdir(dataDir, { recursive: true });
  await writeFile(overrideOf(dataDir), composeOverride(services, keys), { mode: 0o600 });
  const compose = composeOf(dataDir);
  const env = composeEnv();
  const logFile = join(dataDir, 'logs', 'containers.log');
  const text = `Docker: starte ${services.join(', ')}`;
  return step(
    log,
    { name: 'start-containers', text, expected: 'beim ersten Mal werden Images geladen' },
    async () => {
      // Runs in the foreground as a tied child process: the containers stop when this process ends, and their volumes
      // stay.
      const args = [...compose, 'up', '--no-deps', ...services];
      const up = await startChildProcess({ command: 'docker', args, env, logFile, grace: 30 });
      const isHealthy = async () => {
        const states = await run('docker', [...compose, 'ps', '--format', '{{.Health}}'], { env }).catch(
          () => '',
        );
        const healthy = states.split('\n').filter((state) => state === 'healthy');
        return healthy.length === services.length;
      };
      await waitUntil(isHealthy, { name: 'Docker', process: up, logFile, timeoutMs: 300_000 });
      const address = async (name: ContainerService, port: number) =>
        (await run('docker', [...compose, 'port', name, String(port)], { env })).trim();
      const urls: Record<ContainerService, (host: string) => string> = {
        mongo: (host) => `mongodb://${host}/?directConnection=true`,
        nats: (host) => `nats://${host}`,
        s3: (host) => `http://${host}`,
        mail: (host) => `smtp://${host}`,
      };
      const entries = services.map(
        async (name) => [name, urls[name](await address(name, ports[name][0]!))] as const,
      );
      return {
        url: '',
        addresses: Object.fromEntries(await Promise.all(entries)),
        mailPageUrl: services.includes('mail') ? `http://${await address('mail', 1080)}` : undefined,
        stop: async () => void (await up.stop()),
      };
    },
  );
}

/**
 * Deletes a data folder, or a folder of data folders, and the containers, volumes and networks that belong to it.
 * Otherwise each temporary folder would leave a network behind, of which Docker has some thirty.
 */
export async function removeData(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const inside = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
  for (const dataDir of [folder, ...inside].filter((each) => existsSync(overrideOf(each)))) {
    await run('docker', [...composeOf(dataDir), 'down', '--volumes'], { env: composeEnv() });
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
