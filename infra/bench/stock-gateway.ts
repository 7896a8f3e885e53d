import { gatewayEnv } from '@tippspiel/gateway/env';
import { buildService } from '@tippspiel/gateway/server';
import { readEnv } from '@tippspiel/shared/platform/config/env';
import { runService } from '@tippspiel/shared/platform/process/run-service';
import { stockGraph } from '../../gateway/test/stock-graph.ts';

// The same gateway with the data source of @apollo/gateway. `npm run bench` compares ours with it.
const env = readEnv(gatewayEnv);
await runService('gateway', env, () => buildService(env, { plainGraph: stockGraph }));
