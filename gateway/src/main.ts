import { readEnv } from '@tippspiel/shared/platform/config/env';
import { runService } from '@tippspiel/shared/platform/process/run-service';
import { gatewayEnv } from './env.ts';
import { buildService } from './server.ts';

const env = readEnv(gatewayEnv);
await runService('gateway', env, () => buildService(env));
