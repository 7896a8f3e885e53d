import { processEnv } from '@tippspiel/shared/platform/config/env';
import { z } from 'zod';

/** The environment of rest-compat as a process of its own. */
export const restEnv = processEnv.safeExtend({
  /** The gateway's internal address. */
  GATEWAY_URL: z.url({ protocol: /^https?$/ }),
  /** How long a call to the gateway may take. */
  GATEWAY_TIMEOUT_MS: z.coerce.number().int().positive().default(15_000),
});

export type RestEnv = z.output<typeof restEnv>;
