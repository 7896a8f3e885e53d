import { Pool, type Dispatcher } from 'undici';
import { isOver } from '@tippspiel/shared/platform/http/deadline';
import { createHedge, type Sent } from '@tippspiel/shared/platform/http/hedge';
import { POOL_IDLE } from '@tippspiel/shared/platform/http/http-client';
import { createBoundedQueue } from '@tippspiel/shared/platform/queue/bounded-queue';
import type { FastifyReply } from 'fastify';

type Callback = (error: Error | null, answer: Dispatcher.ResponseData) => void;

export type Upstream = ReturnType<typeof createUpstream>;

type Options = {
  url: string;
  timeoutMs: number;
  connections: number;
  queue: number;
  /** All requests are reads, so that one may be sent again. */
  isRead: boolean;
};

/** The key is copied together with the headers but never sent, because it is a symbol. */
const VISIT = Symbol('visit');

type Visit = {
  deadline: Date;
  leave: AbortController;
  hasGone: boolean;
  sent: boolean;
  done(): void;
};

const RETRY_AFTER_SECONDS = 2;
const reading = new Set(['GET', 'HEAD']);

/** Creates the connection pool to a process that receives forwarded requests. */
export function createUpstream({ url, timeoutMs, connections, queue, isRead }: Options) {
  const { origin } = new URL(url);
  const timeouts = { headersTimeout: timeoutMs, bodyTimeout: timeoutMs };
  const { spare, firstAnswer } = createHedge(connections);
  const most = connections + (isRead ? spare : 0);
  const pool = new Pool(origin, { ...POOL_IDLE, ...timeouts, connections: most });
  const requests = createBoundedQueue({
    concurrency: connections,
    maxQueued: queue,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
  return {
    /**
     * Waits for a free slot for a forwarded request. The slot is held until the upstream has finished the request. A
     * read is aborted when the visitor disconnects. A write is not, because it may be half done.
     * @param deadline in real time
     * @returns headers that identify the slot for `request`
     * @throws AppError UNAVAILABLE
     */
    async enter({ raw, request }: FastifyReply, deadline: Date): Promise<object> {
      const release = await requests.acquire({ deadline });
      let isDone = false;
      const visit: Visit = {
        deadline,
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
    /** Has the signature of undici's `request`, for @fastify/reply-from. */
    request({ headers, ...options }: Dispatcher.RequestOptions, callback: Callback): void {
      const { [VISIT]: visit, ...sent } = headers as { [VISIT]: Visit } & Record<string, string>;
      visit.sent = true;
      if (visit.hasGone) return visit.done();
      // Its first answer was 'Processing', so it does not hang, and a second one would only repeat the work.
      let isAtWork = false;
      const send = (done: () => void): Sent<Dispatcher.ResponseData> => {
        const useless = new AbortController();
        const signal = AbortSignal.any([visit.leave.signal, useless.signal]);
        const waitMs = Math.max(1, visit.deadline.getTime() - Date.now());
        const read = isRead && { headersTimeout: waitMs, onInfo: () => (isAtWork = true) };
        const answer = pool.request({ ...options, ...read, headers: sent, signal });
        answer.then(({ body }) => body.once('close', done), done);
        return { answer, cancel: () => useless.abort() };
      };
      const first = send(visit.done);
      const isOfUse = () => !isAtWork && !visit.hasGone && !isOver(visit.deadline);
      const answer = isRead ? firstAnswer(first, send, isOfUse) : first.answer;
      answer.then(
        (found) => callback(null, found),
        // The visitor has disconnected, which is not a failure of the upstream.
        (error: Error) => visit.hasGone || callback(error, undefined as never),
      );
    },
    close: () => pool.destroy(),
  };
}
