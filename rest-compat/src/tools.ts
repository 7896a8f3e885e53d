import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ask } from './ask.ts';
import type { Graph } from './graph.ts';

/** The parts of a request that openapi.yaml describes. */
export type Parts = { Params?: unknown; Querystring?: unknown; Body?: unknown };

/** One request of a described call. */
export type Call<P extends Parts = Parts> = {
  params: P['Params'];
  query: P['Querystring'];
  body: P['Body'];
  ask: Ask;
  request: FastifyRequest;
  reply: FastifyReply;
};

type Serve = <P extends Parts>(operationId: string, handler: (call: Call<P>) => unknown) => void;

/** A list's query. */
export type PageQuery = { pageSize: number; pageNumber: number; search?: string };

/** The variables of a list's operation. */
export const listVariables = <Query extends PageQuery>({ pageSize, pageNumber, search, ...rest }: Query) => ({
  page: { pageSize, pageNumber, search },
  ...rest,
});

export type Tools = {
  graph: Graph;
  clock: Clock;
  /**
   * Serves a call of openapi.yaml. Its request is reduced to the described fields (`readFields`), validated and completed
   * with defaults before the handler runs. So the handler may pass it on whole.
   */
  serve: Serve;
  /** Serves a call whose answer a browser may cache but must revalidate. */
  serveWithEtag: Serve;
};
