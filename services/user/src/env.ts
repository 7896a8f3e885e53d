import { subgraphEnv } from '@tippspiel/shared/platform/config/env';
import { z } from 'zod';

/** OWASP's least parameters for argon2id: 19 MiB, two passes, one lane. */
const OWASP_MEMORY_KIB = 19_456;
const OWASP_PASSES = 2;

/** 'post@example.org' or 'Tippspiel <post@example.org>'. */
const SENDER = /^([^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;
const DEFAULT_SENDER = 'Tippspiel <tippspiel@localhost>';

/** Of Chrome and its kin, Firefox, Safari and Edge. */
const KNOWN_PUSH_SERVICES = [
  'https://fcm.googleapis.com',
  'https://*.push.services.mozilla.com',
  'https://*.push.apple.com',
  'https://*.notify.windows.com',
].join(',');

/** Left out, or empty as in compose. */
const optionalKey = (shape: RegExp, message: string) =>
  z
    .union([z.literal(''), z.string().regex(shape, message)])
    .optional()
    .transform((key) => key || undefined);

const hasAllOrNone = (values: (string | undefined)[]): boolean =>
  values.every(Boolean) || !values.some(Boolean);

const positive = z.coerce.number().int().positive();

/** The environment of the user service. */
export const userEnv = subgraphEnv
  .safeExtend({
    /** Memory of one argon2id hash in KiB; in production not less than the default. */
    PASSWORD_HASH_MEMORY_KIB: positive.default(OWASP_MEMORY_KIB),
    /** Passes of one hash; in production not less than the default. */
    PASSWORD_HASH_PASSES: positive.default(OWASP_PASSES),
    /** How many passwords a process hashes at the same time; each keeps a core busy. */
    PASSWORD_HASH_PARALLEL: positive.default(2),
    /** How many hashes may wait; the next gets 503. Of one player three run or wait at most; the next gets 429. */
    PASSWORD_HASH_QUEUE: positive.default(1_000),
    /** Failed logins of one account from one address in a window. */
    LOGIN_MAX_FAILURES: positive.default(10),
    /**
     * Failed logins from one address in a window, of accounts that never logged in there. An IPv6 network (/64) is one
     * address.
     */
    LOGIN_MAX_FAILURES_PER_ADDRESS: positive.default(200),
    /** Registrations with a known e-mail address from one address in a window. */
    REGISTER_MAX_FAILURES: positive.default(30),
    /** Accounts opened from one address in an hour; a mobile network's customers may share one. */
    REGISTER_MAX_PER_HOUR: positive.default(1_000),
    /**
     * Mails about the account (confirmation, new password, new address) to one player or one mailbox in an hour; twice as
     * many in a day to an unconfirmed address.
     */
    ACCOUNT_MAILS_PER_HOUR: positive.default(5),
    /** How often a new password may be asked for from one address in an hour; many players may share one. */
    RESET_MAX_PER_HOUR: positive.default(200),
    /** Invitations that one player may send in an hour. */
    RECOMMEND_MAILS_PER_HOUR: positive.default(20),
    /** The same for one address of the network, which many players may share. */
    RECOMMEND_MAILS_PER_HOUR_PER_ADDRESS: positive.default(200),
    /** Invitations that one e-mail address may get in a day, from all players together. */
    RECOMMEND_MAILS_PER_DAY_TO: positive.default(3),
    /** How many players one may keep on the own list. */
    FAVORITES_MAX: positive.default(1_000),
    /** How often one player may change the own list in an hour. */
    FAVORITE_CHANGES_PER_HOUR: positive.default(1_000),
    /** How often one player may change the own profile in an hour. */
    PROFILE_CHANGES_PER_HOUR: positive.default(100),
    /** The mail server, as `smtp://user:password@host:587` or `smtps://…:465`; without it mails wait, and nobody gets any. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    /** Connections of one process to the mail server, one mail on each. At 100 ms a mail, five send 50 a second. */
    SMTP_CONNECTIONS: positive.default(5),
    /** Who mails come from: an address, or a name and an address. The mail server must accept it. */
    MAIL_FROM: z.string().regex(SENDER, 'must be an address, or "Name <address>"').default(DEFAULT_SENDER),
    /**
     * Own key for notifications in browsers (VAPID, as `npx web-push generate-vapid-keys` makes them); without it none are
     * offered. Another key ends all subscriptions.
     */
    PUSH_PUBLIC_KEY: optionalKey(/^[\w-]{87}$/, 'must be a key of 65 bytes in base64url'),
    /** The private half of that key. */
    PUSH_PRIVATE_KEY: optionalKey(/^[\w-]{43}$/, 'must be a key of 32 bytes in base64url'),
    /** Push services that browsers may name, as origins with commas in between; a star stands for any name in its place. */
    PUSH_SERVICES: z
      .string()
      .default(KNOWN_PUSH_SERVICES)
      .transform((list) => list.split(',').map((origin) => origin.trim())),
    /**
     * Login by an OpenID Connect provider: its issuer (https). Its return address for us is `PUBLIC_URL/anmelden/zurueck`.
     * All three of `OIDC_ISSUER`, `OIDC_CLIENT_ID`, `OIDC_CLIENT_SECRET` are set, or there is no such login.
     */
    OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
    /** The name by which the provider knows us. */
    OIDC_CLIENT_ID: z.string().optional(),
    /** The secret that the provider gave us. */
    OIDC_CLIENT_SECRET: z.string().optional(),
    /** What players know the provider by: 'Mit … anmelden'. */
    OIDC_NAME: z.string().min(1).max(40).default('OpenID'),
    /** How long one answer of the provider may take, at most 5000. Only logins by it wait, 20 at a time. */
    OIDC_TIMEOUT_MS: positive.max(5_000).default(3_000),
    /** Where browsers are: what links in mails begin with. The gateway has the same. */
    PUBLIC_URL: z
      .url({ protocol: /^https?$/ })
      .default('http://localhost:8080')
      .transform((url) => url.replace(/\/+$/, '')),
  })
  .refine((env) => Boolean(env.PUSH_PUBLIC_KEY) === Boolean(env.PUSH_PRIVATE_KEY), {
    path: ['PUSH_PRIVATE_KEY'],
    message: 'must be given together with PUSH_PUBLIC_KEY',
  })
  .refine((env) => hasAllOrNone([env.OIDC_ISSUER, env.OIDC_CLIENT_ID, env.OIDC_CLIENT_SECRET]), {
    path: ['OIDC_ISSUER'],
    message: 'must be given together with OIDC_CLIENT_ID and OIDC_CLIENT_SECRET',
  })
  .refine((env) => env.NODE_ENV !== 'production' || !env.OIDC_ISSUER?.startsWith('http:'), {
    path: ['OIDC_ISSUER'],
    message: 'must be https in production',
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.PASSWORD_HASH_MEMORY_KIB >= OWASP_MEMORY_KIB, {
    path: ['PASSWORD_HASH_MEMORY_KIB'],
    message: `must be at least ${OWASP_MEMORY_KIB} in production`,
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.PASSWORD_HASH_PASSES >= OWASP_PASSES, {
    path: ['PASSWORD_HASH_PASSES'],
    message: `must be at least ${OWASP_PASSES} in production`,
  });

export type UserEnv = z.output<typeof userEnv>;
