// npm test: runs all checks. 'npm test -- unit e2e' runs some of them.
import { handOver } from './first-step.mjs';

await handOver('infra/suites/test.ts');
