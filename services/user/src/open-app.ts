import { SESSION_REVOKED_HINT, type SessionsRevoked } from '@tippspiel/shared/contracts/auth/session';
import { signSocialPicture } from '@tippspiel/shared/contracts/auth/social-picture';
import { realNow } from '@tippspiel/shared/platform/clock/real-time';
import type { Logger } from '@tippspiel/shared/platform/log/logger';
import type { Backbone } from '@tippspiel/shared/platform/process/backbone';
import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { prepareCollections } from '@tippspiel/shared/platform/mongo/connect';
import { createOutboxRelay } from '@tippspiel/shared/platform/mongo/outbox';
import type { Deps } from './app/deps.ts';
import { openMailQueue, type MailQueue } from './app/mail/mail-queue.ts';
import { isMail, type MailEntry } from './app/mail/mail-entry.ts';
import { createAttempts } from './app/passwords/attempts.ts';
import { createPasswords } from './app/passwords/passwords.ts';
import { createProvider } from './app/providers/create-provider.ts';
import { createTickets } from './app/providers/tickets.ts';
import { createReminderLinks } from './app/reminders/reminder-links.ts';
import { openPushQueue } from './app/push/push-queue.ts';
import { createPropagation } from './app/recommendations/propagation.ts';
import { createArgon2 } from './effects/argon2.ts';
import type { UserEnv } from './env.ts';
import { ACCOUNTS } from './store/accounts/account-model.ts';
import { FAVORITES } from './store/favorites/favorites.ts';
import { RECOMMENDATIONS } from './store/recommendations/recommendations.ts';
import { TOKENS } from './store/tokens.ts';
import { openStores, type Stores } from './store/stores.ts';

const passwordsOf = (env: UserEnv) =>
  createPasswords({
    argon2: createArgon2({ memoryKib: env.PASSWORD_HASH_MEMORY_KIB, passes: env.PASSWORD_HASH_PASSES }),
    parallel: env.PASSWORD_HASH_PARALLEL,
    queue: env.PASSWORD_HASH_QUEUE,
  });

/** Push services require a contact: our URL, or a mail address. */
const pushKeysOf = ({ PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY, PUBLIC_URL, MAIL_FROM }: UserEnv) => {
  if (!PUSH_PUBLIC_KEY || !PUSH_PRIVATE_KEY) return null;
  const address = MAIL_FROM.replace(/^.*<|>$/g, '');
  const subject = PUBLIC_URL.startsWith('https:') ? PUBLIC_URL : `mailto:${address}`;
  return { publicKey: PUSH_PUBLIC_KEY, privateKey: PUSH_PRIVATE_KEY, subject };
};

/** Null if no provider is configured. */
const providerOf = (env: UserEnv, log: Logger) => {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (!issuer || !clientId || !clientSecret) return null;
  const redirectUri = `${env.PUBLIC_URL}/anmelden/zurueck`;
  const settings = { issuer, clientId, clientSecret, redirectUri, timeoutMs: env.OIDC_TIMEOUT_MS };
  return createProvider(env.OIDC_NAME, settings, () => realNow().getTime(), log);
};

type Relayed = Pick<Backbone, 'mongo' | 'bus' | 'log' | 'metrics'>;

/** Mails have a separate relay, so that they do not wait if events cannot be published. */
function relaysOf({ mongo: connection, bus, log, metrics }: Relayed, mail: MailQueue) {
  const events = createOutboxRelay<DomainEvent>({
    connection,
    collections: [ACCOUNTS, FAVORITES],
    publish: bus.publish,
    takes: (entry) => !isMail(entry),
    log,
    metrics,
  });
  const mails = createOutboxRelay<MailEntry>({
    connection,
    collections: [ACCOUNTS, TOKENS, RECOMMENDATIONS],
    publish: ({ data }) => mail.take(data),
    takes: isMail,
    log,
    metrics,
    name: 'mails',
  });
  return { events, mails };
}

export type App = {
  deps: Deps;
  /** Waiting mails and notifications, for metrics. */
  stores: Pick<Stores, 'mails' | 'pushes'>;
  /** Runs the sweeps at once: propagates all pending counts and sends all events. */
  drain(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Wires the use cases to database and bus, and prepares the collections. Used by the service, the seed and the admin's
 * tool.
 */
export async function openApp({ clock, mongo, bus, log, metrics }: Backbone, env: UserEnv): Promise<App> {
  const stores = openStores(mongo, clock);
  await prepareCollections(mongo, log);
  const propagation = createPropagation(stores, log);
  const { SMTP_URL: smtpUrl, SMTP_CONNECTIONS: connections, MAIL_FROM: from, PUBLIC_URL: publicUrl } = env;
  const mail = openMailQueue(stores.mails, { smtpUrl, connections, from, publicUrl, clock }, log);
  const push = openPushQueue(stores, { keys: pushKeysOf(env), publicUrl, clock }, log);
  const { events, mails } = relaysOf({ mongo, bus, log, metrics }, mail);
  const announceRevoked = (sessionIds: string[]) =>
    sessionIds.length
      ? bus.sendHint(SESSION_REVOKED_HINT, { sessionIds } satisfies SessionsRevoked)
      : undefined;
  const passwords = await passwordsOf(env);
  const attempts = createAttempts({ parallel: env.PASSWORD_HASH_PARALLEL, queue: env.PASSWORD_HASH_QUEUE });
  return {
    stores,
    deps: {
      ...{ clock, settings: env, ...stores, passwords, attempts, propagate: propagation },
      relay: {
        kick(collection, ids) {
          events.kick(collection, ids);
          mails.kick(collection, ids);
        },
      },
      provider: providerOf(env, log),
      tickets: createTickets(env.IDENTITY_SECRET),
      signPicture: (picture) => signSocialPicture(env.IDENTITY_SECRET, picture),
      takeMails: mail.takeMany,
      takePushes: push.takeMany,
      reminderLinks: createReminderLinks(env.IDENTITY_SECRET),
      purgeEvents: (userId) => bus.purge('user', userId),
      announceRevoked,
    },
    async drain() {
      await propagation.all();
      await Promise.all([events.drain(), mails.drain()]);
      await mail.drain();
      await push.drain();
    },
    async close() {
      await propagation.close();
      await Promise.all([events.close(), mails.close()]);
      await mail.close();
      await push.close();
    },
  };
}
