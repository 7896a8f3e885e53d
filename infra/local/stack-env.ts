import { join } from 'node:path';
import type { Backing } from './backing.ts';
import { cacheDir } from './places.ts';
import { urlAt } from './ports.ts';
import type { Secrets } from './secrets.ts';

/** The processes of the product, in display order. */
export const serviceNames = ['feed', 'user', 'tipp', 'group', 'media', 'rest-compat', 'gateway'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** The file that each process runs, relative to the root of the repository. */
export function entryOf(name: ServiceName): string {
  return name === 'gateway' || name === 'rest-compat'
    ? `${name}/src/main.ts`
    : `services/${name}/src/main.ts`;
}

export const databaseOf = (prefix: string, name: ServiceName): string =>
  `${prefix}_${name.replace('-', '_')}`;

export type StackEnv = {
  backing: Pick<Backing, 'mongodbUrl' | 'natsUrl' | 's3' | 'smtpUrl'>;
  secrets: Secrets;
  /** Each service's port: its process's, or the balancer's if there are several. */
  ports: Record<ServiceName, number>;
  tournament: string;
  /** Prefix of databases, bucket and event subjects. */
  prefix: string;
  /** The address at which the gateway listens; all others listen on loopback. */
  host: string;
  /** As a separate process, or mounted in the gateway's. */
  restCompat: 'process' | 'gateway';
  publicUrl: string;
  /** Added to all processes, overriding everything else. */
  extra: Record<string, string | undefined>;
};

/** The public address for browsers. */
export const publicUrlAt = (port: number): string => process.env['PUBLIC_URL'] || `http://localhost:${port}`;

const passedOn = ['PATH', 'HOME', 'TZ', 'LANG', 'TMPDIR', 'NODE_EXTRA_CA_CERTS'];

/**
 * Limits the heap on a shared machine: the process collects garbage rather than growing. This halves the memory after a
 * peak, at the same speed. Data that grows with the players is in tipp's typed arrays, outside of the heap.
 */
export const smallHeap = '--max-semi-space-size=16 --max-old-space-size=256';

/**
 * Makes glibc return freed memory to the machine. Otherwise it keeps the memory, in many arenas and, after a large
 * piece was freed, among small ones (mallopt(3), M_ARENA_MAX and the 'dynamic mmap threshold'). The images set the same
 * in their Dockerfile.
 */
export const leanMalloc = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

/** The address by which this machine reaches a service. */
export const urlOf = (name: ServiceName, { ports, host }: Pick<StackEnv, 'ports' | 'host'>): string =>
  urlAt(name === 'gateway' ? host : '127.0.0.1', ports[name]);

/** The complete environment of one process: its settings, and the few variables that every program needs. */
export function serviceEnv(
  name: ServiceName,
  stack: StackEnv,
  /** This process's port, if it differs from the service's. */
  ownPort = stack.ports[name],
): Record<string, string> {
  const { backing, secrets, ports, tournament, prefix, extra } = stack;
  const url = (service: ServiceName) => urlOf(service, stack);
  const common = {
    // Production correctly refuses a shifted clock, which the demo needs.
    NODE_ENV: extra.TIPPSPIEL_CLOCK_OFFSET_MS ? 'development' : 'production',
    LOG_LEVEL: 'info',
    HOST: '127.0.0.1',
    PORT: String(ownPort),
    MONGODB_URL: backing.mongodbUrl,
    MONGODB_DATABASE: databaseOf(prefix, name),
    NATS_URL: backing.natsUrl,
    NATS_NAMESPACE: prefix,
    IDENTITY_SECRET: secrets.identity,
    SESSION_SECRET: secrets.session,
    TOURNAMENT: tournament,
    TIPPSPIEL_CLOCK_OFFSET_MS: '0',
    PUBLIC_URL: stack.publicUrl,
    ...leanMalloc,
    NODE_OPTIONS: [smallHeap, process.env['NODE_OPTIONS']].filter(Boolean).join(' '),
    // Halves a process's start time.
    NODE_COMPILE_CACHE: join(cacheDir(), 'node-compile-cache'),
  };
  const own: Partial<Record<ServiceName, Record<string, string | undefined>>> = {
    user: {
      SMTP_URL: backing.smtpUrl,
      PUSH_PUBLIC_KEY: secrets.push.publicKey,
      PUSH_PRIVATE_KEY: secrets.push.privateKey,
    },
    media: {
      S3_ENDPOINT: backing.s3.endpoint,
      S3_ACCESS_KEY: backing.s3.accessKey,
      S3_SECRET_KEY: backing.s3.secretKey,
      S3_REGION: backing.s3.region,
      S3_BUCKET: prefix.replaceAll('_', '-'),
    },
    feed: { GROUP_URL: url('group') },
    'rest-compat': { GATEWAY_URL: url('gateway') },
    gateway: {
      HOST: ownPort === ports.gateway ? stack.host : '127.0.0.1',
      FEED_URL: url('feed'),
      USER_URL: url('user'),
      TIPP_URL: url('tipp'),
      GROUP_URL: url('group'),
      MEDIA_URL: url('media'),
      REST_COMPAT_URL: stack.restCompat === 'gateway' ? 'mounted' : url('rest-compat'),
    },
  };
  const machine = Object.fromEntries(passedOn.map((variable) => [variable, process.env[variable]]));
  const merged = { ...machine, ...common, ...own[name], ...extra };
  const set = Object.entries(merged).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(set);
}
