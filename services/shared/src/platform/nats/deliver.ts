import { JSONCodec, type NatsConnection } from 'nats';
import type { Logger } from 'pino';
import type { DomainEvent, EventType } from '../../contracts/events/catalogue.ts';
import { parseEvent } from '../../contracts/events/envelope.ts';
import { storeDeadLetter, type Reason } from './dead-letters.ts';
import { inSpan, TRACE_HEADER, tracing, type Span } from '../tracing/tracing.ts';
import { ACK_WAIT_MS } from './durable.ts';
import type { EventMetrics } from './event-metrics.ts';
import type { Pulled } from './pull.ts';
import { typeOf } from './subjects.ts';

export type Retries = {
  /** How many times an event is tried before it becomes a dead letter. */
  tries: number;
  /** The pause after the first failure in ms; it doubles with each further one, up to `pauseMaxMs`. */
  pauseMs: number;
  pauseMaxMs: number;
};

/** About a minute and a half in total. */
export const usualRetries: Retries = { tries: 8, pauseMs: 1_000, pauseMaxMs: 30_000 };
/** An unknown type is tried so many times as often, for a quarter of an hour. A rollout is over by then. */
const UNKNOWN_FACTOR = 5;

export type ConsumerContext = {
  nats: NatsConnection;
  namespace: string;
  log: Logger;
  metrics: EventMetrics;
  /** Whether the handlers' database can be reached. Failures during an outage do not count as tries. */
  isDatabaseReady(): Promise<boolean>;
  retries: Retries;
  /** Shorter requests for events, for tests. */
  requestMs?: number;
  /** Creates lost streams again. */
  restoreStreams(): Promise<void>;
};

type Handler<Type extends EventType> = {
  name: string;
  types: readonly Type[];
  handle(events: DomainEvent<Type>[]): Promise<void>;
};

const POLL_MS = 1_000;
const codec = JSONCodec();

/**
 * Passes messages to a handler and answers each. A message is acknowledged, or redelivered after a pause. After the
 * last try it is stored as a dead letter, so that it does not block the others. A failed batch is halved until the bad
 * events are isolated, and the good ones are handled at once. Failures during a database outage do not count as tries.
 */
export function createDelivery<Type extends EventType>(
  context: ConsumerContext,
  { name, types, handle }: Handler<Type>,
) {
  const { nats, namespace, log, metrics, isDatabaseReady, retries, restoreStreams } = context;
  type Item = { message: Pulled; event: DomainEvent<Type> };
  let isOpen = true;

  async function giveUp(message: Pulled, reason: Reason, error: unknown): Promise<void> {
    try {
      await storeDeadLetter(nats, namespace, { consumer: name, message, reason, error });
      message.term();
      metrics.deadLettered(name, reason);
      const { subject, sequence } = message;
      log.error({ err: error, consumer: name, subject, sequence, reason }, 'event set aside');
    } catch (cause) {
      log.warn({ err: cause, consumer: name }, 'event could not be set aside and comes again');
      await restoreStreams();
      redeliver(message);
    }
  }

  function redeliver(message: Pulled): void {
    const pause = retries.pauseMs * 2 ** (message.deliveries - 1);
    message.nak(Math.min(pause, retries.pauseMaxMs));
    metrics.retried(name);
  }

  async function retryOrGiveUp(message: Pulled, reason: Reason, error: unknown): Promise<void> {
    const tries = retries.tries * (reason === 'unknown' ? UNKNOWN_FACTOR : 1);
    if (message.deliveries >= tries) return giveUp(message, reason, error);
    log.warn({ err: error, consumer: name, subject: message.subject }, 'event will come again');
    redeliver(message);
  }

  async function read(message: Pulled): Promise<Item | null> {
    const type = typeOf(namespace, message.subject);
    if (!types.includes(type as Type)) {
      // This happens during a rollout. A process of the new version can handle the event.
      await retryOrGiveUp(message, 'unknown', new Error(`no handler for ${type} here`));
      return null;
    }
    try {
      return { message, event: parseEvent(codec.decode(message.data)) as DomainEvent<Type> };
    } catch (error) {
      await giveUp(message, 'malformed', error);
      return null;
    }
  }

  /** Waits until the database answers. @returns whether it was unavailable */
  async function waitForDatabase(): Promise<boolean> {
    let waited = false;
    while (isOpen && !(await isDatabaseReady().catch(() => false))) {
      if (!waited) log.warn({ consumer: name }, 'events wait for the database');
      waited = true;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    return waited;
  }

  /** Each traced event of a batch gets a span. What the handler does for all of them belongs to the first. */
  async function traced(items: Item[], act: () => Promise<void>): Promise<void> {
    const traces = tracing();
    if (!traces) return act();
    const spans = items
      .map(({ message, event }) =>
        traces.resume(`${name} ${event.type}`, 'consumer', message.headers?.get(TRACE_HEADER)),
      )
      .filter((span): span is Span => span !== undefined);
    await spans.reduce((inner, span) => () => inSpan(span, inner), act)();
  }

  async function work(items: Item[]): Promise<void> {
    if (!items.length) return;
    for (;;) {
      try {
        await traced(items, () => handle(items.map(({ event }) => event)));
        for (const { message } of items) message.ack();
        return metrics.handled(name, items.length);
      } catch (error) {
        if ((await waitForDatabase()) && isOpen) continue;
        const [first] = items as [Item];
        if (!isOpen) return items.forEach(({ message }) => message.nak());
        if (items.length === 1) return retryOrGiveUp(first.message, 'failed', error);
        const middle = items.length >> 1;
        await work(items.slice(0, middle));
        return work(items.slice(middle));
      }
    }
  }

  return {
    async deliver(messages: Pulled[]): Promise<void> {
      // Keeps the server from redelivering the messages during long work.
      const heartbeat = setInterval(() => {
        for (const message of messages) message.working(); // Does nothing after an answer.
      }, ACK_WAIT_MS / 3);
      try {
        const items: Item[] = [];
        for (const message of messages) {
          const item = await read(message);
          if (item) items.push(item);
        }
        await work(items);
      } finally {
        clearInterval(heartbeat);
      }
    },
    close() {
      isOpen = false;
    },
  };
}
