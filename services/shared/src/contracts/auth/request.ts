import type { Identity } from './identity.ts';

/** What a use case knows of who asks, and of the request that it is part of. */
export type Request = {
  /** Null for an anonymous visitor. */
  identity: Identity | null;
  requestId: string;
  /** When the caller gives up, in real time. */
  deadline?: Date;
};

/** The same where nothing is changed. */
export type ReadRequest = Pick<Request, 'identity'>;
