import { NoAnswerError, NotSentError, type HttpClient } from '@tippspiel/shared/platform/http/http-client';
import { DEADLINE_HEADER } from '@tippspiel/shared/platform/http/deadline';
import { BATCH_PATH } from '@tippspiel/shared/platform/graph/subgraph';

/** An operation, with its variables as JSON. */
type Request = { headers: Record<string, string>; query: string; variables: string; deadline: Date };
type Waiting = Request & { resolve(answer: string): void; fail(error: Error): void; sent: boolean };

/** Sends one operation, alone or with others. Rejects as `Caller.post` does. */
export type Batcher = (request: Request) => Promise<string>;

const AT_ONCE = 2;
const SLOW_MS = 250;
/** Requests under way, slow ones too. */
const UNDER_WAY_MOST = 8;
const MOST = 64;
/** A larger operation goes alone. A full request thus stays below the limit of a body. */
export const BATCHED_BYTES = 8_192;
const RETRY_AFTER_SECONDS = 2;
/** How a subgraph answers an operation that it refuses before it runs it. */
const UNREAD = '{"errorMessage":';

/**
 * Sends operations that come while others are under way together in one request: in the last minutes before a kick-off most
 * of the processors' work is done per request, not per save. A single operation goes at once. Only for operations that take
 * equally long, as all of a request are answered together. Measured: docs/bench/product.json.
 * @param slowMs a request that takes longer may have met a process that hangs, and keeps no other from going any more
 */
export function createBatcher(
  client: HttpClient,
  { queue, isRead = false, slowMs = SLOW_MS }: { queue: number; isRead?: boolean; slowMs?: number },
): Batcher {
  // A Set that changes with each request leaves old tables, whose requests only a major collection frees.
  const waiting: Waiting[] = [];
  let underWay = 0;
  let slow = 0;

  function go(): void {
    while (waiting.length && underWay - slow < AT_ONCE && underWay < UNDER_WAY_MOST) void run(nextBatch());
  }

  function nextBatch(): Waiting[] {
    const batch = waiting.splice(0, MOST);
    for (const item of batch) item.sent = true;
    return batch;
  }

  async function run(batch: Waiting[]): Promise<void> {
    underWay++;
    let isSlow = false;
    const timer = setTimeout(() => {
      isSlow = true;
      slow++;
      go();
    }, slowMs);
    await send(client, batch, isRead).catch((error: Error) => batch.forEach((item) => item.fail(error)));
    clearTimeout(timer);
    underWay--;
    if (isSlow) slow--;
    go();
  }

  return (request) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= queue) {
        reject(new NotSentError(`${queue} wait already`, RETRY_AFTER_SECONDS));
        return;
      }
      const item: Waiting = {
        ...request,
        sent: false,
        resolve(answer) {
          clearTimeout(timer);
          resolve(answer);
        },
        fail(error) {
          clearTimeout(timer);
          reject(error);
        },
      };
      const timer = setTimeout(
        () => {
          if (!item.sent) waiting.splice(waiting.indexOf(item), 1);
          const reason = 'no answer within the time for it';
          reject(item.sent ? new NoAnswerError(reason) : new NotSentError(reason));
        },
        Math.max(0, request.deadline.getTime() - Date.now()),
      );
      waiting.push(item);
      go();
    });
}

async function send(client: HttpClient, batch: Waiting[], isRead: boolean): Promise<void> {
  const [first] = batch as [Waiting];
  if (batch.length === 1) {
    const { headers, deadline } = first;
    const answer = await client.post({ path: '/graphql', headers, body: bodyOf(first), deadline, isRead });
    first.resolve(answer.body);
    return;
  }
  const deadline = new Date(Math.max(...batch.map((item) => item.deadline.getTime())));
  const answer = await client.post({
    path: BATCH_PATH,
    headers: { 'content-type': 'application/json' },
    body: `[${batch.map(asPart).join(',')}]`,
    deadline,
    isRead,
  });
  const { status } = answer;
  const lines = answer.body.split('\n');
  if (status === 200 && lines.length === batch.length) {
    // A subgraph of an older version cannot read an operation without a query. It has not run it, so it goes alone.
    const alone = batch.filter((item, index) => {
      const line = lines[index] as string;
      const isUnread = line.startsWith(UNREAD);
      if (!isUnread) item.resolve(line);
      return isUnread;
    });
    await Promise.all(alone.map((item) => send(client, [item], isRead).catch(item.fail)));
    return;
  }
  // One of them spoils the others. A refused request did nothing, so even its saves may be sent again.
  const mayRepeat = isRead || (status >= 400 && status < 500);
  if (!mayRepeat)
    throw new NoAnswerError(`${status} with ${lines.length} answers to ${batch.length} operations`);
  await Promise.all(batch.map((item) => send(client, [item], isRead).catch(item.fail)));
}

/** The JSON of a single operation. */
export const bodyOf = ({ query, variables }: Pick<Request, 'query' | 'variables'>): string =>
  `{"query":${JSON.stringify(query)},"variables":${variables}}`;

/** The JSON of one of several operations. Its query is left out if it is the same as that of the operation before. */
function asPart({ headers, query, variables, deadline }: Request, index: number, all: Request[]): string {
  const own = JSON.stringify({ ...headers, [DEADLINE_HEADER]: String(deadline.getTime()) });
  const text = all[index - 1]?.query === query ? '' : `"query":${JSON.stringify(query)},`;
  return `{"headers":${own},${text}"variables":${variables}}`;
}
