// The commands of package.json: runs a TypeScript file of this repository with the other arguments.
import { handOver } from './first-step.mjs';

const [, , script, ...args] = process.argv;
await handOver(script, args);
