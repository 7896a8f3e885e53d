import type { RequestContext } from '@tippspiel/shared/graph/subgraph';
import type { TippApp } from '../app/tipp-app.ts';
import type { Slip } from '../store/slips.ts';

/** A player or viewer is known by the number alone; the fields ask the app. */
export type PlayerRef = { id: number };

/** The tournament at the instant of the request. */
export type TournamentRef = { now: Date };

export type Context = RequestContext & {
  app: TippApp;
  /** The viewer's own slip, read at most once per request; null for anonymous visitors. */
  ownSlip(): Promise<Slip | null>;
  /** Whom the viewer keeps on the own list, read at most once per request. */
  ownFavorites(): Promise<ReadonlySet<number>>;
};
