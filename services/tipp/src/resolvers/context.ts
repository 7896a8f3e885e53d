import type { RequestContext } from '@tippspiel/shared/platform/graph/subgraph';
import DataLoader from 'dataloader';
import type { Deps } from '../app/deps.ts';
import type { PriceView } from '../app/prizes/prize-view.ts';
import { somePrizes } from '../app/prizes/prizes.ts';
import type { RequestView, TippRequest } from '../app/request.ts';
import type { View } from '../projection/projection.ts';
import type { Announcement } from '../store/prizes/announcements.ts';

/** A player or viewer is known by the number alone; the fields ask the app. */
export type PlayerRef = { id: number };

/** A group is known by the number alone; what tipp knows of it, the app is asked. */
export type GroupRef = { id: number };

/** A page of text by its name, with its text where that is to be filled; both belong to feed. */
export type TemplateRef = { filename: string; text: string };

/** The tournament at the instant of the request. */
export type TournamentRef = { now: Date };

/** The use cases take it as their request. */
export type Context = RequestContext &
  TippRequest & {
    deps: Deps;
    /** The viewer's own list, the same for the whole request. */
    ownFavorites(): Promise<ReadonlySet<number>>;
    /** Prizes that another service refers to, read together. */
    prices: DataLoader<number, PriceView | null>;
    /** What posts announce that winners are linked with. */
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
