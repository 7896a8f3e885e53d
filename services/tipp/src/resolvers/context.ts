import type { RequestContext } from '@tippspiel/shared/platform/graph/subgraph';
import DataLoader from 'dataloader';
import type { Deps } from '../app/deps.ts';
import type { PriceView } from '../app/prizes/prize-view.ts';
import { somePrizes } from '../app/prizes/prizes.ts';
import type { RequestView, TippRequest } from '../app/request.ts';
import type { View } from '../projection/projection.ts';
import type { Announcement } from '../store/prizes/announcements.ts';

/** A reference to a player or viewer; field resolvers read the rest. */
export type PlayerRef = { id: number };

/** A reference to a group; field resolvers read tipp's data about it. */
export type GroupRef = { id: number };

/** A page of text by name, with its text if placeholders are to be filled; feed owns both. */
export type TemplateRef = { filename: string; text: string };

/** The tournament at the time of the request. */
export type TournamentRef = { now: Date };

/** Use cases receive it as their request. */
export type Context = RequestContext &
  TippRequest & {
    deps: Deps;
    /** The viewer's own list, read at most once per request. */
    ownFavorites(): Promise<ReadonlySet<number>>;
    /** Batches prizes referenced by other services. */
    prices: DataLoader<number, PriceView | null>;
    /** Batches the announcements in posts that winners are linked with. */
    announcements: DataLoader<number, Announcement | null>;
  };

export function createContext(deps: Deps, base: RequestContext): Context {
  const { slips, ownLists, projection } = deps;
  const userId = base.identity?.userId;
  const view = requestView(projection);
  return {
    ...base,
    deps,
    view,
    prices: new DataLoader((ids) => somePrizes(deps, { identity: base.identity, view }, ids)),
    announcements: new DataLoader((postIds) => deps.announcements.many(postIds)),
    ownSlip: once(async () => (userId ? slips.find(userId) : null)),
    ownFavorites: once(async () => (userId ? ownLists.of(userId) : new Set())),
  };
}

function requestView({ current, refreshBoard }: Deps['projection']): RequestView {
  let view: View | undefined;
  const fresh = once(async () => {
    await refreshBoard();
    return (view = current());
  });
  return { current: () => (view ??= current()), fresh, renew: () => (view = undefined) };
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let value: Promise<T> | undefined;
  return () => (value ??= read());
}
