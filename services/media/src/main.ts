import { readEnv } from '@tippspiel/shared/platform/config/env';
import { runService } from '@tippspiel/shared/platform/process/run-service';
import { mediaEnv } from './env.ts';
import { buildService } from './server.ts';

const env = readEnv(mediaEnv);
await runService('media', env, () => buildService(env));
