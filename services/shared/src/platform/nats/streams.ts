import {
  nanos,
  RetentionPolicy,
  StorageType,
  type JetStreamManager,
  type NatsConnection,
  type StreamConfig,
} from 'nats';

/** The owners of durable events; each has one stream that keeps its facts. */
const owners = ['user', 'tipp', 'group', 'feed', 'media'];
const DUPLICATE_WINDOW_NS = 10 * 60 * 1e9;
/**
 * How long events stay: far longer than any consumer is away. A read model that needs more has its owner republish. Sizes are
 * for operators to bound: NATS reserves them on its disk, whose size we do not know.
 */
export const KEPT_MS = 90 * 24 * 3_600_000;

/** JetStream's own numbers. */
const STREAM_NOT_FOUND = 10059;
const CONSUMER_NOT_FOUND = 10014;

/** The stream of events that a consumer could not handle. */
export const deadLetterStream = (namespace: string): string => `${namespace}-aside`;
export const deadLetterSubject = (namespace: string, consumer: string): string =>
  `${namespace}.aside.${consumer}`;

/**
 * Makes the missing streams. An existing one stays as operators have set it (replicas, limits), except one without any
 * bound, as earlier releases made them.
 */
export async function createStreams({ streams }: JetStreamManager, namespace: string): Promise<void> {
  const wanted = [
    ...owners.map((owner) => ({ name: `${namespace}-${owner}`, subject: `${namespace}.${owner}.>` })),
    { name: deadLetterStream(namespace), subject: deadLetterSubject(namespace, '>') },
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
 * Makes streams again that were lost while processes run, as at their start. Calls at the same time share one run; a failure
 * is left to the next call.
 */
export function createStreamMender(nats: NatsConnection, namespace: string): () => Promise<void> {
  let running: Promise<void> | undefined;
  const mend = async () => createStreams(await nats.jetstreamManager(), namespace);
  return () =>
    (running ??= mend()
      .catch(() => undefined)
      .finally(() => (running = undefined)));
}

export function streamOf(namespace: string, types: readonly string[]): string {
  const [owner, ...more] = new Set(types.map((type) => type.split('.')[0]));
  if (!owner || more.length) throw new Error(`not the events of one owner: ${types.join(', ')}`);
  return `${namespace}-${owner}`;
}

/** Null for a stream or consumer that does not exist; every other error is thrown on. */
export async function orMissing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    const code = (error as { api_error?: { err_code: number } }).api_error?.err_code;
    if (code === STREAM_NOT_FOUND || code === CONSUMER_NOT_FOUND) return null;
    throw error;
  }
}
