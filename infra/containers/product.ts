import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../local/log.ts';
import { dataRoot, repositoryRoot } from '../local/places.ts';
import { freePorts } from '../local/ports.ts';
import { run } from '../local/process/run.ts';
import { openEngine } from './engine.ts';
import { provideImages, writeOverride } from './images.ts';

export type Container = {
  id: string;
  isRunning: boolean;
  restarts: number;
  /** How often the kernel has killed one of its processes because of its memory limit. */
  killed: number;
  /** Peak memory in MB, including the file cache. */
  peak: number;
};

export type Product = Awaited<ReturnType<typeof openProduct>>;
type More = Record<string, string>;

const PROJECT = 'tippspiel-test';

/**
 * docker-compose.yml on an engine, as an operator uses it: with a separate .env, independent of any other installation.
 */
export async function openProduct(log: Log) {
  const engine = await openEngine(log);
  try {
    return await openOn(engine, log);
  } catch (error) {
    await engine.stop();
    throw error;
  }
}

async function openOn(engine: Awaited<ReturnType<typeof openEngine>>, log: Log) {
  const standins = await provideImages(log, engine.env);
  const [port, demoPort] = (await freePorts(2)) as [number, number];
  const folder = join(dataRoot, 'test', 'containers');
  await mkdir(folder, { recursive: true });
  const override = join(folder, 'override.yml');
  await writeOverride(override, standins);
  const secret = () => randomBytes(32).toString('hex');
  const env: NodeJS.ProcessEnv = {
    ...engine.env,
    COMPOSE_PROJECT_NAME: PROJECT,
    COMPOSE_FILE: `${join(repositoryRoot, 'docker-compose.yml')}:${override}`,
    COMPOSE_PROGRESS: 'plain',
    // Ignores the operator's own files.
    COMPOSE_ENV_FILES: '/dev/null',
    ...{
      IDENTITY_SECRET: secret(),
      SESSION_SECRET: secret(),
      S3_ACCESS_KEY: secret(),
      S3_SECRET_KEY: secret(),
    },
    ...{ PORT: String(port), PUBLIC_URL: `http://localhost:${port}`, DEMO_PORT: String(demoPort) },
  };
  const inRoot = (command: string, args: string[], more?: More) =>
    run(command, args, { env: { ...env, ...more }, cwd: repositoryRoot });
  /** Runs `docker compose …`; `more` adds variables as if they were in .env. */
  const compose = (args: string[], more?: More) => inRoot('docker', ['compose', ...args], more);
  const down = () =>
    compose(['--profile', 'demo', 'down', '--volumes', '--remove-orphans', '--timeout', '20']);
  await down();
  return {
    base: `http://127.0.0.1:${port}`,
    demoBase: `http://127.0.0.1:${demoPort}`,
    /** Images that were replaced by stand-ins. */
    standins,
    /** The prefix of its volumes' names. */
    project: PROJECT,
    compose,
    /** Runs shell commands in another folder. */
    shell: (script: string, cwd: string, more: More) =>
      run('sh', ['-euc', script], { env: { ...env, ...more }, cwd }),
    upgrade: (services: string[], more?: More) =>
      inRoot('sh', ['infra/docker/upgrade.sh', ...services], more),
    /** By service name. */
    async containers(): Promise<Map<string, Container>> {
      const filter = ['--filter', `label=com.docker.compose.project=${PROJECT}`];
      const ids = (await inRoot('docker', ['ps', '--all', '--quiet', ...filter])).split('\n').filter(Boolean);
      if (ids.length === 0) return new Map();
      const all = JSON.parse(await inRoot('docker', ['inspect', ...ids])) as Inspected[];
      const entries = all.map(async ({ Id, State, RestartCount, Config }): Promise<[string, Container]> => {
        const memory = State.Running ? await inRoot('docker', ['exec', Id, 'sh', '-c', READ_MEMORY]) : '0 0';
        const [killed = 0, peak = 0] = memory.trim().split(' ').map(Number);
        const name = Config.Labels['com.docker.compose.service'] as string;
        const about = { id: Id, isRunning: State.Running, restarts: RestartCount };
        return [name, { ...about, killed, peak: Math.round(peak / 1024 ** 2) }];
      });
      return new Map(await Promise.all(entries));
    },
    /** The size of a service's image in MB, without Node's image on which it is based. */
    async imageSize(service: string) {
      const dockerfile = await readFile(join(repositoryRoot, 'infra/docker/Dockerfile'), 'utf8');
      const [, base = ''] = /^FROM (\S+) AS base$/m.exec(dockerfile) ?? [];
      const images = [`${PROJECT}-${service}`, base];
      const sizes = await inRoot('docker', ['image', 'inspect', '--format', '{{.Size}}', ...images]);
      const [all = NaN, ofBase = NaN] = sizes.trim().split('\n').map(Number);
      return Math.round((all - ofBase) / 1e6);
    },
    async stop() {
      await down().finally(() => engine.stop());
    },
  };
}

type Inspected = {
  Id: string;
  State: { Running: boolean };
  RestartCount: number;
  Config: { Labels: Record<string, string> };
};

/** For cgroups of version 2 or 1. */
const READ_MEMORY = `cd /sys/fs/cgroup
if [ -e memory.events ]; then
  while read -r name count; do [ "$name" = oom_kill ] && killed=$count; done < memory.events
  read -r peak < memory.peak
else
  while read -r name count; do [ "$name" = oom_kill ] && killed=$count; done < memory/memory.oom_control
  read -r peak < memory/memory.max_usage_in_bytes
fi
echo "\${killed:-0} \${peak:-0}"`;
