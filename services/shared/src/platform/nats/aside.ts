import { connect, headers, type NatsConnection, type StoredMsg, type StreamAPI } from 'nats';
import type { Pulled } from './pull.ts';
import { asideStream, asideSubject, orMissing } from './streams.ts';

export type Reason =
  /** It does not fit the catalogue: a defect of whoever told it. */
  | 'malformed'
  /** Its handler failed every time: a defect of the handler. */
  | 'failed'
  /** No process that was asked handles its type. */
  | 'unknown';

const SUBJECT = 'Tippspiel-Subject';
const REASON = 'Tippspiel-Reason';
const ERROR = 'Tippspiel-Error';
const ERROR_MAX = 500;

/** Keeps a message as it came, for replay; the same message of the same consumer once. */
export async function setAside(
  nats: NatsConnection,
  namespace: string,
  { consumer, message, reason, error }: { consumer: string; message: Pulled; reason: Reason; error: unknown },
): Promise<void> {
  const about = headers();
  about.set(SUBJECT, message.subject);
  about.set(REASON, reason);
  about.set(ERROR, oneLine(error));
  await nats.jetstream().publish(asideSubject(namespace, consumer), message.data, {
    msgID: `${consumer}-${message.stream}-${message.sequence}`,
    headers: about,
  });
}

/** Headers take one line of printable characters. */
const oneLine = (error: unknown): string =>
  String(error)
    .replace(/[^\x20-\x7e]+/g, ' ')
    .slice(0, ERROR_MAX);

export type AsideEvent = {
  /** Its place in the stream of events that were set aside. */
  sequence: number;
  consumer: string;
  subject: string;
  reason: string;
  error: string;
  time: Date;
  payload: string;
};

export type Aside = {
  /** Oldest first; without a consumer, those of all. */
  list(consumer?: string): AsyncIterable<AsideEvent>;
  /** Tells an event once more to all who hear its type (consumers are idempotent), then takes it off the list. */
  replay(event: AsideEvent): Promise<void>;
  /** Takes an event off the list for good. */
  drop(event: AsideEvent): Promise<void>;
  close(): Promise<void>;
};

/** What was set aside in an installation, for whoever runs it. */
export async function openAside({ url, namespace }: { url: string; namespace: string }): Promise<Aside> {
  const nats = await connect({ servers: url.split(','), name: 'events', maxReconnectAttempts: 5 });
  const stream = asideStream(namespace);
  const { streams } = await nats.jetstreamManager();
  const drop = async ({ sequence }: AsideEvent) => void (await streams.deleteMessage(stream, sequence));
  return {
    list: (consumer) => listAside(streams, namespace, consumer),
    async replay(event) {
      // Another message id: within ten minutes the stream takes the event's own for the same message.
      const msgID = `replay-${event.sequence}`;
      await nats.jetstream().publish(event.subject, event.payload, { msgID });
      await drop(event);
    },
    drop,
    close: () => nats.drain(),
  };
}

/** What stands there when the reading begins, oldest first. */
export async function* listAside(
  streams: StreamAPI,
  namespace: string,
  consumer = '>',
): AsyncGenerator<AsideEvent, void> {
  const stream = asideStream(namespace);
  const info = await orMissing(streams.info(stream));
  if (!info) return;
  const { state } = info;
  for (let from = state.first_seq; from <= state.last_seq;) {
    // The next one from here on: the server knows this, the types of the client do not.
    const next = { seq: from, next_by_subj: asideSubject(namespace, consumer) } as { seq: number };
    const found = await streams.getMessage(stream, next).catch(orNone);
    if (!found || found.seq > state.last_seq) return;
    yield toEvent(namespace, found);
    from = found.seq + 1;
  }
}

function toEvent(namespace: string, { seq, subject, header, data, time }: StoredMsg): AsideEvent {
  return {
    sequence: seq,
    consumer: subject.slice(asideSubject(namespace, '').length),
    subject: header.get(SUBJECT),
    reason: header.get(REASON),
    error: header.get(ERROR),
    time,
    payload: new TextDecoder().decode(data),
  };
}

/** JetStream's answer that no further message is there. */
function orNone(error: { api_error?: { code: number } }): null {
  if (error.api_error?.code === 404) return null;
  throw error;
}
