import { readEnv } from '@tippspiel/shared/platform/config/env';
import { runService } from '@tippspiel/shared/platform/process/run-service';
import { tippEnv } from './env.ts';
import { buildService } from './server.ts';

const env = readEnv(tippEnv);
await runService('tipp', env, () => buildService(env));
