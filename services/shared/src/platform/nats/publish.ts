import { ErrorCode, Events, JSONCodec, type NatsConnection, type NatsError } from 'nats';
import type { DomainEvent } from '../../contracts/events/catalogue.ts';
import { subjectOf } from './subjects.ts';

/** How long one event may take before its outbox tries again later. */
const PATIENCE_MS = 5_000;
const RETRY_MS = 50;
const codec = JSONCodec();

/**
 * Publishes to JetStream. A message that was under way when the connection broke may be lost, and one that arrives while a
 * server is still starting is refused: both are sent again at once after a new connection. A lost stream is made again. A
 * stream stores an event id once.
 */
export function createPublisher(
  nats: NatsConnection,
  namespace: string,
  mendStreams: () => Promise<void>,
): (event: DomainEvent) => Promise<void> {
  const stream = nats.jetstream();
  /** One per event under way. A promise that all of them shared would leak its waiters until the next reconnect. */
  const sendAgain = new Set<() => void>();
  void watch();

  async function watch(): Promise<void> {
    for await (const { type } of nats.status())
      if (type === Events.Reconnect) for (const again of sendAgain) again();
  }

  return async (event) => {
    const payload = codec.encode(event);
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      const newConnection = Promise.withResolvers<'again'>();
      const again = () => newConnection.resolve('again');
      sendAgain.add(again);
      const left = Math.max(1, until - performance.now());
      const stored = stream.publish(subjectOf(namespace, event), payload, {
        msgID: event.id,
        timeout: left,
      });
      stored.catch(() => undefined); // After a resend nobody waits for the first answer.
      try {
        if ((await Promise.race([stored, newConnection.promise])) !== 'again') return;
      } catch (error) {
        if ((error as NatsError).code === ErrorCode.NoResponders) await mendStreams();
        if (performance.now() + RETRY_MS > until) throw error;
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      } finally {
        sendAgain.delete(again);
      }
    }
  };
}
