import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ask } from './ask.ts';
import type { Graph } from './graph.ts';

/** The parts of a request that openapi.yaml describes. */
export type Parts = { Params?: unknown; Querystring?: unknown; Body?: unknown };

type Handler<P extends Parts> = (
  request: FastifyRequest<P & Record<string, unknown>>,
  reply: FastifyReply,
) => unknown;

export type Tools = {
  graph: Graph;
  ask: Ask;
  clock: Clock;
  /** Serves a call of openapi.yaml. Its request is validated and completed with defaults before the handler runs. */
  serve<P extends Parts>(operationId: string, handler: Handler<P>): void;
};
