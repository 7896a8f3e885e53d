import { Pool, type Dispatcher } from 'undici';
import { POOL_IDLE } from '@tippspiel/shared/platform/http/http-client';
import { createBoundedQueue } from '@tippspiel/shared/platform/queue/bounded-queue';
import type { FastifyReply } from 'fastify';

type Callback = (error: Error | null, answer: Dispatcher.ResponseData) => void;

export type Upstream = {
  /**
   * Waits for a free slot for a forwarded request. The slot is held until the upstream has finished the request. A read
   * is aborted when the visitor disconnects. A write is not, because it may be half done.
   * @param deadline in real time
   * @returns headers that identify the slot for `request`
   * @throws AppError UNAVAILABLE
   */
  enter(reply: FastifyReply, deadline: Date): Promise<object>;
  /** Has the signature of undici's `request`, for @fastify/reply-from. */
  request(options: Dispatcher.RequestOptions, callback: Callback): void;
  close(): Promise<void>;
};

type Options = { url: string; timeoutMs: number; connections: number; queue: number };

/** The key is copied together with the headers but never sent, because it is a symbol. */
const VISIT = Symbol('visit');

type Visit = {
  leave: AbortController;
  hasGone: boolean;
  sent: boolean;
  done(): void;
};

const RETRY_AFTER_SECONDS = 2;
const reading = new Set(['GET', 'HEAD']);

/** Creates the connection pool to a process that receives forwarded requests. */
export function createUpstream({ url, timeoutMs, connections, queue }: Options): Upstream {
  const { origin } = new URL(url);
  const timeouts = { headersTimeout: timeoutMs, bodyTimeout: timeoutMs };
  const pool = new Pool(origin, { ...POOL_IDLE, ...timeouts, connections });
  const requests = createBoundedQueue({
    concurrency: connections,
    maxQueued: queue,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
  return {
    async enter({ raw, request }, deadline) {
      const release = await requests.acquire({ deadline });
      let isDone = false;
      const visit: Visit = {
        leave: new AbortController(),
        hasGone: false,
        sent: false,
        done() {
          if (!isDone) release();
          isDone = true;
        },
      };
      const gone = () => {
        visit.hasGone = true;
        if (!visit.sent) visit.done();
        else if (reading.has(request.method)) visit.leave.abort();
      };
      if (raw.destroyed || raw.closed) gone();
      else raw.once('close', gone);
      return { [VISIT]: visit };
    },
    request({ headers, ...options }, callback) {
      const { [VISIT]: visit, ...sent } = headers as { [VISIT]: Visit } & Record<string, string>;
      visit.sent = true;
      if (visit.hasGone) return visit.done();
      pool.request({ ...options, headers: sent, signal: visit.leave.signal }, (error, answer) => {
        if (error) visit.done();
        else answer.body.once('close', visit.done);
        // The visitor has disconnected, which is not a failure of the upstream.
        if (error && visit.hasGone) return;
        callback(error, answer);
      });
    },
    close: () => pool.destroy(),
  };
}
