import type { DomainEvent, EventType } from '../../contracts/events/catalogue.ts';
import { createDelivery, type ConsumerContext } from './deliver.ts';
import { BATCH, openDurable } from './durable.ts';
import { openPuller } from './pull.ts';

export type ConsumerOptions<Type extends EventType> = {
  /** Durable name, unique over all services, such as `tipp-players`: the processes of one service share it. */
  name: string;
  /** All of one owner. */
  types: readonly Type[];
  /**
   * Must be idempotent, and must not mind the order: events come in the stream's order as a rule, but one that failed
   * comes again after later ones, and several processes handle them side by side. They carry versions for that.
   * When it rejects, the batch is tried again in halves; an event that keeps failing becomes a dead letter (`deliver.ts`).
   */
  handle(events: DomainEvent<Type>[]): Promise<void>;
};

export type Consumer = {
  /** How many events are published and not acknowledged yet, over all processes. */
  waiting(): Promise<number>;
  close(): Promise<void>;
};

const RETRY_MS = 1_000;

/** Starts a durable consumer: events come in batches and are acknowledged after `handle`. */
export async function consumeEvents<Type extends EventType>(
  context: ConsumerContext,
  options: ConsumerOptions<Type>,
): Promise<Consumer> {
  const delivery = createDelivery(context, options);
  const reopen = () => openDurable(context.nats, { namespace: context.namespace, ...options });
  const durable = await reopen();
  const puller = openPuller(context.nats, { ...durable, batch: BATCH });
  const { consumers } = await context.nats.jetstreamManager();
  let open = true;

  async function loop(): Promise<void> {
    let isLost = false;
    while (open) {
      try {
        if (isLost) await reopen();
        isLost = false;
        await delivery.deliver(await puller.next());
      } catch (error) {
        if (!open) return;
        isLost = true;
        context.log.warn({ err: error, consumer: options.name }, 'consumer will go on');
        await context.mendStreams();
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  }

  const done = loop();
  return {
    async waiting() {
      const { num_pending, num_ack_pending } = await consumers.info(durable.stream, durable.consumer);
      return num_pending + num_ack_pending;
    },
    async close() {
      open = false;
      delivery.close();
      // While the server is away nobody waits for its answer.
      await Promise.race([puller.close(), done]);
      await done;
      // Events that were sent to this process by now are handled, too.
      await delivery.deliver(await puller.next());
    },
  };
}
