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
import { onStatus } from './on-status.ts';
import { orMissing, streamOf } from './streams.ts';
import { subjectsOf } from './subjects.ts';

export type SubscriptionOptions<Type extends EventType> = {
  /** The types, all of the same owner. */
  types: readonly Type[];
  /**
   * Begins after the last event that this durable consumer has acknowledged, which writes the data that the process
   * then reads. Without it, begins after the stream's last event, for data that was in a database before its events.
   */
  behind?: string;
  /** Handles one event after the other, at least once. After a reconnect some events come again. */
  handle(event: DomainEvent<Type>): void;
};

export type Subscription = {
  /** Resolves at the first moment when no event of the stream waits. */
  caughtUp: Promise<void>;
  /** Resolves when all events that are in the stream now are handled. Rejects when that cannot be determined. */
  catchUp(): Promise<void>;
  /** How many events in the stream are not handled yet. Rejects when that cannot be determined. */
  waiting(): Promise<number>;
  close(): Promise<void>;
};

type Context = { nats: NatsConnection; namespace: string; log: Logger; restoreStreams(): Promise<void> };

/** The last handled event, and its stream's creation time: a stream of the same name may be created later. */
type Position = { created: string; last: number };

const HEARTBEAT_MS = 1_000;
/** After this long without any message, the server has lost the consumer, or the connection is dead. */
const SILENCE_MS = 3 * HEARTBEAT_MS;
const RETRY_MS = 100;
const POLL_MS = 10;
const codec = JSONCodec();

/**
 * Delivers every event of a stream from a position on to this process only, by an ephemeral consumer without
 * acknowledgements. It checks the counts of deliveries and heartbeats. After a gap, silence or a reconnect it opens the
 * consumer again after the last handled event. (`nats`' own ordered consumer waits up to thirty seconds for that.)
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
  /** The consumer's name at the server, and how many of its messages have arrived; undefined while it is opened. */
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
      if (isFlowControlMsg(message)) {
        const state = answer(nats, message, own.delivered);
        if (state === 'gap') lost.resolve();
        // What waited may have been purged.
        if (state === 'idle') caughtUp.resolve();
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

  /** @returns `wanted`: how many messages `own` has delivered once all current events are handled */
  async function goal() {
    const own = consuming;
    if (!own) throw new Error(`${stream} is not subscribed to just now`);
    const { delivered, num_pending } = await manager.consumers.info(stream, own.name);
    return { own, wanted: delivered.consumer_seq + num_pending };
  }

  async function catchUp(): Promise<void> {
    const { own, wanted } = await goal();
    // Events may be purged from the stream meanwhile, so the wait has a timeout.
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
        await context.restoreStreams();
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  }

  void onStatus(nats, Events.Reconnect, () => lose());
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

/** The sequence after which to begin. A durable consumer that does not exist yet has acknowledged nothing. */
async function startOf(manager: JetStreamManager, stream: string, behind?: string): Promise<number> {
  if (!behind) return (await manager.streams.info(stream)).state.last_seq;
  return (await orMissing(manager.consumers.info(stream, behind)))?.ack_floor.stream_seq ?? 0;
}

/** A recreated stream, or one that lost its end in a crash of NATS, reuses sequences. All of it is read then. */
async function positionNow(manager: JetStreamManager, stream: string, before: Position): Promise<Position> {
  const { created, state } = await manager.streams.info(stream);
  const isSame = created === before.created && state.last_seq >= before.last;
  return { created, last: isSame ? before.last : 0 };
}

/** @returns 'gap' when the server has delivered more than has arrived here, 'idle' when it has no more to deliver */
function answer(nats: NatsConnection, message: Msg, delivered: number): 'gap' | 'idle' | 'busy' {
  // For `nats`, a heartbeat is a message of flow control, too.
  if (!isHeartbeatMsg(message)) {
    message.respond();
    return 'busy';
  }
  const stalled = message.headers?.get('Nats-Consumer-Stalled');
  if (stalled) nats.publish(stalled);
  if (Number(message.headers?.get('Nats-Last-Consumer') ?? delivered) !== delivered) return 'gap';
  return stalled ? 'busy' : 'idle';
}
