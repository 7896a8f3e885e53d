import {
  AckPolicy,
  createInbox,
  DeliverPolicy,
  Events,
  isFlowControlMsg,
  isHeartbeatMsg,
  JSONCodec,
  nanos,
  type JetStreamManager,
  type Msg,
  type NatsConnection,
} from 'nats';
import type { Logger } from 'pino';
import type { DomainEvent, EventType } from '../../contracts/events/catalogue.ts';
import { parseEvent } from '../../contracts/events/envelope.ts';
import { waitFor } from '../clock/wait-for.ts';
import { parseDeliveryInfo } from './delivery-info.ts';
import { orMissing, streamOf } from './streams.ts';
import { subjectsOf } from './subjects.ts';

export type SubscriptionOptions<Type extends EventType> = {
  /** All of one owner. */
  types: readonly Type[];
  /**
   * Begin after what this durable consumer has acknowledged, the one that writes what a process then reads; without
   * it, after what the stream holds now: for facts that stood in a database before they were published.
   */
  behind?: string;
  /** Gets one event after the other, at least once; after a repair some come again. */
  handle(event: DomainEvent<Type>): void;
};

export type Subscription = {
  /** Resolves when all events that stood in the stream at the beginning are handled. */
  caughtUp: Promise<void>;
  /** Resolves when all events that stand in the stream now are handled. Rejects where that cannot be found out. */
  catchUp(): Promise<void>;
  /** How many events that stand in the stream now are not handled yet. Rejects where that cannot be found out. */
  waiting(): Promise<number>;
  close(): Promise<void>;
};

type Context = { nats: NatsConnection; namespace: string; log: Logger; mendStreams(): Promise<void> };

/** The last handled event, and of which stream: one of the same name may be made later. */
type Position = { created: string; last: number };

const HEARTBEAT_MS = 1_000;
/** Without any message for this long the server has lost the consumer, or the connection is dead. */
const SILENCE_MS = 3 * HEARTBEAT_MS;
const RETRY_MS = 100;
const POLL_MS = 10;
const codec = JSONCodec();

/**
 * Gets every event of a stream from a position on, for this process alone, by an ephemeral consumer without acknowledgements.
 * Each delivery and each heartbeat is counted; after a gap, silence or a new connection it is opened again behind the last
 * handled event. (`nats`' own ordered consumer waits up to thirty seconds before it tries again.)
 */
export async function subscribeToEvents<Type extends EventType>(
  context: Context,
  options: SubscriptionOptions<Type>,
): Promise<Subscription> {
  const { nats, namespace, log } = context;
  const stream = streamOf(namespace, options.types);
  const manager = await nats.jetstreamManager();
  const caughtUp = Promise.withResolvers<void>();
  let position: Position = {
    created: (await manager.streams.info(stream)).created,
    last: await startOf(manager, stream, options.behind && `${namespace}-${options.behind}`),
  };
  let closed = false;
  /** The consumer's name at the server, and how much of it has arrived here; undefined while it is opened. */
  let consuming: { name: string; delivered: number } | undefined;
  let lose = () => {};

  function handle(message: Msg): void {
    try {
      options.handle(parseEvent(codec.decode(message.data)) as DomainEvent<Type>);
    } catch (error) {
      log.error({ err: error, subject: message.subject }, 'event could not be handled and is left out');
    }
  }

  /** Consumes until the consumer is lost. */
  async function consume(): Promise<void> {
    const lost = Promise.withResolvers<void>();
    lose = lost.resolve;
    const inbox = createInbox();
    const own = { name: '', delivered: 0 };
    let receivedAt = performance.now();
    const callback = (error: Error | null, message: Msg) => {
      receivedAt = performance.now();
      if (error) return lost.resolve();
      if (isFlowControlMsg(message) || isHeartbeatMsg(message)) {
        if (!answer(nats, message, own.delivered)) lost.resolve();
        return;
      }
      const at = parseDeliveryInfo(message);
      if (at.delivered !== own.delivered + 1) return lost.resolve();
      handle(message);
      own.delivered = at.delivered;
      position.last = at.sequence;
      if (at.pending === 0) caughtUp.resolve();
    };
    const subscription = nats.subscribe(inbox, { callback });
    const watch = setInterval(() => {
      if (performance.now() - receivedAt > SILENCE_MS) lost.resolve();
    }, HEARTBEAT_MS);
    try {
      position = await positionNow(manager, stream, position);
      const consumer = await manager.consumers.add(stream, {
        deliver_subject: inbox,
        filter_subjects: subjectsOf(namespace, options.types),
        deliver_policy: DeliverPolicy.StartSequence,
        opt_start_seq: position.last + 1,
        ack_policy: AckPolicy.None,
        idle_heartbeat: nanos(HEARTBEAT_MS),
        flow_control: true,
        mem_storage: true,
        num_replicas: 1,
      });
      if (consumer.num_pending === 0 && consumer.delivered.consumer_seq === 0) caughtUp.resolve();
      own.name = consumer.name;
      consuming = own;
      await lost.promise;
      manager.consumers.delete(stream, consumer.name).catch(() => undefined);
    } finally {
      consuming = undefined;
      clearInterval(watch);
      subscription.unsubscribe();
    }
  }

  /** `wanted`: what `own` has to have delivered once all that stands in the stream now is handled. */
  async function goal() {
    const own = consuming;
    if (!own) throw new Error(`${stream} is not subscribed to just now`);
    const { delivered, num_pending } = await manager.consumers.info(stream, own.name);
    return { own, wanted: delivered.consumer_seq + num_pending };
  }

  async function catchUp(): Promise<void> {
    const { own, wanted } = await goal();
    // Events may be purged from the stream meanwhile: they are not waited for.
    await waitFor(() => own.delivered, {
      isDone: (delivered) => delivered >= wanted || consuming !== own,
      timeoutMs: SILENCE_MS,
      everyMs: POLL_MS,
    });
    if (own.delivered < wanted) throw new Error(`${stream} was not read to its end`);
  }

  async function loop(): Promise<void> {
    while (!closed) {
      try {
        await consume();
      } catch (error) {
        if (closed) return;
        log.warn({ err: error, stream }, 'could not subscribe; will try again');
        await context.mendStreams();
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  }

  void watchConnection(nats, () => lose());
  const done = loop();
  return {
    caughtUp: caughtUp.promise,
    catchUp,
    async waiting() {
      const { own, wanted } = await goal();
      return Math.max(0, wanted - own.delivered);
    },
    async close() {
      closed = true;
      lose();
      await done;
    },
  };
}

/** The sequence after which to begin. A durable consumer that nobody has made yet has acknowledged nothing. */
async function startOf(manager: JetStreamManager, stream: string, behind?: string): Promise<number> {
  if (!behind) return (await manager.streams.info(stream)).state.last_seq;
  return (await orMissing(manager.consumers.info(stream, behind)))?.ack_floor.stream_seq ?? 0;
}

/** A stream that was made anew, or lost its end, as NATS may in a crash, gives the same sequences again: then all of it is read. */
async function positionNow(manager: JetStreamManager, stream: string, before: Position): Promise<Position> {
  const { created, state } = await manager.streams.info(stream);
  const isSame = created === before.created && state.last_seq >= before.last;
  return { created, last: isSame ? before.last : 0 };
}

/** @returns false when the server has delivered more than has arrived here. */
function answer(nats: NatsConnection, message: Msg, delivered: number): boolean {
  if (isFlowControlMsg(message)) {
    message.respond();
    return true;
  }
  const stalled = message.headers?.get('Nats-Consumer-Stalled');
  if (stalled) nats.publish(stalled);
  return Number(message.headers?.get('Nats-Last-Consumer') ?? delivered) === delivered;
}

async function watchConnection(nats: NatsConnection, reconnected: () => void): Promise<void> {
  for await (const { type } of nats.status()) if (type === Events.Reconnect) reconnected();
}
