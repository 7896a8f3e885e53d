import type { DomainEvent, EventType } from '../../contracts/events/catalogue.ts';
import { createDelivery, type Place } from './deliver.ts';
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
  const puller = openPuller(place.nats, { ...(await reopen()), batch: BATCH });
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
      // While the server is away nobody waits for its word.
      await Promise.race([puller.close(), done]);
      await done;
      // What was sent to this process by now is handled, too.
      await delivery.deliver(await puller.next());
    },
  };
}
