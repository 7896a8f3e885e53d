import type { BaseContext } from '@apollo/server';
import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import type { GraphQLFormattedError } from 'graphql';

/** The context of one operation. Apollo copies it, so all mutable state is in `call`. */
export type GraphContext = BaseContext & { call: GraphCall };

export type GraphCall = {
  /** Null for an anonymous visitor; changes when the operation itself logs in or out. */
  identity: Identity | null;
  requestId: string;
  clientIp: string;
  clientAgent?: string;
  /** The browser's ticket of a pending login at an external provider, for the user service only. */
  ticket?: string;
  /** The new ticket for the browser; empty to delete it. */
  newTicket?: string;
  /** When the caller gives up, if it sent a deadline. */
  deadline?: Date;
  /** The answer is optional. A timeout of such a call does not count as an outage. */
  isExtra?: true;
  /** A write of this operation was sent. A later failure must not claim that nothing was done. */
  mayHaveWritten?: boolean;
  /** The token of a session that began in this operation, empty when one ended. */
  newSession?: string;
  /** Looks up the identity behind a session that began in this operation. */
  identify(token: string): Promise<Identity | null>;
  /** The caller passes the answer on unread. It may come as `text`. */
  asText?: boolean;
  /** True for a call that only plans its operation and sends nothing. */
  dry?: true;
};

export type GraphAnswer = {
  /** The HTTP status of the response. */
  status: number;
  /** The seconds after which to try again. */
  retryAfterSeconds?: number;
  /** A subgraph's answer without errors, as it came; `body` is empty then. */
  text?: string;
  body: { data?: Record<string, unknown> | null; errors?: readonly GraphQLFormattedError[] };
};
