import { readEnv } from '@tippspiel/shared/platform/config/env';
import { runService } from '@tippspiel/shared/platform/process/run-service';
import { userEnv } from './env.ts';
import { buildService } from './server.ts';

const env = readEnv(userEnv);
await runService('user', env, () => buildService(env));
