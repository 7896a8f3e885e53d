// npm start: the whole product with its demo, on this machine.
import { handOver } from './first-step.mjs';

await handOver('infra/local/start.ts');
