// npm run load: k6 simulates the last minutes before a kick-off.
import { handOver } from './first-step.mjs';

await handOver('infra/load/load.ts');
