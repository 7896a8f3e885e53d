import { readEnv } from '@tippspiel/shared/platform/config/env';
import { runService } from '@tippspiel/shared/platform/process/run-service';
import { groupEnv } from './env.ts';
import { buildService } from './server.ts';

const env = readEnv(groupEnv);
await runService('group', env, () => buildService(env));
