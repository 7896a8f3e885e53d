import { Events, JSONCodec, type NatsConnection } from 'nats';
import type { DomainEvent } from '../events/catalogue.ts';

/** How long one event may take before whoever told it tries again later. */
const PATIENCE_MS = 5_000;
const RETRY_MS = 50;
const codec = JSONCodec();

/**
 * Publishes to JetStream. What was under way when the connection broke may be lost, and what arrives while a server is
 * still starting is refused: both are sent again at once after a new connection. The stream takes an event id once.
 */
export function createPublisher(
  nats: NatsConnection,
  namespace: string,
): (event: DomainEvent) => Promise<void> {
  const stream = nats.jetstream();
  let reconnected = Promise.withResolvers<'again'>();
  void watch();

  async function watch(): Promise<void> {
    for await (const { type } of nats.status()) {
      if (type !== Events.Reconnect) continue;
      reconnected.resolve('again');
      reconnected = Promise.withResolvers();
    }
  }

  return async (event) => {
    const payload = codec.encode(event);
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      const newConnection = reconnected.promise;
      const left = Math.max(1, until - performance.now());
      const stored = stream.publish(`${namespace}.${event.type}`, payload, {
        msgID: event.id,
        timeout: left,
      });
      stored.catch(() => undefined); // Of one that was sent again nobody waits for the first answer.
      try {
        if ((await Promise.race([stored, newConnection])) !== 'again') return;
      } catch (error) {
        if (performance.now() + RETRY_MS > until) throw error;
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  };
}
