import {
  AckPolicy,
  DeliverPolicy,
  JSONCodec,
  type Consumer as NatsConsumer,
  type JsMsg,
  type NatsConnection,
} from 'nats';
import type { Logger } from 'pino';
import type { DomainEvent, EventType } from '../events/catalogue.ts';
import { parseEvent } from '../events/envelope.ts';

export type ConsumerOptions<Type extends EventType> = {
  /** Durable name, unique over all services, such as `tipp-players`: the processes of one service share it. */
  name: string;
  /** All of one owner. */
  types: readonly Type[];
  /** Must be idempotent: after a crash the same events come again. When it rejects, they come again after a second. */
  handle(events: DomainEvent<Type>[]): Promise<void>;
};

export type Consumer = { close(): Promise<void> };

type Place = { nats: NatsConnection; namespace: string; log: Logger };

const BATCH = 500;
const RETRY_MS = 1_000;
const ACK_WAIT_NS = 30 * 1e9;
const codec = JSONCodec();

/** Events come in batches, in the stream's order, and are acknowledged after `handle`. */
export async function consumeEvents<Type extends EventType>(
  place: Place,
  options: ConsumerOptions<Type>,
): Promise<Consumer> {
  const consumer = await openConsumer(place, options);
  let open = true;

  async function loop(): Promise<void> {
    while (open) {
      try {
        await fetchBatch(consumer, (messages) => work(messages, place.log, options));
      } catch (error) {
        if (!open) return;
        place.log.warn({ err: error, consumer: options.name }, 'consumer will go on');
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  }

  const done = loop();
  return {
    async close() {
      open = false;
      await done;
    },
  };
}

async function openConsumer(
  { nats, namespace }: Place,
  { name, types }: ConsumerOptions<EventType>,
): Promise<NatsConsumer> {
  const owners = new Set(types.map((type) => type.split('.')[0]));
  if (owners.size !== 1) throw new Error(`consumer ${name} must listen to one owner`);
  const stream = `${namespace}-${[...owners][0]}`;
  const manager = await nats.jetstreamManager();
  await manager.consumers.add(stream, {
    durable_name: `${namespace}-${name}`,
    filter_subjects: types.map((type) => `${namespace}.${type}`),
    ack_policy: AckPolicy.Explicit,
    deliver_policy: DeliverPolicy.All,
    ack_wait: ACK_WAIT_NS,
    max_ack_pending: BATCH * 4,
  });
  return nats.jetstream().consumers.get(stream, `${namespace}-${name}`);
}

/** What waits already is handed over together; nothing waits for a batch to fill. */
async function fetchBatch(
  consumer: NatsConsumer,
  handOver: (messages: JsMsg[]) => Promise<void>,
): Promise<void> {
  let messages: JsMsg[] = [];
  for await (const message of await consumer.fetch({ max_messages: BATCH, expires: 1_000 })) {
    messages.push(message);
    if (message.info.pending > 0 && messages.length < BATCH) continue;
    await handOver(messages);
    messages = [];
  }
  if (messages.length) await handOver(messages);
}

async function work<Type extends EventType>(
  messages: JsMsg[],
  log: Logger,
  { name, handle }: ConsumerOptions<Type>,
): Promise<void> {
  const readable: { message: JsMsg; event: DomainEvent<Type> }[] = [];
  for (const message of messages) {
    try {
      readable.push({ message, event: parseEvent(codec.decode(message.data)) as DomainEvent<Type> });
    } catch (error) {
      log.error({ err: error, subject: message.subject }, 'event does not fit the catalogue and is left out');
      message.term();
    }
  }
  try {
    if (readable.length) await handle(readable.map(({ event }) => event));
    for (const { message } of readable) message.ack();
  } catch (error) {
    log.error({ err: error, consumer: name }, 'events will come again');
    for (const { message } of readable) message.nak(RETRY_MS);
  }
}
