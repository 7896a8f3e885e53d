import { headers, type NatsConnection, type StoredMsg, type StreamAPI } from 'nats';
import type { Pulled } from './pull.ts';
import { storedMessages } from './stored-messages.ts';
import { allDeadLetters, deadLetterStream, deadLetterSubject } from './streams.ts';

export type Reason =
  /** The event does not fit the catalogue: a defect of its publisher. */
  | 'malformed'
  /** The handler failed every time: a defect of the handler. */
  | 'failed'
  /** No process that received the event handles its type. */
  | 'unknown';

const SUBJECT = 'Tippspiel-Subject';
const REASON = 'Tippspiel-Reason';
const ERROR = 'Tippspiel-Error';
const ERROR_MAX = 500;

/** Stores a message unchanged for replay. The same message of the same consumer is stored once. */
export async function storeDeadLetter(
  nats: NatsConnection,
  namespace: string,
  { consumer, message, reason, error }: { consumer: string; message: Pulled; reason: Reason; error: unknown },
): Promise<void> {
  const about = headers();
  about.set(SUBJECT, message.subject);
  about.set(REASON, reason);
  about.set(ERROR, oneLine(error));
  await nats.jetstream().publish(deadLetterSubject(namespace, consumer, message.subject), message.data, {
    msgID: `${consumer}-${message.stream}-${message.sequence}`,
    headers: about,
  });
}

/** Headers allow one line of printable characters. */
const oneLine = (error: unknown): string =>
  String(error)
    .replace(/[^\x20-\x7e]+/g, ' ')
    .slice(0, ERROR_MAX);

export type DeadLetter = {
  /** Its sequence number in the stream of dead letters. */
  sequence: number;
  consumer: string;
  subject: string;
  reason: string;
  error: string;
  time: Date;
  payload: string;
};

/** The events that consumers could not handle, for the operators of an installation. */
export async function deadLettersOf(nats: NatsConnection, namespace: string) {
  const stream = deadLetterStream(namespace);
  const { streams } = await nats.jetstreamManager();
  /** Removes an event for good. */
  const drop = async ({ sequence }: DeadLetter) => void (await streams.deleteMessage(stream, sequence));
  return {
    /** Lists dead letters, oldest first; without a consumer, those of all consumers. */
    list: (consumer?: string) => listDeadLetters(streams, namespace, consumer),
    /** Publishes an event again to all consumers of its type, which are idempotent. Then removes it from the list. */
    async replay(event: DeadLetter): Promise<void> {
      // A new message id, because the stream discards a repeated id within ten minutes as a duplicate.
      const msgID = `replay-${event.sequence}`;
      await nats.jetstream().publish(event.subject, event.payload, { msgID });
      await drop(event);
    },
    drop,
  };
}

/** The dead letters that exist when the listing begins, oldest first. */
async function* listDeadLetters(
  streams: StreamAPI,
  namespace: string,
  consumer?: string,
): AsyncGenerator<DeadLetter, void> {
  const subject = consumer ? deadLetterSubject(namespace, consumer, '>') : allDeadLetters(namespace);
  for await (const found of storedMessages(streams, deadLetterStream(namespace), subject))
    yield toDeadLetter(found);
}

function toDeadLetter({ seq, subject, header, data, time }: StoredMsg): DeadLetter {
  const [, , consumer = ''] = subject.split('.');
  return {
    sequence: seq,
    consumer,
    subject: header.get(SUBJECT),
    reason: header.get(REASON),
    error: header.get(ERROR),
    time,
    payload: new TextDecoder().decode(data),
  };
}
