import type { FastifyRequest } from 'fastify';
import type { GraphCall } from '../graph/call.ts';
import type { Graph } from '../graph/graph.ts';
import type { KnownOperation } from '../graph/manifest.ts';
import { identityOf, type Visitor } from '../session/visitor.ts';
import type { ClientAddresses } from '../http/client-address.ts';
import type { FirstAnswer, FirstQuery } from './first-queries.ts';

type Options = {
  graph: Pick<Graph, 'find' | 'run'>;
  known: KnownOperation[];
  addresses: ClientAddresses;
  /** How long a page waits for the answers; 0 disables them. */
  timeoutMs: number;
  /** Counts queries in /metrics. */
  count(outcome: Outcome, queries: number): void;
};

/** `spared`: not sent because of high load. */
export type Outcome = 'answered' | 'missed' | 'spared';

/**
 * So many queries in flight mean that services are slower than the timeout of pages. Answers to further queries would
 * be discarded, and the pages would send the same queries again under overload.
 */
const AT_ONCE = 64;

/**
 * Sends a page's first queries concurrently as its visitor. Late and failed answers are omitted, and the page sends
 * those queries itself. Therefore they never make a page fail or arrive much later.
 */
export function createFirstAnswers({ graph, known, addresses, timeoutMs, count }: Options) {
  const texts = new Map(
    known
      .filter(({ source, kind }) => source === 'web' && kind === 'query')
      .map(({ name, query }) => [name, query]),
  );
  let underWay = 0;

  return async (request: FastifyRequest, visitor: Visitor, queries: FirstQuery[]): Promise<FirstAnswer[]> => {
    if (timeoutMs === 0 || queries.length === 0) return [];
    if (underWay >= AT_ONCE) {
      count('spared', queries.length);
      return [];
    }
    const call = (): GraphCall => ({
      identity: identityOf(visitor),
      requestId: request.id,
      clientIp: addresses.of(request),
      clientAgent: request.headers['user-agent'],
      // The page waits no longer than this.
      deadline: new Date(Date.now() + timeoutMs),
      isExtra: true,
      identify: async () => null,
    });
    const answer = async ({ name, variables }: FirstQuery): Promise<FirstAnswer[]> => {
      underWay += 1;
      try {
        // Ends at the deadline at the latest.
        const { body } = await graph.run(graph.find(texts.get(name) ?? ''), variables, call());
        return body.data && !body.errors?.length ? [{ name, variables, data: body.data }] : [];
      } finally {
        underWay -= 1;
      }
    };
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<FirstAnswer[]>((resolve) => {
      timer = setTimeout(resolve, timeoutMs, []);
    });
    const answers = queries.map((query) => Promise.race([answer(query).catch(() => []), late]));
    const received = (await Promise.all(answers).finally(() => clearTimeout(timer))).flat();
    count('answered', received.length);
    count('missed', queries.length - received.length);
    return received.filter(mayBeInPage);
  };
}

/**
 * A page contains a secret token. It may contain text of its address only if that text names something that exists. An
 * attacker could otherwise choose the text, and derive the token from the compressed size (BREACH).
 */
function mayBeInPage({ variables, data }: FirstAnswer): boolean {
  const hasText = Object.values(variables).some((value) => typeof value === 'string');
  return !hasText || Object.values(data).some((value) => value !== null);
}
