import type { Request } from '@tippspiel/shared/contracts/auth/request';
import type { View } from '../projection/projection.ts';
import type { Slip } from '../store/tipps/slips.ts';

/** One view for a whole request, so that its parts fit together: ranks and rows of one evaluation, not of two. */
export type RequestView = {
  current(): View;
  /** For operators, who shall see at once what they entered through another process: the board is read from the database. */
  fresh(): Promise<View>;
  /** After a mutation its answer shows what it changed. */
  renew(): void;
};

export type TippRequest = Request & {
  view: RequestView;
  /** The viewer's own slip, read at most once per request; null for anonymous visitors. */
  ownSlip(): Promise<Slip | null>;
};
