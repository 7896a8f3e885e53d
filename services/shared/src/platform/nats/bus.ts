import { connect, Events, JSONCodec, type NatsConnection } from 'nats';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import type { DomainEvent, EventType } from '../../contracts/events/catalogue.ts';
import { consumeEvents, type Consumer, type ConsumerOptions } from './consume.ts';
import { usualRetries, type Retries } from './deliver.ts';
import { createEventMetrics } from './event-metrics.ts';
import { createPublisher } from './publish.ts';
import { purgeEvents } from './purge.ts';
import { serveRepublishing, type EventPages, type RepublishingOwner } from './republish.ts';
import { createStreamMender, createStreams } from './streams.ts';
import { subscribeToEvents, type Subscription, type SubscriptionOptions } from './subscribe.ts';

const codec = JSONCodec();

export type Bus = {
  /** Resolves once the stream has stored the event; the same event id is stored once. */
  publish(event: DomainEvent): Promise<void>;
  /** Starts a durable consumer of one owner's events. */
  consume<Type extends EventType>(options: ConsumerOptions<Type>): Promise<Consumer>;
  /** Subscribes this process alone to one owner's events, from a position on. */
  subscribe<Type extends EventType>(options: SubscriptionOptions<Type>): Promise<Subscription>;
  /**
   * Resolves when this process's subscriptions have handled all events that one owner has published by now. Rejects where that
   * cannot be found out, as while the stream is away.
   */
  catchUp(owner: string): Promise<void>;
  /** Removes an owner's events about one player, or group, from the stream, for good. Copies are their holders' to remove. */
  purge(owner: 'user' | 'media' | 'group', id: number): Promise<void>;
  /** Publishes this service's whole state again whenever an operator asks for it. */
  onRepublish(owner: RepublishingOwner, pages: EventPages): Promise<void>;
  /** Core NATS: only processes that listen now receive a hint. */
  sendHint(subject: string, data: unknown): void;
  onHint(subject: string, listen: (data: unknown) => void): void;
  /**
   * Calls back with true once the hints subscribed to so far arrive, and with false while the connection is lost. After each
   * true that follows a false, hints may have been missed.
   */
  onConnectionChange(listen: (isConnected: boolean) => void): void;
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
  /** Whether the consumers' database can be reached; without it no consumer needs one. */
  isDatabaseReady?(): Promise<boolean>;
  metrics?: Registry;
  /** For tests that cannot wait. */
  retries?: Retries;
};

/** Connects, for ever reconnecting, and makes sure that the streams exist. Leaves nothing open when it rejects. */
export async function connectBus(options: Options): Promise<Bus> {
  const nats = await connect({
    servers: options.url.split(','),
    name: options.service,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
  });
  try {
    await createStreams(await nats.jetstreamManager(), options.namespace);
  } catch (error) {
    await nats.close();
    throw error;
  }
  return openBus(nats, options);
}

function openBus(nats: NatsConnection, options: Options): Bus {
  const { namespace, log, retries = usualRetries, isDatabaseReady = async () => true } = options;
  const metrics = createEventMetrics(options.metrics ?? new Registry(), lags);
  const mendStreams = createStreamMender(nats, namespace);
  const context = { nats, namespace, log, metrics, isDatabaseReady, retries, mendStreams };
  const publish = createPublisher(nats, namespace, mendStreams);
  const consumers: Pick<Consumer, 'close'>[] = [];
  const durables: [string, () => Promise<number>][] = [];
  const subscriptions: { owner: string; subscription: Subscription }[] = [];

  const ofOwner = (owner: string) =>
    subscriptions.filter((one) => one.owner === owner).map(({ subscription }) => subscription);

  /** Of each durable consumer, and of what this process follows for its memory, by the events' owner. */
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
    purge: (owner, id) => purgeEvents(nats, { namespace, owner, id }),
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
    onConnectionChange: (listen) => void watchConnection(nats, listen),
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

/** All types of one subscription are of one owner. */
const ownerOf = ([type = '']: readonly string[]): string => type.split('.', 1)[0] as string;

async function watchConnection(nats: NatsConnection, listen: (isConnected: boolean) => void): Promise<void> {
  // A subscription counts from the server's next answer on.
  const arrived = () => nats.flush().then(() => listen(true), () => undefined); // prettier-ignore
  await arrived();
  for await (const { type } of nats.status()) {
    if (type === Events.Disconnect) listen(false);
    if (type === Events.Reconnect) await arrived();
  }
}
