// Loaded into the measured process (`node --import`). It reports delays of the event loop over HTTP.
import { createServer } from 'node:http';
import { PerformanceObserver } from 'node:perf_hooks';
import { PROBE_PORT, type LoopReport } from './loop-watch.ts';

const TICK_MS = 1;
const spent = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
const nothing = (): LoopReport => ({ heldUpMs: 0, workedMs: 0, collectedMs: 0 });

let report = nothing();
let [at, worked] = [performance.now(), spent()];
function tick(): void {
  const [now, total] = [performance.now(), spent()];
  report.heldUpMs = Math.max(report.heldUpMs, now - at - TICK_MS);
  report.workedMs = Math.max(report.workedMs, total - worked);
  [at, worked] = [now, total];
}
setInterval(tick, TICK_MS).unref();

new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) report.collectedMs = Math.max(report.collectedMs, duration);
}).observe({ entryTypes: ['gc'] });

const server = createServer((_request, response) => {
  const answer = JSON.stringify(report);
  response.end(answer, () => {
    tick(); // Discards the delay caused by this request.
    report = nothing();
  });
});
server.listen(Number(process.env[PROBE_PORT]), '127.0.0.1').unref();
