import { connect, Events, JSONCodec, type NatsConnection } from 'nats';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import type { DomainEvent, EventType } from '../../contracts/events/catalogue.ts';
import { consumeEvents, type Consumer, type ConsumerOptions } from './consume.ts';
import { usualRetries, type Retries } from './deliver.ts';
import { createEventMetrics } from './event-metrics.ts';
import { createPublisher } from './publish.ts';
import { forgetNumber } from './forget.ts';
import { serveRepublishing, type Pages, type RepublishingOwner } from './republish.ts';
import { createStreamMender, createStreams } from './streams.ts';
import { followEvents, type Follower, type FollowOptions } from './follow.ts';

const codec = JSONCodec();

export type Bus = {
  /** Resolves once the stream has stored the event; the same event id is stored once. */
  publish(event: DomainEvent): Promise<void>;
  /** Starts a durable consumer of one owner's events. */
  consume<Type extends EventType>(options: ConsumerOptions<Type>): Promise<Consumer>;
  /** Follows one owner's events for this process alone, from a position on. */
  follow<Type extends EventType>(options: FollowOptions<Type>): Promise<Follower>;
  /**
   * Resolves when all that one owner has told by now was handed to those in this process who follow it. Rejects when nobody can
   * tell, as while the stream is away.
   */
  hearAll(owner: string): Promise<void>;
  /** Takes what an owner told of one player, or group, out of the stream, for good; what others keep of it is theirs. */
  forget(owner: 'user' | 'media' | 'group', number: number): Promise<void>;
  /** Tells all anew that this service's database says, when an operator asks for it. */
  onRepublish(owner: RepublishingOwner, pages: Pages): Promise<void>;
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
  /** Whether what consumers stand on, the database, can be reached; without it they stand on nothing. */
  canWork?(): Promise<boolean>;
  /** Where consumers count what they do. */
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
  const { namespace, log, retries = usualRetries, canWork = async () => true } = options;
  const metrics = createEventMetrics(options.metrics ?? new Registry());
  const mendStreams = createStreamMender(nats, namespace);
  const place = { nats, namespace, log, metrics, canWork, retries, mendStreams };
  const publish = createPublisher(nats, namespace, mendStreams);
  const consumers: Pick<Consumer, 'close'>[] = [];
  const followers: { types: readonly string[]; follower: Follower }[] = [];
  return {
    publish,
    async consume(options) {
      const consumer = await consumeEvents(place, options);
      consumers.push(consumer);
      return consumer;
    },
    async follow(options) {
      const follower = await followEvents(place, options);
      consumers.push(follower);
      followers.push({ types: options.types, follower });
      return follower;
    },
    async hearAll(owner) {
      const those = followers.filter(({ types }) => types.some((type) => type.startsWith(`${owner}.`)));
      await Promise.all(those.map(({ follower }) => follower.hearAll()));
    },
    onRepublish: (owner, pages) => serveRepublishing(nats, { namespace, owner, log }, publish, pages),
    forget: (owner, number) => forgetNumber(nats, { namespace, owner, number }),
    sendHint(subject, data) {
      // A process that ends has nothing more to say.
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
