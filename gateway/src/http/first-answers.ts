import type { FastifyRequest } from 'fastify';
import type { GraphCall } from '../graph/call.ts';
import type { Graph } from '../graph/graph.ts';
import type { KnownOperation } from '../graph/manifest.ts';
import { identityOf, type Visitor } from '../session/visitor.ts';
import type { ClientAddresses } from './client-address.ts';
import type { Question } from './first-questions.ts';

/** One that comes with the page: what /graphql would answer to it (web/src/apollo/first-answers.ts). */
export type FirstAnswer = Question & { data: Record<string, unknown> };

type Options = {
  graph: Pick<Graph, 'find' | 'run'>;
  known: KnownOperation[];
  addresses: ClientAddresses;
  /** How long a page waits for them; 0 for not at all. */
  patienceMs: number;
};

/**
 * Answers what a page is about to ask, in its visitor's name, all at once. What is late, or has failed, is left out: the page asks for it
 * itself, and no page is lost, or much later, because of it.
 */
export function createFirstAnswers({ graph, known, addresses, patienceMs }: Options) {
  const texts = new Map(
    known
      .filter(({ source, kind }) => source === 'web' && kind === 'query')
      .map(({ name, query }) => [name, query]),
  );

  return async (request: FastifyRequest, visitor: Visitor, questions: Question[]): Promise<FirstAnswer[]> => {
    if (patienceMs === 0 || questions.length === 0) return [];
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
    const answer = async ({ name, variables }: Question): Promise<FirstAnswer[]> => {
      const { body } = await graph.run(graph.find(texts.get(name) ?? ''), variables, call());
      return body.data && !body.errors?.length ? [{ name, variables, data: body.data }] : [];
    };
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<FirstAnswer[]>((resolve) => {
      timer = setTimeout(resolve, patienceMs, []);
    });
    const answers = questions.map((question) => Promise.race([answer(question).catch(() => []), late]));
    return Promise.all(answers)
      .then((lists) => lists.flat())
      .finally(() => clearTimeout(timer));
  };
}
