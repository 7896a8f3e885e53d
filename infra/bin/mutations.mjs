// npm run mutations: breaks rules, and lists those that no test guards.
import { handOver } from './first-step.mjs';

await handOver('infra/mutations/run.ts');
