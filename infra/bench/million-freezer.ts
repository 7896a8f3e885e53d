// Started by million-jobs.ts as a separate process. It freezes one match, and reports time and memory.
import { setTimeout as sleep } from 'node:timers/promises';
import { LOCKED, openTippService } from './million-slips.ts';

/** `settled`, `peak`: resident memory in bytes. */
export type FreezeReport = { ms: number; settled: number; peak: number; columnBytes: number };

const LOOK_MS = 20;
const [env] = process.argv.slice(2) as [string];
const { service, clock } = await openTippService(JSON.parse(env));
const { columns } = service.deps;

globalThis.gc?.();
const settled = process.memoryUsage.rss();
let peak = settled;
const looking = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), LOOK_MS);
process.send?.('ready');
const started = performance.now();
clock.set(LOCKED);
await service.freezer.freeze();
while (!(await columns.frozen()).has('m1')) await sleep(LOOK_MS);
const ms = performance.now() - started;
clearInterval(looking);
const columnBytes = (await columns.get('m1'))?.length ?? 0;
process.send?.({ ms, settled, peak, columnBytes } satisfies FreezeReport);
await service.close();
process.exit(0);
