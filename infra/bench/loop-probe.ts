// Loaded into the measured process (`node --import`). It answers over HTTP for how many milliseconds the event loop was
// held up at most since the last request.
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 1;
const intervals = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
intervals.enable();

const server = createServer((_request, response) => {
  const heldUp = intervals.max / 1e6 - RESOLUTION_MS;
  response.end(String(heldUp), () => intervals.reset());
});
server.listen(Number(process.env['BENCH_PROBE_PORT']), '127.0.0.1').unref();
