import { connect, Events, JSONCodec, RetentionPolicy, StorageType, type NatsConnection } from 'nats';
import type { Logger } from 'pino';
import type { DomainEvent, EventType } from '../events/catalogue.ts';
import { consumeEvents, type Consumer, type ConsumerOptions } from './consume.ts';
import { createPublisher } from './publish.ts';
import { followEvents, type Follower, type FollowOptions } from './follow.ts';

/** The owners of durable events; each has one stream that keeps its facts. */
const owners = ['user', 'tipp', 'group', 'feed', 'media'];
const DUPLICATE_WINDOW_NS = 10 * 60 * 1e9;
/** JetStream's own number for it. */
const STREAM_NOT_FOUND = 10059;
const codec = JSONCodec();

export type Bus = {
  /** Resolves once the stream has stored the event; the same event id is stored once. */
  publish(event: DomainEvent): Promise<void>;
  /** Starts a durable consumer of one owner's events. */
  consume<Type extends EventType>(options: ConsumerOptions<Type>): Promise<Consumer>;
  /** Follows one owner's events for this process alone, from a position on. */
  follow<Type extends EventType>(options: FollowOptions<Type>): Promise<Follower>;
  /** A notice nobody needs to keep: every process that listens now hears it, others never will (core NATS). */
  sendHint(subject: string, data: unknown): void;
  onHint(subject: string, listen: (data: unknown) => void): void;
  /**
   * Tells whether hints arrive: true once those asked for so far do, false while the connection is lost. After each true
   * that follows a false, hints may have been missed.
   */
  onHearing(listen: (hears: boolean) => void): void;
  isReady(): Promise<boolean>;
  /** Ends the consumers, then the connection, after sending what waits. */
  close(): Promise<void>;
};

type Options = {
  url: string;
  /** Lets several installations share one NATS; part of every subject, stream and consumer name. */
  namespace: string;
  service: string;
  log: Logger;
};

/** Connects, for ever reconnecting, and makes sure that the streams exist. */
export async function connectBus({ url, namespace, service, log }: Options): Promise<Bus> {
  const nats = await connect({
    servers: url.split(','),
    name: service,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
  });
  await createStreams(nats, namespace);
  const publish = createPublisher(nats, namespace);
  const consumers: Pick<Consumer, 'close'>[] = [];
  return {
    publish,
    async consume(options) {
      const consumer = await consumeEvents({ nats, namespace, log }, options);
      consumers.push(consumer);
      return consumer;
    },
    async follow(options) {
      const follower = await followEvents({ nats, namespace, log }, options);
      consumers.push(follower);
      return follower;
    },
    sendHint: (subject, data) => nats.publish(`${namespace}.hint.${subject}`, codec.encode(data)),
    onHint(subject, listen) {
      nats.subscribe(`${namespace}.hint.${subject}`, {
        callback: (error, message) => {
          if (!error) listen(codec.decode(message.data));
        },
      });
    },
    onHearing: (listen) => void followConnection(nats, listen),
    async isReady() {
      if (nats.isClosed()) return false;
      await nats.rtt();
      return true;
    },
    async close() {
      await Promise.all(consumers.map((consumer) => consumer.close()));
      await nats.drain();
    },
  };
}

async function followConnection(nats: NatsConnection, listen: (hears: boolean) => void): Promise<void> {
  // A subscription counts from the server's next answer on.
  const arrived = () => nats.flush().then(() => listen(true), () => undefined); // prettier-ignore
  await arrived();
  for await (const { type } of nats.status()) {
    if (type === Events.Disconnect) listen(false);
    if (type === Events.Reconnect) await arrived();
  }
}

/** A stream that is there stays as operators have set it (replicas, limits). */
async function createStreams(nats: NatsConnection, namespace: string): Promise<void> {
  const { streams } = await nats.jetstreamManager();
  for (const owner of owners) {
    const name = `${namespace}-${owner}`;
    if (await streams.info(name).then(() => true, isMissing)) continue;
    await streams.add({
      name,
      subjects: [`${namespace}.${owner}.>`],
      retention: RetentionPolicy.Limits,
      storage: StorageType.File,
      duplicate_window: DUPLICATE_WINDOW_NS,
    });
  }
}

/** False for a stream that does not exist; every other error is thrown on. */
function isMissing(error: { api_error?: { err_code: number } }): false {
  if (error.api_error?.err_code === STREAM_NOT_FOUND) return false;
  throw error;
}
