import { subgraphEnv } from '@tippspiel/shared/platform/config/env';
import { z } from 'zod';

/** The environment of the group service. */
export const groupEnv = subgraphEnv.safeExtend({
  /** How many passwords of groups a process hashes at the same time; each keeps a core busy. */
  PASSWORD_HASH_PARALLEL: z.coerce.number().int().positive().default(2),
  /** How many hashes may wait; the next gets 503. */
  PASSWORD_HASH_QUEUE: z.coerce.number().int().positive().default(1_000),
  /** Wrong passwords of one player for one group in a window. */
  JOIN_MAX_FAILURES: z.coerce.number().int().positive().default(10),
  /** The length of that window. */
  JOIN_WINDOW_SECONDS: z.coerce.number().int().positive().default(900),
  /** How many groups one player may join in an hour. */
  JOINS_PER_HOUR: z.coerce.number().int().positive().default(60),
  /** How many groups one player may be in; simultaneous requests may exceed it. */
  GROUPS_PER_PLAYER: z.coerce.number().int().positive().default(500),
  /**
   * How many groups others may put one player into; simultaneous requests may exceed it. The player joins further ones
   * without this limit.
   */
  GROUPS_BY_OTHERS: z.coerce.number().int().positive().default(50),
  /** How many groups one player may found in an hour. */
  GROUPS_PER_HOUR: z.coerce.number().int().positive().default(30),
  /** How often one player may change own groups in an hour. */
  GROUP_CHANGES_PER_HOUR: z.coerce.number().int().positive().default(60),
  /** How many players one owner may put into own groups in an hour. */
  MEMBERS_ADDED_PER_HOUR: z.coerce.number().int().positive().default(200),
});

export type GroupEnv = z.output<typeof groupEnv>;
