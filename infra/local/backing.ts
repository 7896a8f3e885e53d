import { join } from 'node:path';
import { startContainers } from './engines/containers.ts';
import type { ContainerService } from './engines/containers.ts';
import type { Engine } from './engines/engine.ts';
import { startMail } from './engines/mail.ts';
import { startMongo } from './engines/mongo.ts';
import { startNats } from './engines/nats.ts';
import { startS3 } from './engines/s3.ts';
import type { Log } from './log.ts';
import { loadSecrets, type Secrets } from './secrets.ts';

export type S3Access = { endpoint: string; accessKey: string; secretKey: string; region: string };

export type Backing = {
  mongodbUrl: string;
  natsUrl: string;
  s3: S3Access;
  smtpUrl?: string;
  mailPageUrl?: string;
  /** Where each server keeps its data: one of `localPlaces`, or a given host. */
  places: Record<'mongo' | 'nats' | 's3', string>;
  stop: () => Promise<void>;
};

const docker = 'Docker';
const programs = 'eigenen Programmen';
export const localPlaces = [docker, programs];

export type BackingOptions = {
  /** Data and logs of this instance. Several instances can run at the same time, each in its own folder. */
  dataDir: string;
  log: Log;
  /** By default the data folder's. */
  secrets?: Secrets;
  /** Also starts a mail catcher. */
  mail?: boolean;
  /** The source of given addresses; by default the environment. */
  env?: NodeJS.ProcessEnv;
};

/**
 * Starts the services that the product depends on. Each uses the first available option: a given address; a container
 * engine; a program on the PATH; an installation in the cache folder, made once.
 */
export async function startBacking({
  dataDir,
  log,
  secrets,
  mail = false,
  env = process.env,
}: BackingOptions): Promise<Backing> {
  const { s3AccessKey: accessKey, s3SecretKey: secretKey } =
    secrets ?? (await loadSecrets(join(dataDir, 'secrets.json')));
  const keys = { accessKey, secretKey };
  const place = (name: string) => ({ folder: join(dataDir, name), logDir: join(dataDir, 'logs') });
  const given = givenAddresses(env);
  const wanted: ContainerService[] = mail ? ['mongo', 'nats', 's3', 'mail'] : ['mongo', 'nats', 's3'];
  const missing = wanted.filter((name) => !given[name]);
  const containers = missing.length > 0 ? await startContainers(log, dataDir, missing, keys) : undefined;

  const started: Engine[] = containers ? [containers] : [];
  const provide = async <E extends Engine>(
    name: ContainerService,
    title: string,
    start: () => Promise<E>,
  ) => {
    const address = given[name] ?? containers?.addresses[name];
    if (address) {
      if (given[name]) log(`  ${title}: nehme ${withoutPassword(address)}`);
      return { url: address, pageUrl: undefined, stop: async () => undefined };
    }
    const engine = await start();
    started.push(engine);
    return { pageUrl: undefined, ...engine };
  };
  const stop = async () => {
    await Promise.all(started.map((engine) => engine.stop()));
  };
  const starts = [
    provide('mongo', 'MongoDB', () => startMongo(log, place('mongo'))),
    provide('nats', 'NATS', () => startNats(log, place('nats'))),
    provide('s3', 'S3', () => startS3(log, place('s3'), keys)),
    mail ? provide('mail', 'E-Mail', () => startMail(log, place('mail'))) : undefined,
  ] as const;
  const [mongo, nats, s3, mailer] = await Promise.all(starts).catch((error: unknown) => {
    // The error is thrown at once. Programs that still start afterwards are stopped.
    void Promise.allSettled(starts).then(stop);
    throw error;
  });
  const placeOf = (name: ContainerService) => {
    const address = given[name];
    return address ? hostOf(address) : containers ? docker : programs;
  };
  const region = env.S3_REGION ?? 'us-east-1';
  const s3Keys = given.s3 ? { accessKey: env.S3_ACCESS_KEY ?? '', secretKey: env.S3_SECRET_KEY ?? '' } : keys;
  return {
    mongodbUrl: mongo.url,
    natsUrl: nats.url,
    s3: { endpoint: s3.url, ...s3Keys, region },
    smtpUrl: mailer?.url,
    mailPageUrl: mailer?.pageUrl ?? containers?.mailPageUrl,
    places: { mongo: placeOf('mongo'), nats: placeOf('nats'), s3: placeOf('s3') },
    stop,
  };
}

export function givenAddresses(env: NodeJS.ProcessEnv): Partial<Record<ContainerService, string>> {
  const s3 = env.S3_ENDPOINT && env.S3_ACCESS_KEY && env.S3_SECRET_KEY ? env.S3_ENDPOINT : undefined;
  return {
    mongo: env.MONGODB_URL || undefined,
    nats: env.NATS_URL || undefined,
    s3,
    mail: env.SMTP_URL || undefined,
  };
}

/** The host, or several of them, of an address. */
export function hostOf(address: string): string {
  return address.replace(/^[\w+]+:\/\/([^@/]*@)?/, '').replace(/[/?].*/, '');
}

function withoutPassword(address: string): string {
  return address.replace(/\/\/[^@/]*@/, '//…@');
}
