import { readEnv } from '@tippspiel/shared/platform/config/env';
import { runService } from '@tippspiel/shared/platform/process/run-service';
import { feedEnv } from './env.ts';
import { buildService } from './server.ts';

const env = readEnv(feedEnv);
await runService('feed', env, () => buildService(env));
