import type { DomainEvent, EventType } from '../../contracts/events/catalogue.ts';
import { createDelivery, type ConsumerContext } from './deliver.ts';
import { BATCH, openDurable } from './durable.ts';
import { openPuller } from './pull.ts';

export type ConsumerOptions<Type extends EventType> = {
  /** Durable name, unique across all services, such as `tipp-players`. The processes of one service share it. */
  name: string;
  /** The types, all of the same owner. */
  types: readonly Type[];
  /**
   * Must be idempotent and independent of the order. Events usually come in the stream's order. But a failed event
   * comes again after later ones, and several processes handle events concurrently. Versions in the events allow for
   * that. When it rejects, the batch is retried in halves. An event that keeps failing becomes a dead letter
   * (`deliver.ts`).
   */
  handle(events: DomainEvent<Type>[]): Promise<void>;
};

export type Consumer = {
  /** How many published events are not acknowledged yet, across all processes. */
  waiting(): Promise<number>;
  close(): Promise<void>;
};

const RETRY_MS = 1_000;

/** Starts a durable consumer. It receives events in batches, and acknowledges them after `handle`. */
export async function consumeEvents<Type extends EventType>(
  context: ConsumerContext,
  options: ConsumerOptions<Type>,
): Promise<Consumer> {
  const delivery = createDelivery(context, options);
  const reopen = () => openDurable(context.nats, { namespace: context.namespace, ...options });
  const durable = await reopen();
  const { nats, requestMs } = context;
  const puller = openPuller(nats, { ...durable, batch: BATCH, requestMs });
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
        await context.restoreStreams();
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
      // Does not wait for a server that is unavailable.
      await Promise.race([puller.close(), done]);
      await done;
      // Handles the events that the server has already sent to this process.
      await delivery.deliver(await puller.next());
    },
  };
}
