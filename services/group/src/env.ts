import { subgraphEnv } from '@tippspiel/shared/config/env';
import { z } from 'zod';

/** The environment of the group service. */
export const groupEnv = subgraphEnv.safeExtend({
  /** How many passwords are hashed at the same time, and how many may wait for their turn. */
  PASSWORD_HASH_PARALLEL: z.coerce.number().int().positive().default(2),
  PASSWORD_HASH_QUEUE: z.coerce.number().int().positive().default(1_000),
  /** Wrong passwords of one account for one group before it has to wait for the window's end. */
  JOIN_MAX_FAILURES: z.coerce.number().int().positive().default(10),
  JOIN_WINDOW_SECONDS: z.coerce.number().int().positive().default(900),
  /** How many groups one player may join in an hour, and be in. */
  JOINS_PER_HOUR: z.coerce.number().int().positive().default(60),
  GROUPS_PER_PLAYER: z.coerce.number().int().positive().default(500),
  /** How many groups one player may found in an hour. */
  GROUPS_PER_HOUR: z.coerce.number().int().positive().default(30),
  /** How many players one owner may put into own groups in an hour. */
  MEMBERS_ADDED_PER_HOUR: z.coerce.number().int().positive().default(200),
  /** How often one player has the own data in an hour. */
  EXPORTS_PER_HOUR: z.coerce.number().int().positive().default(20),
});

export type GroupEnv = z.output<typeof groupEnv>;
