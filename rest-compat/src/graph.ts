import type { FastifyRequest } from 'fastify';

/** One operation, executed as the sender of `request`. */
export type GraphOperation = {
  query: string;
  variables?: Record<string, unknown>;
  /** Requests the visitor's anti-forgery token in the answer. Only for queries, as mutations must send their own. */
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

/** Access to the graph: over HTTP, or by a function of the process in which rest-compat is mounted. */
export type Graph = (request: FastifyRequest, operation: GraphOperation) => Promise<GraphReply>;
