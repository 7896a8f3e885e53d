import { connect, Events, JSONCodec, type NatsConnection } from 'nats';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import type { DomainEvent, EventType } from '../../contracts/events/catalogue.ts';
import { consumeEvents, type Consumer, type ConsumerOptions } from './consume.ts';
import { usualRetries, type Retries } from './deliver.ts';
import { createEventMetrics } from './event-metrics.ts';
import { onStatus } from './on-status.ts';
import { createPublisher } from './publish.ts';
import { serveRepublishing, type EventPages } from './republish.ts';
import {
  createStreamRestorer,
  createStreams,
  deadLetterStream,
  deadLetterSubject,
  ownerOf,
  type Owner,
} from './streams.ts';
import { purgeSubject } from './subjects.ts';
import { subscribeToEvents, type Subscription, type SubscriptionOptions } from './subscribe.ts';

const codec = JSONCodec();

export type Bus = {
  /** Resolves once the stream has stored the event; the same event id is stored once. */
  publish(event: DomainEvent): Promise<void>;
  /** Starts a durable consumer of one owner's events. */
  consume<Type extends EventType>(options: ConsumerOptions<Type>): Promise<Consumer>;
  /** Subscribes only this process to one owner's events, starting at a position. */
  subscribe<Type extends EventType>(options: SubscriptionOptions<Type>): Promise<Subscription>;
  /**
   * Resolves when this process's subscriptions have handled all events that one owner has published so far. Rejects
   * when that cannot be determined, for example while the stream is unavailable.
   */
  catchUp(owner: string): Promise<void>;
  /**
   * Removes an owner's events about one player or group from the stream and the dead letters. Consumers remove their
   * own copies.
   */
  purge(owner: 'user' | 'media' | 'group', id: number): Promise<void>;
  /** Publishes this service's whole state again whenever an operator requests it. */
  onRepublish(owner: Owner, pages: EventPages): Promise<void>;
  /** Sends a hint by core NATS, which only processes that are connected now receive. */
  sendHint(subject: string, data: unknown): void;
  onHint(subject: string, listen: (data: unknown) => void): void;
  /**
   * Calls back with true once the subscriptions to hints are active, and with false when the connection is lost. Hints
   * may have been missed before each true that follows a false.
   */
  onConnectionChange(listen: (isConnected: boolean) => void): void;
  isReady(): Promise<boolean>;
  /** Ends the consumers, sends what is still buffered, and closes the connection. */
  close(): Promise<void>;
};

type Options = {
  url: string;
  /** Separates installations that share one NATS server. It is part of every subject, stream and consumer name. */
  namespace: string;
  service: string;
  log: Logger;
  /** Whether the consumers' database can be reached; omitted where no consumer needs one. */
  isDatabaseReady?(): Promise<boolean>;
  metrics?: Registry;
  /** Hints work without JetStream, so a process that uses nothing else does not wait for it. */
  hintsOnly?: boolean;
  /** Shorter retries, for tests. */
  retries?: Retries;
  /** Shorter requests for events, for tests. */
  requestMs?: number;
  /** Faster pings, for tests. */
  pingMs?: number;
};

/**
 * The pause between pings. After two pings without an answer the client connects again, so a connection that dies
 * silently is noticed within three pauses. With the client's default of two minutes a gateway would trust suspended
 * sessions for minutes.
 */
const PING_MS = 5_000;
/** How long a server may take to accept a connection. The client then dials the next server. */
const DIAL_MS = 5_000;

/** Connects, reconnects without limit, and creates missing streams. Leaves nothing open when it rejects. */
export async function connectBus(options: Options): Promise<Bus> {
  const nats = await connect({
    servers: options.url.split(','),
    name: options.service,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    pingInterval: options.pingMs ?? PING_MS,
    timeout: DIAL_MS,
  });
  try {
    if (!options.hintsOnly) await createStreams(await nats.jetstreamManager(), options.namespace);
  } catch (error) {
    await nats.close();
    throw error;
  }
  return openBus(nats, options);
}

function openBus(nats: NatsConnection, options: Options): Bus {
  const { namespace, log, requestMs, retries = usualRetries, isDatabaseReady = async () => true } = options;
  const metrics = createEventMetrics(options.metrics ?? new Registry(), lags);
  const restoreStreams = createStreamRestorer(nats, namespace);
  const context = { nats, namespace, log, metrics, isDatabaseReady, retries, requestMs, restoreStreams };
  const publish = createPublisher(nats, namespace, restoreStreams);
  const consumers: Pick<Consumer, 'close'>[] = [];
  const durables: [string, () => Promise<number>][] = [];
  const subscriptions: { owner: string; subscription: Subscription }[] = [];

  const ofOwner = (owner: string) =>
    subscriptions.filter((one) => one.owner === owner).map(({ subscription }) => subscription);

  /** The lags of the durable consumers, and of this process's subscriptions by the events' owner. */
  function lags(): [string, () => Promise<number>][] {
    const owners = [...new Set(subscriptions.map(({ owner }) => owner))];
    const memories = owners.map((owner): [string, () => Promise<number>] => [
      `memory-of-${owner}`,
      async () => {
        const waiting = await Promise.all(ofOwner(owner).map((subscription) => subscription.waiting()));
        return waiting.reduce((sum, count) => sum + count, 0);
      },
    ]);
    return [...durables, ...memories];
  }

  return {
    publish,
    async consume(options) {
      const consumer = await consumeEvents(context, options);
      consumers.push(consumer);
      durables.push([options.name, consumer.waiting]);
      return consumer;
    },
    async subscribe(options) {
      const subscription = await subscribeToEvents(context, options);
      consumers.push(subscription);
      subscriptions.push({ owner: ownerOf(options.types), subscription });
      return subscription;
    },
    async catchUp(owner) {
      await Promise.all(ofOwner(owner).map((subscription) => subscription.catchUp()));
    },
    onRepublish: (owner, pages) => serveRepublishing(nats, { namespace, owner, log }, publish, pages),
    /** The cost does not depend on the streams' sizes, because the server finds the messages by their subjects. */
    async purge(owner, id) {
      const { streams } = await nats.jetstreamManager();
      const filter = purgeSubject(namespace, owner, id);
      await streams.purge(`${namespace}-${owner}`, { filter });
      await streams.purge(deadLetterStream(namespace), { filter: deadLetterSubject(namespace, '*', filter) });
    },
    sendHint(subject, data) {
      if (nats.isClosed() || nats.isDraining()) return;
      nats.publish(`${namespace}.hint.${subject}`, codec.encode(data));
    },
    onHint(subject, listen) {
      nats.subscribe(`${namespace}.hint.${subject}`, {
        callback: (error, message) => {
          if (!error) listen(codec.decode(message.data));
        },
      });
    },
    onConnectionChange(listen) {
      // A subscription is active once the server answers the next request.
      const arrived = () => void nats.flush().then(() => listen(true), () => undefined); // prettier-ignore
      arrived();
      void onStatus(nats, Events.Disconnect, () => listen(false));
      void onStatus(nats, Events.Reconnect, arrived);
    },
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
