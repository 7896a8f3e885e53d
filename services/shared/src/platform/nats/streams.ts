import {
  nanos,
  RetentionPolicy,
  StorageType,
  type JetStreamManager,
  type NatsConnection,
  type StreamConfig,
} from 'nats';

/** The owners of durable events. Each has one stream. Players come first, because other services' events refer to them. */
export const owners = ['user', 'media', 'group', 'tipp', 'feed'] as const;
export type Owner = (typeof owners)[number];
const DUPLICATE_WINDOW_NS = 10 * 60 * 1e9;
/**
 * How long events are kept: far longer than any outage of a consumer. A read model that needs older events requests a
 * republish. Operators set size limits, because NATS reserves that space on a disk whose size we do not know.
 */
export const KEPT_MS = 90 * 24 * 3_600_000;

/** JetStream's error codes. */
const STREAM_NOT_FOUND = 10059;
const CONSUMER_NOT_FOUND = 10014;

/** The stream of events that a consumer could not handle. */
export const deadLetterStream = (namespace: string): string => `${namespace}-aside`;
export const allDeadLetters = (namespace: string): string => `${namespace}.aside.>`;
export const deadLetterSubject = (namespace: string, consumer: string, subject: string): string =>
  `${namespace}.aside.${consumer}.${subject}`;

/**
 * Creates missing streams. An existing stream keeps the operators' settings (replicas, limits), unless it has no limit
 * at all, as in earlier releases.
 */
export async function createStreams({ streams }: JetStreamManager, namespace: string): Promise<void> {
  const wanted = [
    ...owners.map((owner) => ({ name: `${namespace}-${owner}`, subject: `${namespace}.${owner}.>` })),
    { name: deadLetterStream(namespace), subject: allDeadLetters(namespace) },
  ];
  for (const { name, subject } of wanted) {
    const known = await orMissing(streams.info(name));
    if (known && isUnbounded(known.config)) await streams.update(name, { max_age: nanos(KEPT_MS) });
    if (known) continue;
    await streams.add({
      name,
      subjects: [subject],
      retention: RetentionPolicy.Limits,
      storage: StorageType.File,
      duplicate_window: DUPLICATE_WINDOW_NS,
      max_age: nanos(KEPT_MS),
    });
  }
}

const isUnbounded = ({ max_age, max_bytes, max_msgs }: StreamConfig): boolean =>
  max_age === 0 && max_bytes === -1 && max_msgs === -1;

/**
 * Creates streams again that were lost while processes run. Concurrent calls share one run. The next call retries after
 * a failure.
 */
export function createStreamRestorer(nats: NatsConnection, namespace: string): () => Promise<void> {
  let running: Promise<void> | undefined;
  const restore = async () => createStreams(await nats.jetstreamManager(), namespace);
  return () =>
    (running ??= restore()
      .catch(() => undefined)
      .finally(() => (running = undefined)));
}

export function ownerOf(types: readonly string[]): string {
  const [owner, ...more] = new Set(types.map((type) => type.split('.')[0]));
  if (!owner || more.length) throw new Error(`not the events of one owner: ${types.join(', ')}`);
  return owner;
}

export const streamOf = (namespace: string, types: readonly string[]): string =>
  `${namespace}-${ownerOf(types)}`;

/** Resolves to null for a stream or consumer that does not exist. Rethrows every other error. */
export async function orMissing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    const code = (error as { api_error?: { err_code: number } }).api_error?.err_code;
    if (code === STREAM_NOT_FOUND || code === CONSUMER_NOT_FOUND) return null;
    throw error;
  }
}
