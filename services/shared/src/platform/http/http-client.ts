import type { IncomingHttpHeaders } from 'node:http';
import { Pool } from 'undici';
import { within } from '../clock/within.ts';
import { DEADLINE_HEADER, isOver } from './deadline.ts';
import { createBoundedQueue } from '../queue/bounded-queue.ts';

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

type Post = {
  path: string;
  headers: Record<string, string>;
  body: string;
  deadline: Date;
  /** It changes nothing: may be asked more than once when an answer keeps us waiting or its connection is lost. */
  isRead?: boolean;
};
type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

export type HttpClient = {
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

type Sent = {
  answer: Promise<Answer>;
  /** The answer is of no use any more. */
  drop(): void;
};

const CONNECT_TIMEOUT_MS = 2_000;
/** A read that takes longer has probably met a process that hangs; its twin answers in milliseconds. */
const ASK_AGAIN_AFTER_MS = 1_000;
const ASK_AT_MOST = 3;
/** So many of the connections may carry a read once more, so that asking again never adds much to an overload. */
const SHARE_FOR_ASKING_AGAIN = 1 / 8;
const RETRY_AFTER_SECONDS = 2;

/** The way to one other service, over a pool of connections that opens when it is needed. */
export function createHttpClient({ url, connections, queue }: Options): HttpClient {
  const spare = Math.ceil(connections * SHARE_FOR_ASKING_AGAIN);
  const pool = new Pool(url, { connections: connections + spare, connect: { timeout: CONNECT_TIMEOUT_MS } });
  const requests = createBoundedQueue({ concurrency: connections, maxQueued: queue });
  let again = 0;

  function sendAgain(request: Post): Sent | undefined {
    if (again >= spare || isOver(request.deadline)) return undefined;
    again += 1;
    return dispatch(pool, request, () => (again -= 1));
  }

  return {
    async post(request) {
      const release = await requests.acquire({ deadline: request.deadline }).catch(() => {
        throw new NotSentError('too many requests are under way', RETRY_AFTER_SECONDS);
      });
      const first = dispatch(pool, request, release);
      return request.isRead ? firstAnswer(first, () => sendAgain(request)) : first.answer;
    },
    close: () => pool.close(),
  };
}

/**
 * Asks once more, and once more again, each time that no answer comes in time or every connection was lost, as Dean and
 * Barroso's hedged requests do ('The Tail at Scale', 2013). The first answer counts.
 */
async function firstAnswer(first: Sent, sendAgain: () => Sent | undefined): Promise<Answer> {
  const sent = [first];
  try {
    for (;;) {
      const answers = Promise.any(sent.map(({ answer }) => answer)).catch(() => undefined);
      const next = await within(ASK_AGAIN_AFTER_MS, answers).catch(() => undefined);
      if (next) return next;
      const one = sent.length < ASK_AT_MOST ? sendAgain() : undefined;
      if (!one) return (await answers) ?? (await first.answer);
      sent.push(one);
    }
  } finally {
    for (const { drop } of sent) drop();
  }
}

/** Undici's lowest layer: no streams, no signals, one timer. `done` is called once undici is through with it. */
function dispatch(pool: Pool, { path, headers, body, deadline }: Post, done: () => void): Sent {
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
        // A request that was refused while it waited for a connection must not be sent: undici drops it when this throws.
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
  return { answer, drop: () => giveUp('of no use any more') };
}
