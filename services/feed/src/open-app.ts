import { createPictureProofCheck } from '@tippspiel/shared/contracts/auth/picture-proof';
import { LIVE_HINT, type LiveNews } from '@tippspiel/shared/platform/nats/live';
import { prepareCollections } from '@tippspiel/shared/platform/mongo/connect';
import { createOutboxRelay } from '@tippspiel/shared/platform/mongo/outbox';
import type { Backbone } from '@tippspiel/shared/platform/process/backbone';
import { createBoundedQueue } from '@tippspiel/shared/platform/queue/bounded-queue';
import type { Deps } from './app/deps.ts';
import { createMembershipQuery } from './app/query-membership.ts';
import { createAuthors } from './app/authors.ts';
import { messages } from './app/messages.ts';
import { createPropagation } from './app/propagation.ts';
import { createSearches } from './app/searches.ts';
import type { FeedEnv } from './env.ts';
import { REPORTED_TEXTS } from './store/moderation/reported-text-model.ts';
import { POSTS } from './store/post-model.ts';
import { PAGES } from './store/pages/pages.ts';
import { readShippedPages } from './store/pages/shipped.ts';
import { SPONSORS } from './store/sponsors/sponsors.ts';
import { openStores } from './store/stores.ts';

const RETRY_AFTER_SECONDS = 10;
/** The timeout of a search. */
const SEARCH_TIMEOUT_MS = 2_000;
/** Each search occupies a database connection. */
const SEARCHES_AT_ONCE = 4;
/** Limits the wait for a page to the time of a few searches. */
const SEARCHES_WAITING = 40;
/** Besides the running one; a player who types on briefly has two. */
const SEARCHES_WAITING_OF_ONE = 2;

/** Collections whose documents publish events. */
const WITH_OUTBOX = [REPORTED_TEXTS, POSTS, SPONSORS, PAGES];

export type App = {
  deps: Deps;
  /** Runs the sweeps at once, and publishes all waiting events. */
  drain(): Promise<void>;
  close(): Promise<void>;
};

/** Wires the use cases to the database, and prepares the collections. */
export async function openApp({ clock, log, mongo, bus, metrics }: Backbone, env: FeedEnv): Promise<App> {
  const store = openStores(mongo, clock, { searchTimeoutMs: SEARCH_TIMEOUT_MS });
  await prepareCollections(mongo, log);
  const shippedPages = await readShippedPages(env.PAGES_DIR);
  const relay = createOutboxRelay({
    connection: mongo,
    collections: WITH_OUTBOX,
    publish: bus.publish,
    log,
    metrics,
  });
  const propagation = createPropagation({ store, clock, log, publish: bus.publish, relay });
  const group = env.GROUP_URL
    ? createMembershipQuery({
        url: env.GROUP_URL,
        identitySecret: env.IDENTITY_SECRET,
        versionOf: store.memberships.versionOf,
        metrics,
      })
    : undefined;
  return {
    deps: {
      ...{
        store,
        clock,
        authors: createAuthors(store.authors),
        settings: env,
        propagate: propagation,
        relay,
      },
      shippedPages,
      queryMembership: group?.ask ?? (() => Promise.resolve(false)),
      searches: createSearches(
        createBoundedQueue({
          concurrency: SEARCHES_AT_ONCE,
          maxQueued: SEARCHES_WAITING,
          perKey: { concurrency: 1, maxQueued: SEARCHES_WAITING_OF_ONE },
          retryAfterSeconds: RETRY_AFTER_SECONDS,
          message: messages.searchTooSlow,
        }),
      ),
      wasCut: createPictureProofCheck(env.IDENTITY_SECRET, clock),
      announcePost: () => bus.sendHint(LIVE_HINT, { topic: 'posts' } satisfies LiveNews),
    },
    async drain() {
      // A deleted post stays until its events are published.
      await relay.drain();
      await propagation.all();
      await relay.drain();
    },
    async close() {
      await propagation.close();
      await relay.close();
      await group?.close();
    },
  };
}
