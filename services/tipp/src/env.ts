import { subgraphEnv } from '@tippspiel/shared/platform/config/env';
import { z } from 'zod';

/** The environment of the tipp service. */
export const tippEnv = subgraphEnv.safeExtend({
  /** Which tournament is played: the name of a file in `TOURNAMENTS_DIR` without its ending. */
  TOURNAMENT: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .default('em2024'),
  /** How often a client asks for its status again (specification, chapter 9); not less than the default. */
  STATUS_INTERVAL_MS: z.coerce.number().int().min(60_000).default(60_000),
  /** The folder of tournaments; mount one of your own for a tournament of your own. */
  TOURNAMENTS_DIR: z.string().default(new URL('../../../infra/tournaments', import.meta.url).pathname),
});

export type TippEnv = z.output<typeof tippEnv>;
