// npm run bench: the table of ratios. npm run bench -- million: what tipp does with a million players.
import { handOver } from './first-step.mjs';

await handOver(process.argv[2] === 'million' ? 'infra/bench/million.ts' : 'infra/bench/bench.ts');
