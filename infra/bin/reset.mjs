// npm run reset: drops what npm start keeps.
import { handOver } from './first-step.mjs';

await handOver('infra/local/reset.ts');
