import { createInbox, JSONCodec, nanos, type Msg, type NatsConnection } from 'nats';
import { parseDeliveryInfo, type DeliveryInfo } from './delivery-info.ts';

/** A message of a durable consumer with the four answers to it; only the first answer counts. */
export type Pulled = Pick<Msg, 'subject' | 'data'> &
  Pick<DeliveryInfo, 'stream' | 'sequence' | 'deliveries'> & {
    ack(): void;
    /** Has it redelivered, after a pause. */
    nak(pauseMs?: number): void;
    /** Ends its redelivery. */
    term(): void;
    /** No answer yet: restarts the server's time for one. */
    working(): void;
  };

export type Puller = {
  /**
   * Resolves with what waits at the server, or comes within a second, and with nothing where nothing comes.
   * @throws Error when the server refuses, as when it does not have the consumer any more
   */
  next(): Promise<Pulled[]>;
  /** Resolves once nothing more is sent to this process; `next` hands over what was sent before. */
  close(): Promise<void>;
};

const REQUEST_MS = 1_000;
/** The server says when a request has ended. So long after that time its answer counts as lost. */
const LATE_MS = 100;
const REQUEST_TIMEOUT = 408;
const codec = JSONCodec();
const text = new TextEncoder();

/**
 * Requests messages of a durable consumer, so many at a time. One inbox takes the answers to all requests: a message that
 * arrives after its request has ended is handed over as any other. (`fetch` of `nats` closes each request's inbox by a timer;
 * what a busy process had not read from its socket by then was lost to it, and came again when nobody had acknowledged it.)
 */
export function openPuller(
  nats: NatsConnection,
  { stream, consumer, batch }: { stream: string; consumer: string; batch: number },
): Puller {
  const inbox = createInbox();
  const arrived: Pulled[] = [];
  /** How many messages of the last request may come yet; none once it has ended. */
  let requested = 0;
  let refusal: Error | undefined;
  let isClosing = false;
  let wake = () => {};

  const subscription = nats.subscribe(inbox, {
    callback(error, message) {
      if (error || message.subject === inbox) {
        requested = 0;
        const { code, description } = message.headers ?? {};
        if (code !== REQUEST_TIMEOUT) refusal = error ?? new Error(`${consumer}: ${code} ${description}`);
        return wake();
      }
      const info = parseDeliveryInfo(message);
      arrived.push(toPulled(message, info));
      requested = Math.max(0, requested - 1);
      if (info.pending === 0 || requested === 0) wake();
    },
  });

  /** Resolves when nothing more waits at the server, or the request has ended. */
  async function wait(): Promise<void> {
    const woken = Promise.withResolvers<void>();
    wake = woken.resolve;
    const timer = setTimeout(() => {
      requested = 0;
      wake();
    }, REQUEST_MS + LATE_MS);
    await woken.promise;
    clearTimeout(timer);
  }

  return {
    async next() {
      if (!arrived.length && !refusal && !isClosing) {
        if (requested === 0) {
          requested = batch;
          const request = codec.encode({ batch, expires: nanos(REQUEST_MS) });
          nats.publish(`$JS.API.CONSUMER.MSG.NEXT.${stream}.${consumer}`, request, { reply: inbox });
        }
        await wait();
      }
      if (arrived.length) return arrived.splice(0, batch);
      const error = refusal;
      refusal = undefined;
      if (error && !isClosing) throw error;
      return [];
    },
    async close() {
      isClosing = true;
      await subscription.drain().catch(() => undefined);
      wake();
    },
  };
}

function toPulled(message: Msg, { stream, sequence, deliveries }: DeliveryInfo): Pulled {
  let isAnswered = false;
  const say = (word: string, isAnswer = true) => {
    if (isAnswered) return;
    isAnswered = isAnswer;
    message.respond(text.encode(word));
  };
  return {
    ...{ subject: message.subject, data: message.data, stream, sequence, deliveries },
    ack: () => say('+ACK'),
    nak: (pauseMs = 0) => say(pauseMs ? `-NAK ${JSON.stringify({ delay: nanos(pauseMs) })}` : '-NAK'),
    term: () => say('+TERM'),
    working: () => say('+WPI', false),
  };
}
