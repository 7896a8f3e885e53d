import type { FastifyRequest } from 'fastify';

/** One operation, in the name of whoever sent `request`. */
export type GraphOperation = {
  query: string;
  variables?: Record<string, unknown>;
  /** The visitor's anti-forgery token is wanted in the answer; only for queries, a mutation has to bring its own. */
  fetchToken?: boolean;
};

export type GraphProblem = {
  message: string;
  extensions?: { code?: unknown; field?: unknown; retryAfterSeconds?: unknown };
};

/** The graph's answer, and the session's cookies for the browser. */
export type GraphReply = {
  data?: Record<string, unknown> | null;
  errors?: readonly GraphProblem[];
  setCookie?: string;
  csrfToken?: string;
};

/** The way to the graph: over HTTP, or a function of the process in which the calls are mounted. */
export type Graph = (request: FastifyRequest, operation: GraphOperation) => Promise<GraphReply>;
