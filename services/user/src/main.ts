import { readEnv } from '@tippspiel/shared/config/env';
import { runService } from '@tippspiel/shared/process/run-service';
import { userEnv } from './env.ts';
import { buildService } from './server.ts';

const env = readEnv(userEnv);
await runService('user', env, () => buildService(env));
