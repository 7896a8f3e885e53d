import type { IncomingHttpHeaders } from 'node:http';
import { Pool } from 'undici';
import { DEADLINE_HEADER, isOver } from './deadline.ts';
import { createHedge, type Sent } from './hedge.ts';
import { createBoundedQueue } from '../queue/bounded-queue.ts';

/** The request never left this process and never will, so it is safe to send it again. */
export class NotSentError extends Error {
  /** Set when too many requests were waiting: the seconds after which to try again. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, retryAfterSeconds?: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The request was sent, but no answer came. Its outcome is unknown. */
export class NoAnswerError extends Error {}

type Post = {
  path: string;
  headers: Record<string, string>;
  body: string;
  deadline: Date;
  /** The request changes nothing, so it may be sent again when the answer is slow or the connection is lost. */
  isRead?: boolean;
};
type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

export type HttpClient = {
  /** Rejects with NotSentError or NoAnswerError, at the deadline at the latest. A header passes on the deadline. */
  post(request: Post): Promise<Answer>;
  close(): Promise<void>;
};

type Options = {
  url: string;
  /** How many requests may be in flight at the same time, each on a connection of its own. */
  connections: number;
  /** How many more requests may wait; further ones are refused at once. */
  queue: number;
};

/**
 * How long a pool keeps an idle connection. A process that ends waits longer before it closes one (`DRAIN` in
 * ../process/run-service.ts), so that no request is sent into a closing connection.
 */
export const POOL_IDLE = { keepAliveTimeout: 2_000, keepAliveMaxTimeout: 2_000 };

const CONNECT_TIMEOUT_MS = 2_000;
const RETRY_AFTER_SECONDS = 2;

/** An HTTP client for one other service. It opens the connections of its pool on demand. */
export function createHttpClient({ url, connections, queue }: Options): HttpClient {
  const { spare, firstAnswer } = createHedge(connections);
  const pool = new Pool(url, {
    ...POOL_IDLE,
    connections: connections + spare,
    connect: { timeout: CONNECT_TIMEOUT_MS },
  });
  const requests = createBoundedQueue({ concurrency: connections, maxQueued: queue });

  return {
    async post(request) {
      const release = await requests.acquire({ deadline: request.deadline }).catch(() => {
        throw new NotSentError('too many requests are under way', RETRY_AFTER_SECONDS);
      });
      const first = dispatch(pool, request, release);
      if (!request.isRead) return first.answer;
      return firstAnswer(
        first,
        (done) => dispatch(pool, request, done),
        () => !isOver(request.deadline),
      );
    },
    close: () => pool.close(),
  };
}

/** Uses undici's lowest layer: no streams, no signals, one timer. `done` is called when undici has finished. */
function dispatch(pool: Pool, { path, headers, body, deadline }: Post, done: () => void): Sent<Answer> {
  const { promise: answer, resolve, reject } = Promise.withResolvers<Answer>();
  const chunks: Buffer[] = [];
  let status = 0;
  let answerHeaders: IncomingHttpHeaders = {};
  let abort: ((error: Error) => void) | undefined;
  let over = false;
  const fail = (reason: string) => reject(abort ? new NoAnswerError(reason) : new NotSentError(reason));
  function giveUp(reason: string): void {
    if (over) return;
    over = true;
    clearTimeout(timer);
    fail(reason);
    abort?.(new Error(reason));
  }
  const timer = setTimeout(giveUp, deadline.getTime() - Date.now(), 'no answer within the time for it');
  const given = { ...headers, [DEADLINE_HEADER]: String(deadline.getTime()) };
  pool.dispatch(
    { method: 'POST', path, headers: given, body, headersTimeout: 0, bodyTimeout: 0 },
    {
      onRequestStart(controller) {
        // A request that was refused while it waited for a connection must not be sent. Throwing makes undici drop it.
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
        over = true;
        clearTimeout(timer);
        done();
        const whole = chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks);
        resolve({ status, headers: answerHeaders, body: whole.toString('utf8') });
      },
      onResponseError(_controller, error) {
        over = true;
        clearTimeout(timer);
        done();
        fail(error.message);
      },
    },
  );
  return { answer, cancel: () => giveUp('of no use any more') };
}
