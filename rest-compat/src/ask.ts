import {
  AppError,
  GENERIC_MESSAGE,
  httpStatusByCode,
  type ErrorCode,
} from '@tippspiel/shared/contracts/errors/app-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Graph, GraphProblem, GraphReply } from './graph.ts';

/** An operation of a `.graphql` file with the types of its answer and variables. */
type Document<Data, Variables> = {
  toString(): string;
  __apiType?: (variables: Variables) => Data;
};

export type Ask = {
  /** Answers only when all of the operation succeeded; its first error is thrown as an AppError. */
  <Data, Variables extends Record<string, unknown>>(
    call: { request: FastifyRequest; reply: FastifyReply },
    document: Document<Data, Variables>,
    variables?: Variables,
  ): Promise<Data>;
};

/** Asks the graph in the visitor's name and hands cookie and token of the answer on to the browser. */
export function createAsk(graph: Graph): Ask {
  return async ({ request, reply }, document, variables) => {
    const answer = await graph(request, { query: document.toString(), variables });
    passSessionOn(reply, answer);
    const [problem] = answer.errors ?? [];
    if (problem) throw asError(problem);
    return answer.data as never;
  };
}

/** A new session, or the end of one, travels in headers. */
export function passSessionOn(reply: FastifyReply, { setCookie, csrfToken }: GraphReply): void {
  // Where one call queries twice, both answers carry the same cookie.
  if (setCookie !== undefined && !reply.hasHeader('set-cookie')) void reply.header('set-cookie', setCookie);
  if (csrfToken !== undefined) void reply.header('x-csrf-token', csrfToken);
}

/** The expected failure behind an error of the graph, or an Error that shows as the generic message. */
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
