import {
  AppError,
  GENERIC_MESSAGE,
  httpStatusByCode,
  type ErrorCode,
} from '@tippspiel/shared/contracts/errors/app-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Graph, GraphProblem, GraphReply } from './graph.ts';

/** An operation of a `.graphql` file, with the types of its data and variables. */
type Document<Data, Variables> = {
  toString(): string;
  __apiType?: (variables: Variables) => Data;
};

/**
 * Queries the graph as the visitor, and passes cookie and token of the answer on to the browser. Returns the data if the
 * whole operation succeeded. Otherwise it throws the first error as an AppError.
 */
export type Ask = <Data, Variables extends Record<string, unknown>>(
  document: Document<Data, Variables>,
  variables?: Variables,
) => Promise<Data>;

export function createAsk(graph: Graph, request: FastifyRequest, reply: FastifyReply): Ask {
  return async (document, variables) => {
    const answer = await graph(request, { query: document.toString(), variables });
    passSessionOn(reply, answer);
    const [problem] = answer.errors ?? [];
    if (problem) throw asError(problem);
    return answer.data as never;
  };
}

/** Sets the headers of a session that began or ended. */
export function passSessionOn(reply: FastifyReply, { setCookie, csrfToken }: GraphReply): void {
  // If one call queries twice, both answers have the same cookie.
  if (setCookie !== undefined && !reply.hasHeader('set-cookie')) void reply.header('set-cookie', setCookie);
  if (csrfToken !== undefined) void reply.header('x-csrf-token', csrfToken);
}

/** Converts an error of the graph to an AppError, or to an Error that clients see as the generic message. */
export function asError({ message, extensions }: GraphProblem): Error {
  const code = extensions?.code;
  if (typeof code !== 'string' || !(code in httpStatusByCode))
    return new Error(`${GENERIC_MESSAGE} (${String(code)})`);
  const { field, retryAfterSeconds } = extensions ?? {};
  return new AppError(code as ErrorCode, message, {
    field: typeof field === 'string' ? field : undefined,
    retryAfterSeconds: typeof retryAfterSeconds === 'number' ? retryAfterSeconds : undefined,
  });
}
