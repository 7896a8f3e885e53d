import { repeat } from '@tippspiel/shared/platform/clock/repeat';
import { prepareCollections } from '@tippspiel/shared/platform/mongo/connect';
import { createOutboxRelay } from '@tippspiel/shared/platform/mongo/outbox';
import type { Backbone } from '@tippspiel/shared/platform/process/backbone';
import type { Deps } from './app/deps.ts';
import { createPasswords } from './app/passwords.ts';
import { createPropagation } from './app/propagation.ts';
import { purgeDeletedGroups } from './app/purge-deleted-groups.ts';
import type { GroupEnv } from './env.ts';
import { createNames } from './projection/names.ts';
import { openStores } from './store/stores.ts';

/** A player's own groups must be gone within a minute after the player has left. */
const PURGE_EVERY_MS = 10_000;

export type App = {
  deps: Deps;
  /** Runs the sweeps at once: propagates all pending changes and sends all events. */
  drain(): Promise<void>;
  close(): Promise<void>;
};

/** Wires the use cases to database and bus, and prepares the collections. */
export async function openApp({ clock, log, mongo, bus, metrics }: Backbone, env: GroupEnv): Promise<App> {
  const store = openStores(mongo, clock);
  await prepareCollections(mongo, log);
  const relay = createOutboxRelay({
    connection: mongo,
    collections: ['groups', 'memberships'],
    publish: bus.publish,
    log,
    metrics,
  });
  const purgeEvents = (groupId: number) => bus.purge('group', groupId);
  const { PASSWORD_HASH_PARALLEL: parallel, PASSWORD_HASH_QUEUE: queue } = env;
  const passwords = createPasswords({ parallel, queue });
  const base = { store, names: createNames(), clock, passwords, relay, purgeEvents, settings: env };
  const propagation = createPropagation(base, log);
  const purging = repeat({
    name: 'deleted groups',
    everyMs: PURGE_EVERY_MS,
    work: () => purgeDeletedGroups(base),
    log,
  });
  return {
    deps: { ...base, propagate: propagation },
    async drain() {
      await propagation.drain();
      await relay.drain();
    },
    async close() {
      await purging.close();
      await propagation.close();
      await relay.close();
    },
  };
}
