import { readEnv } from '@tippspiel/shared/config/env';
import { runService } from '@tippspiel/shared/process/run-service';
import { mediaEnv } from './env.ts';
import { buildService } from './server.ts';

const env = readEnv(mediaEnv);
await runService('media', env, () => buildService(env));
