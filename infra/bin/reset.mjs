// npm run reset: deletes the data of npm start.
import { handOver } from './first-step.mjs';

await handOver('infra/local/reset.ts');
