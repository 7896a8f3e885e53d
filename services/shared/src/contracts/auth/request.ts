import type { Identity } from './identity.ts';

/** A request as a use case sees it. */
export type Request = {
  /** Null for an anonymous visitor. */
  identity: Identity | null;
  requestId: string;
  /** When the caller gives up, in real time. */
  deadline?: Date;
};

/** A request that changes nothing. */
export type ReadRequest = Pick<Request, 'identity'>;
