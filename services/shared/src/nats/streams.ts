import { RetentionPolicy, StorageType, type JetStreamManager } from 'nats';

/** The owners of durable events; each has one stream that keeps its facts. */
const owners = ['user', 'tipp', 'group', 'feed', 'media'];
const DUPLICATE_WINDOW_NS = 10 * 60 * 1e9;

/** JetStream's own numbers. */
const STREAM_NOT_FOUND = 10059;
const CONSUMER_NOT_FOUND = 10014;

/** Where events go that a consumer could not handle. */
export const asideStream = (namespace: string): string => `${namespace}-aside`;
export const asideSubject = (namespace: string, consumer: string): string => `${namespace}.aside.${consumer}`;

/** A stream that is there stays as operators have set it (replicas, limits). */
export async function createStreams({ streams }: JetStreamManager, namespace: string): Promise<void> {
  const wanted = [
    ...owners.map((owner) => ({ name: `${namespace}-${owner}`, subject: `${namespace}.${owner}.>` })),
    { name: asideStream(namespace), subject: asideSubject(namespace, '>') },
  ];
  for (const { name, subject } of wanted) {
    if (await orMissing(streams.info(name))) continue;
    await streams.add({
      name,
      subjects: [subject],
      retention: RetentionPolicy.Limits,
      storage: StorageType.File,
      duplicate_window: DUPLICATE_WINDOW_NS,
    });
  }
}

/** The stream of the one owner of these types. */
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
