import type { BaseContext } from '@apollo/server';
import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import type { GraphQLFormattedError } from 'graphql';

/** One operation on its way through the graph. Apollo copies the context, so all that changes stands in `call`. */
export type GraphContext = BaseContext & { call: GraphCall };

export type GraphCall = {
  /** Null for an anonymous visitor; changes when the operation itself logs in or out. */
  identity: Identity | null;
  requestId: string;
  clientIp: string;
  clientAgent?: string;
  /** The browser's ticket of a login by a provider that is under way, for the user service alone. */
  ticket?: string;
  /** The ticket that it is to keep from now on, empty for none. */
  newTicket?: string;
  /** When whoever sent the operation gives up, if it says so. */
  deadline?: Date;
  /** Nobody misses it: where it is given up, that is no sign of an outage. */
  isExtra?: true;
  /** A write of this operation was sent: whatever fails from now on, it cannot be said that nothing was done. */
  mayHaveWritten?: boolean;
  /** The token of a session that began in this operation, empty when one ended. */
  newSession?: string;
  /** Looks up the identity behind a session that began in this operation. */
  identify(token: string): Promise<Identity | null>;
  /** True while operations are only planned: nothing is sent. */
  dry?: true;
};

export type GraphAnswer = {
  /** HTTP status that fits. */
  status: number;
  /** Worth another try after so many seconds. */
  retryAfterSeconds?: number;
  body: { data?: Record<string, unknown> | null; errors?: readonly GraphQLFormattedError[] };
};
