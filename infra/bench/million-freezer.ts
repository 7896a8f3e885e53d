// Started by million-jobs.ts as a separate process. It freezes one match, and reports the time.
import { setTimeout as sleep } from 'node:timers/promises';
import { LOCKED, openTippService } from './million-slips.ts';

const LOOK_MS = 20;
const [env] = process.argv.slice(2) as [string];
const { service, clock } = await openTippService(JSON.parse(env));
const { columns } = service.deps;

const started = performance.now();
clock.set(LOCKED);
await service.freezer.freeze();
while (!(await columns.frozen()).has('m1')) await sleep(LOOK_MS);
process.send?.(performance.now() - started);
await service.close();
process.exit(0);
