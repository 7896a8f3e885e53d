// Loaded into the measured process (`node --import`). It reports delays of the event loop over HTTP.
import { createServer } from 'node:http';
import { PerformanceObserver } from 'node:perf_hooks';
import { PROBE_PORT, type LoopReport } from './loop-watch.ts';

const TICK_MS = 1;
const spent = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
const emptyReport = (): LoopReport => ({ delayMs: 0, cpuMs: 0, gcMs: 0 });

let report = emptyReport();
let [at, worked] = [performance.now(), spent()];
function tick(): void {
  const [now, total] = [performance.now(), spent()];
  report.delayMs = Math.max(report.delayMs, now - at - TICK_MS);
  report.cpuMs = Math.max(report.cpuMs, total - worked);
  [at, worked] = [now, total];
}
setInterval(tick, TICK_MS).unref();

new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) report.gcMs = Math.max(report.gcMs, duration);
}).observe({ entryTypes: ['gc'] });

const server = createServer((_request, response) => {
  const answer = JSON.stringify(report);
  response.end(answer, () => {
    tick(); // Discards the delay caused by this request.
    report = emptyReport();
  });
});
server.listen(Number(process.env[PROBE_PORT]), '127.0.0.1').unref();
