// npm run bench: the table of ratios.
import { handOver } from './first-step.mjs';

await handOver('infra/bench/bench.ts');
