import {
  ErrorCode,
  Events,
  headers,
  JSONCodec,
  type MsgHdrs,
  type NatsConnection,
  type NatsError,
} from 'nats';
import type { DomainEvent } from '../../contracts/events/catalogue.ts';
import { inSpan, TRACE_HEADER, tracing } from '../tracing/tracing.ts';
import { onStatus } from './on-status.ts';
import { subjectOf } from './subjects.ts';

/** How long publishing an event may take. Its outbox retries later. */
const TIMEOUT_MS = 5_000;
const RETRY_MS = 50;
const codec = JSONCodec();

/**
 * Publishes to JetStream. A message in flight may be lost with its connection, and a server that is still starting
 * refuses messages. Both are sent again immediately after a reconnect. A lost stream is created again. A stream stores
 * an event id once.
 */
export function createPublisher(
  nats: NatsConnection,
  namespace: string,
  restoreStreams: () => Promise<void>,
): (event: DomainEvent) => Promise<void> {
  const stream = nats.jetstream();
  /** One callback per event in flight. A shared promise would leak its waiters until the next reconnect. */
  const sendAgain = new Set<() => void>();
  void onStatus(nats, Events.Reconnect, () => sendAgain.forEach((again) => again()));

  return async ({ traceparent, ...event }) => {
    const span = traceparent
      ? tracing()?.resume(`publish ${event.type}`, 'producer', traceparent)
      : undefined;
    const about = span && headers();
    if (span) about?.set(TRACE_HEADER, span.traceparent);
    await inSpan(span, () => send(event as DomainEvent, about));
  };

  async function send(event: DomainEvent, about?: MsgHdrs): Promise<void> {
    const payload = codec.encode(event);
    const until = performance.now() + TIMEOUT_MS;
    for (;;) {
      const newConnection = Promise.withResolvers<'again'>();
      const again = () => newConnection.resolve('again');
      sendAgain.add(again);
      const left = Math.max(1, until - performance.now());
      const stored = stream.publish(subjectOf(namespace, event), payload, {
        msgID: event.id,
        timeout: left,
        headers: about,
      });
      stored.catch(() => undefined); // After a resend the first answer is ignored.
      try {
        if ((await Promise.race([stored, newConnection.promise])) !== 'again') return;
      } catch (error) {
        if ((error as NatsError).code === ErrorCode.NoResponders) await restoreStreams();
        if (performance.now() + RETRY_MS > until) throw error;
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      } finally {
        sendAgain.delete(again);
      }
    }
  }
}
