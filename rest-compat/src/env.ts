import { processEnv } from '@tippspiel/shared/config/env';
import { z } from 'zod';

/** The environment of rest-compat as a process of its own. */
export const restEnv = processEnv.safeExtend({
  GATEWAY_URL: z.url({ protocol: /^https?$/ }),
  GATEWAY_TIMEOUT_MS: z.coerce.number().int().positive().default(15_000),
});

export type RestEnv = z.output<typeof restEnv>;
