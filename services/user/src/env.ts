import { subgraphEnv } from '@tippspiel/shared/config/env';
import { z } from 'zod';

/** OWASP's least parameters for argon2id: 19 MiB, two passes, one lane. */
const OWASP_MEMORY_KIB = 19_456;
const OWASP_PASSES = 2;

const positive = z.coerce.number().int().positive();

/** The environment of the user service. */
export const userEnv = subgraphEnv
  .safeExtend({
    /** Tests and the demo may take less; production may not. */
    PASSWORD_HASH_MEMORY_KIB: positive.default(OWASP_MEMORY_KIB),
    PASSWORD_HASH_PASSES: positive.default(OWASP_PASSES),
    /** How many passwords are hashed at the same time; each keeps a core busy. */
    PASSWORD_HASH_PARALLEL: positive.default(2),
    /** How many may wait for their turn before the next is told to come back later. */
    PASSWORD_HASH_QUEUE: positive.default(1_000),
    /** Failed logins of one account from one address before it has to wait for the window's end. */
    LOGIN_MAX_FAILURES: positive.default(10),
    /** Failed logins of any accounts from one address. */
    LOGIN_MAX_FAILURES_PER_ADDRESS: positive.default(200),
    LOGIN_WINDOW_SECONDS: positive.default(900),
    /** Registrations with a known e-mail address from one address. */
    REGISTER_MAX_FAILURES: positive.default(30),
    REGISTER_WINDOW_SECONDS: positive.default(900),
    /** Accounts opened from one address in an hour; a mobile network's customers may share one. */
    REGISTER_MAX_PER_HOUR: positive.default(1_000),
    /** How many players one may keep on the own list. */
    FAVORITES_MAX: positive.default(1_000),
    /** How often a client asks for its status again (specification, chapter 9). */
    STATUS_INTERVAL_MS: z.coerce.number().int().min(60_000).default(60_000),
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
