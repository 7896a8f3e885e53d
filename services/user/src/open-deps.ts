import { SESSION_REVOKED_HINT, type SessionsRevoked } from '@tippspiel/shared/auth/session';
import type { Backbone } from '@tippspiel/shared/process/backbone';
import { prepareCollections } from '@tippspiel/shared/mongo/connect';
import { createCounters } from '@tippspiel/shared/mongo/counter';
import { createLimits } from '@tippspiel/shared/mongo/limits';
import { createOutboxRelay, type OutboxRelay } from '@tippspiel/shared/mongo/outbox';
import type { Deps, Settings } from './app/deps.ts';
import { createPasswords } from './app/passwords.ts';
import type { UserEnv } from './env.ts';
import { ACCOUNTS } from './store/account-model.ts';
import { createAccounts } from './store/accounts.ts';
import { createFavorites, FAVORITES } from './store/favorites.ts';
import { createSessions } from './store/sessions.ts';

const settingsOf = (env: UserEnv): Settings => ({
  loginMaxFailures: env.LOGIN_MAX_FAILURES,
  loginMaxFailuresPerAddress: env.LOGIN_MAX_FAILURES_PER_ADDRESS,
  loginWindowSeconds: env.LOGIN_WINDOW_SECONDS,
  registerMaxFailures: env.REGISTER_MAX_FAILURES,
  registerWindowSeconds: env.REGISTER_WINDOW_SECONDS,
  registerMaxPerHour: env.REGISTER_MAX_PER_HOUR,
  favoritesMax: env.FAVORITES_MAX,
  statusIntervalMs: env.STATUS_INTERVAL_MS,
});

const passwordsOf = (env: UserEnv) =>
  createPasswords({
    memoryKib: env.PASSWORD_HASH_MEMORY_KIB,
    passes: env.PASSWORD_HASH_PASSES,
    parallel: env.PASSWORD_HASH_PARALLEL,
    queue: env.PASSWORD_HASH_QUEUE,
  });

export type OpenedDeps = { deps: Deps; relay: OutboxRelay };

/** Wires the use cases to database and bus, and prepares the collections; for the service, the seed and the admin's tool. */
export async function openDeps({ clock, mongo, bus, log }: Backbone, env: UserEnv): Promise<OpenedDeps> {
  const stores = {
    accounts: createAccounts(mongo),
    favorites: createFavorites(mongo),
    sessions: createSessions(mongo),
    limits: createLimits(mongo, clock),
    numbers: createCounters(mongo),
  };
  await prepareCollections(mongo, log);
  const relay = createOutboxRelay({
    connection: mongo,
    collections: [ACCOUNTS, FAVORITES],
    publish: (event) => bus.publish(event),
    log,
  });
  const announceRevoked = (sessionIds: string[]) =>
    sessionIds.length
      ? bus.sendHint(SESSION_REVOKED_HINT, { sessionIds } satisfies SessionsRevoked)
      : undefined;
  const passwords = await passwordsOf(env);
  return { relay, deps: { clock, settings: settingsOf(env), ...stores, passwords, relay, announceRevoked } };
}
