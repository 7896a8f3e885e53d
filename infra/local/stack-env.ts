import { join } from 'node:path';
import type { Backing } from './backing.ts';
import { cacheDir } from './places.ts';
import type { Secrets } from './secrets.ts';

/** The processes of the product, in the order in which they are shown. */
export const serviceNames = ['feed', 'user', 'tipp', 'group', 'media', 'rest-compat', 'gateway'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** The file each process runs, from the root of the repository. */
export function entryOf(name: ServiceName): string {
  return name === 'gateway' || name === 'rest-compat'
    ? `${name}/src/main.ts`
    : `services/${name}/src/main.ts`;
}

export type StackEnv = {
  backing: Pick<Backing, 'mongodbUrl' | 'natsUrl' | 's3' | 'smtpUrl'>;
  secrets: Secrets;
  /** Each service's port: its process, or the balancer of several. */
  ports: Record<ServiceName, number>;
  tournament: string;
  /** Begins the names of databases, bucket and event subjects. */
  prefix: string;
  /** The address at which the gateway listens; all others are loopback's. */
  host: string;
  /** As a process of its own, or mounted in the gateway's. */
  restCompat: 'process' | 'gateway';
  publicUrl: string;
  /** For all processes, over everything else. */
  extra: Record<string, string | undefined>;
};

/** The address for browsers. */
export const publicUrlAt = (port: number): string => process.env['PUBLIC_URL'] || `http://localhost:${port}`;

const passedOn = ['PATH', 'HOME', 'TZ', 'LANG', 'TMPDIR', 'NODE_EXTRA_CA_CERTS'];

/**
 * On a machine that all share, a process had better collect its garbage than grow: half the memory after a peak, at the same
 * pace. Data that grows with the players lies in tipp's typed arrays, outside of the heap.
 */
export const smallHeap = '--max-semi-space-size=16 --max-old-space-size=256';

/**
 * Freed memory goes back to the machine: otherwise glibc keeps it, in many arenas and, once a large piece was freed, among
 * small ones (mallopt(3), M_ARENA_MAX and the 'dynamic mmap threshold'). Images have the same in their Dockerfile.
 */
export const leanMalloc = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

/** The whole environment of one process: only what it is told, and the little of the machine that every program needs. */
export function serviceEnv(
  name: ServiceName,
  stack: StackEnv,
  /** This process's port, if it is not the service's own. */
  ownPort = stack.ports[name],
): Record<string, string> {
  const { backing, secrets, ports, tournament, prefix, extra } = stack;
  const url = (service: ServiceName) => `http://127.0.0.1:${ports[service]}`;
  const common = {
    // Production refuses a shifted clock, which is right there and is what a demo lives on.
    NODE_ENV: extra.TIPPSPIEL_CLOCK_OFFSET_MS ? 'development' : 'production',
    LOG_LEVEL: 'info',
    HOST: '127.0.0.1',
    PORT: String(ownPort),
    MONGODB_URL: backing.mongodbUrl,
    MONGODB_DATABASE: `${prefix}_${name.replace('-', '_')}`,
    NATS_URL: backing.natsUrl,
    NATS_NAMESPACE: prefix,
    IDENTITY_SECRET: secrets.identity,
    SESSION_SECRET: secrets.session,
    TOURNAMENT: tournament,
    TIPPSPIEL_CLOCK_OFFSET_MS: '0',
    PUBLIC_URL: stack.publicUrl,
    ...leanMalloc,
    NODE_OPTIONS: [smallHeap, process.env['NODE_OPTIONS']].filter(Boolean).join(' '),
    // Halves the time that a process needs to come up.
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
