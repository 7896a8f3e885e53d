import type { IncomingHttpHeaders } from 'node:http';
import { Pool } from 'undici';
import { DEADLINE_HEADER } from './deadline.ts';
import { createPlaces, type NoPlaceError } from './places.ts';

/** The request never left this process and never will: it may be sent again without asking. */
export class NotSentError extends Error {
  /** Set when there were too many: worth another try after so many seconds. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, retryAfterSeconds?: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The request left, its answer did not come: nobody knows what became of it. */
export class NoAnswerError extends Error {}

type Post = { path: string; headers: Record<string, string>; body: string; deadline: Date };
type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

export type Caller = {
  /** Rejects with NotSentError or NoAnswerError, at the deadline at the latest. The callee is told the deadline. */
  post(request: Post): Promise<Answer>;
  close(): Promise<void>;
};

type Options = {
  url: string;
  /** Requests on their way at the same time, each on a connection of its own. */
  connections: number;
  /** How many more may wait; the next is refused at once. */
  queue: number;
};

const CONNECT_TIMEOUT_MS = 2_000;
const RETRY_AFTER_SECONDS = 2;

/** The way to one other process of ours, over a pool of connections that opens when it is needed. */
export function createCaller({ url, connections, queue }: Options): Caller {
  const pool = new Pool(url, { connections, connect: { timeout: CONNECT_TIMEOUT_MS } });
  const places = createPlaces({ places: connections, queue });
  return {
    async post(request) {
      const giveBack = await places.take(request.deadline.getTime()).catch((error: NoPlaceError) => {
        throw new NotSentError(error.message, RETRY_AFTER_SECONDS);
      });
      return dispatch(pool, request, giveBack);
    },
    close: () => pool.close(),
  };
}

/** Undici's lowest layer: no streams, no signals, one timer. `done` is called once undici is through with it. */
function dispatch(pool: Pool, { path, headers, body, deadline }: Post, done: () => void): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let status = 0;
    let answerHeaders: IncomingHttpHeaders = {};
    let abort: ((error: Error) => void) | undefined;
    let over = false;
    const fail = (reason: string) => reject(abort ? new NoAnswerError(reason) : new NotSentError(reason));
    const timer = setTimeout(() => {
      over = true;
      const reason = `no answer within the time for it`;
      fail(reason);
      abort?.(new Error(reason));
    }, deadline.getTime() - Date.now());
    const given = { ...headers, [DEADLINE_HEADER]: String(deadline.getTime()) };
    pool.dispatch(
      { method: 'POST', path, headers: given, body, headersTimeout: 0, bodyTimeout: 0 },
      {
        onRequestStart(controller) {
          // What waited for a connection until it was refused must not be sent: undici drops it when this throws.
          if (over) throw new Error('refused already');
          abort = (error) => controller.abort(error);
        },
        onResponseStart(_controller, statusCode, responseHeaders) {
          status = statusCode;
          answerHeaders = responseHeaders;
        },
        onResponseData(_controller, chunk) {
          chunks.push(chunk);
        },
        onResponseEnd() {
          clearTimeout(timer);
          done();
          const whole = chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks);
          resolve({ status, headers: answerHeaders, body: whole.toString('utf8') });
        },
        onResponseError(_controller, error) {
          clearTimeout(timer);
          done();
          fail(error.message);
        },
      },
    );
  });
}
