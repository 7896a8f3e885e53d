import type { StoredMsg, StreamAPI } from 'nats';
import { orMissing } from './streams.ts';

/** The messages of one subject that a stream holds when the reading begins, oldest first. A missing stream has none. */
export async function* storedMessages(
  streams: StreamAPI,
  stream: string,
  subject: string,
): AsyncGenerator<StoredMsg, void> {
  const info = await orMissing(streams.info(stream));
  if (!info) return;
  const { state } = info;
  for (let from = state.first_seq; from <= state.last_seq;) {
    // Gets the next message of the subject from here on. The server supports this, but the client's types lack it.
    const next = { seq: from, next_by_subj: subject } as { seq: number };
    const found = await streams.getMessage(stream, next).catch(orNone);
    if (!found || found.seq > state.last_seq) return;
    yield found;
    from = found.seq + 1;
  }
}

/** JetStream answers 404 when there is no further message. */
function orNone(error: { api_error?: { code: number } }): null {
  if (error.api_error?.code === 404) return null;
  throw error;
}
