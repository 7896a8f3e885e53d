import { createInbox, Events, JSONCodec, nanos, type Msg, type NatsConnection } from 'nats';
import { parseDeliveryInfo, type DeliveryInfo } from './delivery-info.ts';
import { onStatus } from './on-status.ts';

/** A message of a durable consumer, with the four possible answers. Only the first answer counts. */
export type Pulled = Pick<Msg, 'subject' | 'data' | 'headers'> &
  Pick<DeliveryInfo, 'stream' | 'sequence' | 'deliveries'> & {
    ack(): void;
    /** Requests a redelivery after a pause. */
    nak(pauseMs?: number): void;
    /** Stops further redeliveries. */
    term(): void;
    /** Asks the server for more time before an answer. */
    working(): void;
  };

/** An idle product's work is mostly these requests, one for each consumer. */
const REQUEST_MS = 5_000;
/** The server reports when a request has ended. Its report counts as lost this long after that time. */
const LATE_MS = 100;
/** How long the last arrived message waits for a further one, because another process may receive that. */
const LINGER_MS = 50;
/**
 * A batch's limit beside its number of messages, so that large ones do not fill the memory or block the process for long.
 * It is twice the server's limit for one message.
 */
const MAX_BYTES = 2_000_000;
/** How the server ends a request: its time is over, or all of it or of `MAX_BYTES` is delivered. */
const REQUEST_TIMEOUT = 408;
const DELIVERED = ['Batch Completed', 'Message Size Exceeds MaxBytes'];
const codec = JSONCodec();
const text = new TextEncoder();

/**
 * Requests batches of messages of a durable consumer. One inbox receives the answers to all requests, so a message that
 * arrives after its request has ended is handled like any other. (`fetch` of `nats` closes each request's inbox by a
 * timer. A busy process lost the messages it had not read by then, and they came again after the acknowledgement
 * timeout.)
 */
export function openPuller(
  nats: NatsConnection,
  {
    stream,
    consumer,
    batch,
    requestMs = REQUEST_MS,
  }: { stream: string; consumer: string; batch: number; requestMs?: number },
) {
  const inbox = createInbox();
  const arrived: Pulled[] = [];
  /** Number and time limit of the last request. An earlier one may still be open after a reconnect. */
  let request = 0;
  let until = 0;
  /** How many messages of the last request may still arrive; zero once it has ended. */
  let requested = 0;
  let refusal: Error | undefined;
  let isClosing = false;
  let wake = () => {};
  let linger: NodeJS.Timeout | undefined;

  const subscription = nats.subscribe(`${inbox}.*`, {
    callback(error, message) {
      if (error || message.subject.startsWith(inbox)) {
        if (!error && message.subject !== `${inbox}.${request}`) return;
        requested = 0;
        const { code, description } = message.headers ?? {};
        const isOver = code === REQUEST_TIMEOUT || DELIVERED.includes(description ?? '');
        if (!isOver) refusal = error ?? new Error(`${consumer}: ${code} ${description}`);
        return wake();
      }
      const info = parseDeliveryInfo(message);
      arrived.push(toPulled(message, info));
      requested = Math.max(0, requested - 1);
      if (info.pending === 0 || requested === 0) wake();
      else linger = linger?.refresh() ?? setTimeout(lingered, LINGER_MS);
    },
  });

  function lingered(): void {
    linger = undefined;
    wake();
  }

  function giveUp(): void {
    requested = 0;
    wake();
  }
  // The server that it reaches then may not know of the request.
  void onStatus(nats, Events.Reconnect, giveUp);

  /** Resolves when messages have arrived and no further ones wait for this process, or the request has ended. */
  async function wait(): Promise<void> {
    const woken = Promise.withResolvers<void>();
    wake = woken.resolve;
    const timer = setTimeout(giveUp, Math.max(0, until + LATE_MS - performance.now()));
    await woken.promise;
    clearTimeout(timer);
  }

  return {
    /**
     * Waits up to five seconds for a first message, then a moment for those behind it; none if none comes.
     * @throws Error when the server refuses, for example because the consumer no longer exists
     */
    async next(): Promise<Pulled[]> {
      if (!arrived.length && !refusal && !isClosing) {
        if (requested === 0) {
          requested = batch;
          request += 1;
          until = performance.now() + requestMs;
          const limits = codec.encode({ batch, max_bytes: MAX_BYTES, expires: nanos(requestMs) });
          const reply = `${inbox}.${request}`;
          nats.publish(`$JS.API.CONSUMER.MSG.NEXT.${stream}.${consumer}`, limits, { reply });
        }
        await wait();
      }
      if (arrived.length) return arrived.splice(0, batch);
      const error = refusal;
      refusal = undefined;
      if (error && !isClosing) throw error;
      return [];
    },
    /** Resolves once the server sends nothing more to this process. `next` still returns what it sent before. */
    async close(): Promise<void> {
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
    ...{ subject: message.subject, data: message.data, headers: message.headers },
    ...{ stream, sequence, deliveries },
    ack: () => say('+ACK'),
    nak: (pauseMs = 0) => say(pauseMs ? `-NAK ${JSON.stringify({ delay: nanos(pauseMs) })}` : '-NAK'),
    term: () => say('+TERM'),
    working: () => say('+WPI', false),
  };
}
