// npm test: everything that is checked. 'npm test -- unit e2e' runs some of it.
import { handOver } from './first-step.mjs';

await handOver('infra/suites/test.ts');
