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
  /** How long a page waits for them; 0 for not at all. */
  patienceMs: number;
  /** Counts them in /metrics. */
  count(outcome: Outcome, queries: number): void;
};

/** `spared`: not even asked. */
export type Outcome = 'answered' | 'missed' | 'spared';

/**
 * So many under way say that services are slower than pages wait for: of more queries the answers would be thrown away, and pages would
 * ask the same again, when there is too much already.
 */
const AT_ONCE = 64;

/**
 * Sends a page's first queries in its visitor's name, all at once. A late or failed answer is left out: the page asks for it
 * itself, and no page is lost, or much later, because of it.
 */
export function createFirstAnswers({ graph, known, addresses, patienceMs, count }: Options) {
  const texts = new Map(
    known
      .filter(({ source, kind }) => source === 'web' && kind === 'query')
      .map(({ name, query }) => [name, query]),
  );
  let underWay = 0;

  return async (request: FastifyRequest, visitor: Visitor, queries: FirstQuery[]): Promise<FirstAnswer[]> => {
    if (patienceMs === 0 || queries.length === 0) return [];
    if (underWay >= AT_ONCE) {
      count('spared', queries.length);
      return [];
    }
    const call = (): GraphCall => ({
      identity: identityOf(visitor),
      requestId: request.id,
      clientIp: addresses.of(request),
      clientAgent: request.headers['user-agent'],
      // Nobody waits for it any longer.
      deadline: new Date(Date.now() + patienceMs),
      isExtra: true,
      identify: async () => null,
    });
    const answer = async ({ name, variables }: FirstQuery): Promise<FirstAnswer[]> => {
      underWay += 1;
      try {
        // Over at the deadline at the latest.
        const { body } = await graph.run(graph.find(texts.get(name) ?? ''), variables, call());
        return body.data && !body.errors?.length ? [{ name, variables, data: body.data }] : [];
      } finally {
        underWay -= 1;
      }
    };
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<FirstAnswer[]>((resolve) => {
      timer = setTimeout(resolve, patienceMs, []);
    });
    const answers = queries.map((query) => Promise.race([answer(query).catch(() => []), late]));
    const came = (await Promise.all(answers).finally(() => clearTimeout(timer))).flat();
    count('answered', came.length);
    count('missed', queries.length - came.length);
    return came.filter(mayStandInPage);
  };
}

/**
 * A page holds a token. Text that a foreign link may have chosen stands beside it only where it is the name of something, so that nobody
 * learns the token by what the two compress to.
 */
function mayStandInPage({ variables, data }: FirstAnswer): boolean {
  const hasText = Object.values(variables).some((value) => typeof value === 'string');
  return !hasText || Object.values(data).some((value) => value !== null);
}
