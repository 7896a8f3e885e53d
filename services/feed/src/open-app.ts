import { LIVE_HINT, type LiveNews } from '@tippspiel/shared/nats/live';
import { prepareCollections } from '@tippspiel/shared/mongo/connect';
import type { Backbone } from '@tippspiel/shared/process/backbone';
import type { Deps } from './app/deps.ts';
import { createAuthors } from './app/authors.ts';
import { createSettling } from './app/settling.ts';
import type { FeedEnv } from './env.ts';
import { openStores } from './store/stores.ts';

export type App = {
  deps: Deps;
  /** Does at once what the sweeps would do. */
  drain(): Promise<void>;
  close(): Promise<void>;
};

/** Wires the use cases to the database, and prepares the collections. */
export async function openApp({ clock, log, mongo, bus }: Backbone, env: FeedEnv): Promise<App> {
  const store = openStores(mongo, clock, { searchTimeoutMs: env.SEARCH_TIMEOUT_MS });
  await prepareCollections(mongo, log);
  const settling = createSettling(store, log);
  return {
    deps: {
      ...{ store, clock, authors: createAuthors(store.authors), settings: env, settle: settling },
      announcePost: () => bus.sendHint(LIVE_HINT, { topic: 'posts' } satisfies LiveNews),
    },
    drain: () => settling.all(),
    close: () => settling.close(),
  };
}
