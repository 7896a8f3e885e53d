import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startBacking } from './backing.ts';
import type { Backing } from './backing.ts';
import { step } from './install/steps.ts';
import { consoleLog } from './log.ts';
import type { Log } from './log.ts';
import { repositoryRoot } from './places.ts';
import { freePorts } from './ports.ts';
import { createProductProcesses } from './product-processes.ts';
import type { ProcessHandles } from './product-processes.ts';
import { loadSecrets } from './secrets.ts';
import { entryOf, publicUrlAt, serviceEnv, serviceNames, urlOf } from './stack-env.ts';
import type { ServiceName, StackEnv } from './stack-env.ts';
import { defaultTournament } from './tournaments.ts';

export type StackOptions = {
  /** Data, logs and secrets of this stack. */
  dataDir: string;
  /** The public port; by default a free one. */
  port?: number;
  /** The public address; by default loopback. */
  host?: string;
  /** Added to all processes, overriding their defaults. */
  env?: Record<string, string | undefined>;
  tournament?: string;
  /** Number of processes per service, by default one. A balancer in front of each distributes the connections. */
  processes?: number;
  /** Starts only these processes; the others' addresses are configured all the same. */
  only?: ServiceName[];
  /** rest-compat mounted in the gateway, which is best on one machine, or as a separate process, as in compose. */
  restCompat?: 'process' | 'gateway';
  /** The source of given server addresses, by default the environment; with {} the stack starts its own. */
  backingEnv?: NodeJS.ProcessEnv;
  /** Prefix of databases, bucket and event subjects. A test passes its own, so that tests can share the servers. */
  prefix?: string;
  mail?: boolean;
  log?: Log;
  /** Prepares the data (seeding) after the backing services and before the product's processes start. */
  prepare?: (env: Stack['env'], backing: Backing) => Promise<void>;
};

export type Stack = {
  baseUrl: string;
  urls: Record<ServiceName, string>;
  mongodbUrl: string;
  natsUrl: string;
  s3: Backing['s3'];
  mailPageUrl?: string;
  /** The environment of a process, for programs that use its data. */
  env: (name: ServiceName) => Record<string, string>;
  processes: { names: ServiceName[] } & ProcessHandles;
  stop: () => Promise<void>;
};

/** Starts the backing services and all processes of the product; resolves when all are ready. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const {
    dataDir,
    host = '127.0.0.1',
    tournament = defaultTournament,
    prefix = 'tippspiel',
    mail,
    log = consoleLog,
  } = options;
  const secrets = await loadSecrets(join(dataDir, 'secrets.json'));
  const backing = await startBacking({ dataDir, log, secrets, mail, env: options.backingEnv });
  const free = await freePorts(serviceNames.length);
  const ports = Object.fromEntries(
    serviceNames.map((name, index) => [name, free[index]]),
  ) as StackEnv['ports'];
  ports.gateway = options.port ?? ports.gateway;
  const { env: extra = {}, restCompat = 'gateway', processes = 1 } = options;
  const publicUrl = publicUrlAt(ports.gateway);
  const urls = Object.fromEntries(
    serviceNames.map((name) => [name, urlOf(name, { ports, host })]),
  ) as Stack['urls'];
  const stackEnv: StackEnv = {
    backing,
    secrets,
    ports,
    tournament,
    prefix,
    host,
    publicUrl,
    restCompat,
    extra,
  };

  const chosen = (options.only ?? serviceNames).filter(
    (name) =>
      existsSync(join(repositoryRoot, entryOf(name))) &&
      !(name === 'rest-compat' && restCompat === 'gateway'),
  );
  const product = createProductProcesses({ stackEnv, processes, logDir: join(dataDir, 'logs'), log });
  const stop = async () => {
    await product.stop();
    await backing.stop();
  };
  try {
    await options.prepare?.((name) => serviceEnv(name, stackEnv), backing);
    const times = processes === 1 ? '' : `je ${processes} `;
    const what = {
      name: `services-${chosen.length}x${processes}`,
      text: `Dienste: starte ${times}${chosen.join(', ')}`,
    };
    await step(log, what, () => Promise.all(chosen.map(product.start)));
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    baseUrl: urls.gateway,
    urls,
    mongodbUrl: backing.mongodbUrl,
    natsUrl: backing.natsUrl,
    s3: backing.s3,
    mailPageUrl: backing.mailPageUrl,
    env: (name) => serviceEnv(name, stackEnv),
    processes: { names: chosen, ...product.handles },
    stop,
  };
}
