import type { Consumer as NatsConsumer, ConsumerMessages, JsMsg } from 'nats';
import type { DomainEvent, EventType } from '../events/catalogue.ts';
import { createDelivery, type Place } from './deliver.ts';
import { BATCH, openDurable } from './durable.ts';

export type ConsumerOptions<Type extends EventType> = {
  /** Durable name, unique over all services, such as `tipp-players`: the processes of one service share it. */
  name: string;
  /** All of one owner. */
  types: readonly Type[];
  /**
   * Must be idempotent, and must not mind the order: events come in the stream's order as a rule, but one that failed
   * comes again after later ones, and several processes handle them side by side. They carry versions for that.
   * When it rejects, the batch is tried again in halves, and what keeps failing is set aside (`deliver.ts`).
   */
  handle(events: DomainEvent<Type>[]): Promise<void>;
};

export type Consumer = { close(): Promise<void> };

const RETRY_MS = 1_000;

/** Starts a durable consumer: events come in batches and are acknowledged after `handle`. */
export async function consumeEvents<Type extends EventType>(
  place: Place,
  options: ConsumerOptions<Type>,
): Promise<Consumer> {
  const delivery = createDelivery(place, options);
  const reopen = () => openDurable(place.nats, { namespace: place.namespace, ...options });
  let consumer: NatsConsumer | undefined = await reopen();
  let open = true;
  /** What has been asked for, as long as nothing of it has come. */
  let asked: ConsumerMessages | undefined;

  /** What waits already is handed over together; nothing waits for a batch to fill. */
  async function fetchBatch(from: NatsConsumer): Promise<void> {
    let messages: JsMsg[] = [];
    const all = (asked = await from.fetch({ max_messages: BATCH, expires: 1_000 }));
    for await (const message of all) {
      asked = undefined;
      messages.push(message);
      if (message.info.pending > 0 && messages.length < BATCH) continue;
      await delivery.deliver(messages);
      messages = [];
      asked = all;
    }
    if (messages.length) await delivery.deliver(messages);
  }

  async function loop(): Promise<void> {
    while (open) {
      try {
        consumer ??= await reopen();
        await fetchBatch(consumer);
      } catch (error) {
        if (!open) return;
        consumer = undefined;
        place.log.warn({ err: error, consumer: options.name }, 'consumer will go on');
        await place.mendStreams();
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  }

  const done = loop();
  return {
    async close() {
      open = false;
      delivery.close();
      // Nobody waits until the question runs out; what was sent to this process by now is handled first.
      await Promise.race([place.nats.flush().catch(() => undefined), done]);
      asked?.stop();
      await done;
    },
  };
}
