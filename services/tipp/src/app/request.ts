import type { Request } from '@tippspiel/shared/contracts/auth/request';
import type { View } from '../projection/projection.ts';
import type { Slip } from '../store/tipps/slips.ts';

/** One view for a whole request, so that all parts of the response belong to the same evaluation. */
export type RequestView = {
  current(): View;
  /** Reads the board from the database, so that operators immediately see entries made through another process. */
  fresh(): Promise<View>;
  /** Called after a mutation, so that the response shows its changes. */
  renew(): void;
};

export type TippRequest = Request & {
  view: RequestView;
  /** The viewer's own slip, read at most once per request; null for anonymous visitors. */
  ownSlip(): Promise<Slip | null>;
};
