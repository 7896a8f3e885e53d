import { SESSION_REVOKED_HINT, type SessionsRevoked } from '@tippspiel/shared/contracts/auth/session';
import { signSocialPicture } from '@tippspiel/shared/contracts/auth/social-picture';
import { realNow } from '@tippspiel/shared/platform/clock/real-time';
import type { Logger } from '@tippspiel/shared/platform/log/logger';
import type { Backbone } from '@tippspiel/shared/platform/process/backbone';
import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { prepareCollections } from '@tippspiel/shared/platform/mongo/connect';
import { createOutboxRelay } from '@tippspiel/shared/platform/mongo/outbox';
import type { Deps } from './app/deps.ts';
import { isMail, type MailEntry } from './app/mail/mail-entry.ts';
import { openMessageQueue, type MessageQueue } from './app/mail/message-queue.ts';
import { createMailSender } from './app/mail/sender.ts';
import { writeMail } from './app/mail/write-mail.ts';
import { createAttempts } from './app/passwords/attempts.ts';
import { createPasswords } from './app/passwords/passwords.ts';
import { createTickets } from './app/providers/tickets.ts';
import { createReminderLinks } from './app/reminders/reminder-links.ts';
import { writeNotification } from './app/push/write-notification.ts';
import { createPropagation } from './app/recommendations/propagation.ts';
import { createArgon2 } from './effects/argon2.ts';
import { createOpenId } from './effects/open-id.ts';
import { createPushService } from './effects/push-service.ts';
import { createSmtp } from './effects/smtp.ts';
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

/** Undefined without a mail server: mails wait. */
function mailSenderOf(env: UserEnv, { mails }: Stores, { clock, log }: Backbone) {
  const { SMTP_URL: url, SMTP_CONNECTIONS: connections, MAIL_FROM: from, PUBLIC_URL: publicUrl } = env;
  if (!url) {
    log.warn('no SMTP_URL: mails wait, nobody gets any');
    return undefined;
  }
  return createMailSender({
    mails,
    transport: createSmtp({ url, from, connections }),
    ...{ clock, log, name: 'mail', atOnce: connections },
    write: (mail) => writeMail(mail, { publicUrl }),
    domain: from.replace(/^.*@|>$/g, ''),
  });
}

/** Push services are slow to reach, but each request waits only for its own response. */
const PUSHES_AT_ONCE = 20;

/** Undefined without keys: there are no notifications. */
function pushSenderOf(env: UserEnv, { pushes, subscriptions }: Stores, { clock, log }: Backbone) {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, PUBLIC_URL: publicUrl, MAIL_FROM } = env;
  if (!publicKey || !privateKey) return undefined;
  const address = MAIL_FROM.replace(/^.*<|>$/g, '');
  // Push services require a contact: our URL, or a mail address.
  const subject = publicUrl.startsWith('https:') ? publicUrl : `mailto:${address}`;
  return createMailSender({
    mails: pushes,
    transport: createPushService({ keys: { publicKey, privateKey, subject }, subscriptions, clock }),
    ...{ clock, log, name: 'push', atOnce: PUSHES_AT_ONCE },
    write: (mail) => ({ ...writeNotification(mail, { publicUrl }), userId: mail.userId }),
    domain: 'push',
  });
}

/** Null if no provider is configured. */
const providerOf = (env: UserEnv, log: Logger) => {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (!issuer || !clientId || !clientSecret) return null;
  const redirectUri = `${env.PUBLIC_URL}/anmelden/zurueck`;
  const settings = { issuer, clientId, clientSecret, redirectUri, timeoutMs: env.OIDC_TIMEOUT_MS };
  return createOpenId(env.OIDC_NAME, settings, () => realNow().getTime(), log);
};

/** Mails have a separate relay, so that they do not wait if events cannot be published. */
function relaysOf({ mongo: connection, bus, log, metrics }: Backbone, mail: MessageQueue) {
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
  /** Runs the sweeps at once: propagates all pending counts and sends all events. */
  drain(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Wires the use cases to database and bus, and prepares the collections. Used by the service, the seed and the admin's
 * tool.
 */
export async function openApp(backbone: Backbone, env: UserEnv): Promise<App> {
  const { clock, mongo, bus, log } = backbone;
  const stores = openStores(mongo, clock);
  await prepareCollections(mongo, log);
  const propagation = createPropagation(stores, log);
  const mail = openMessageQueue(stores.mails, mailSenderOf(env, stores, backbone));
  const pushSender = pushSenderOf(env, stores, backbone);
  const push = pushSender && openMessageQueue(stores.pushes, pushSender);
  const { events, mails } = relaysOf(backbone, mail);
  const announceRevoked = (sessionIds: string[]) =>
    sessionIds.length
      ? bus.sendHint(SESSION_REVOKED_HINT, { sessionIds } satisfies SessionsRevoked)
      : undefined;
  const passwords = await passwordsOf(env);
  const attempts = createAttempts({ parallel: env.PASSWORD_HASH_PARALLEL, queue: env.PASSWORD_HASH_QUEUE });
  return {
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
      // Without keys nothing is stored.
      takePushes: push?.takeMany ?? (async () => undefined),
      reminderLinks: createReminderLinks(env.IDENTITY_SECRET),
      purgeEvents: (userId) => bus.purge('user', userId),
      announceRevoked,
    },
    async drain() {
      await propagation.all();
      await Promise.all([events.drain(), mails.drain()]);
      await mail.drain();
      await push?.drain();
    },
    async close() {
      await propagation.close();
      await Promise.all([events.close(), mails.close()]);
      await mail.close();
      await push?.close();
    },
  };
}
