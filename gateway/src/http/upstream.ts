import { Pool, type Dispatcher } from 'undici';
import { createBoundedQueue } from '@tippspiel/shared/platform/queue/bounded-queue';
import type { FastifyReply } from 'fastify';

type Callback = (error: Error | null, answer: Dispatcher.ResponseData) => void;

export type Upstream = {
  /**
   * Waits for a place among the requests that are handed on. It is held until the upstream is through with the request;
   * a read ends as soon as the visitor has gone, a write never does, as it may be half done.
   * @param deadline in real time
   * @returns the headers by which `request` knows it
   * @throws AppError UNAVAILABLE
   */
  enter(reply: FastifyReply, deadline: Date): Promise<object>;
  /** As @fastify/reply-from calls undici. */
  request(options: Dispatcher.RequestOptions, callback: Callback): void;
  close(): Promise<void>;
};

type Options = { url: string; timeoutMs: number; connections: number; queue: number };

/** Copied along with the headers, and never sent: names of headers are text. */
const VISIT = Symbol('visit');

type Visit = {
  leave: AbortController;
  hasGone: boolean;
  sent: boolean;
  done(): void;
};

const RETRY_AFTER_SECONDS = 2;
const reading = new Set(['GET', 'HEAD']);

/** The connections to a process that requests are handed on to. */
export function createUpstream({ url, timeoutMs, connections, queue }: Options): Upstream {
  const { origin } = new URL(url);
  const pool = new Pool(origin, { connections, headersTimeout: timeoutMs, bodyTimeout: timeoutMs });
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
        // Nobody is there to be told, and it is no failure of the upstream's.
        if (error && visit.hasGone) return;
        callback(error, answer);
      });
    },
    close: () => pool.destroy(),
  };
}
