import { readEnv } from '@tippspiel/shared/platform/config/env';
import { runService } from '@tippspiel/shared/platform/process/run-service';
import { restEnv } from './env.ts';
import { buildService } from './server.ts';

const env = readEnv(restEnv);
await runService('rest-compat', env, () => buildService(env));
