import { lookup } from 'node:dns/promises';
import { createServer } from 'node:http';
import { startBalancer } from '../local/balancer.ts';

// Owns the public port of docker-compose.yml and passes each connection to a gateway that accepts it. During an upgrade
// there are two gateways. After a crash connections wait for a new one, which starts within seconds.
const PATIENCE_MS = 10_000;

const gateway = new URL(process.env['GATEWAY_URL'] ?? '');
const edge = await startBalancer({
  host: '0.0.0.0',
  port: Number(process.env['PORT']),
  patienceMs: PATIENCE_MS,
  async targets() {
    const found = await lookup(gateway.hostname, { all: true, family: 4 });
    return found.map(({ address }) => ({ host: address, port: Number(gateway.port) }));
  },
});
// An answer is all that Prometheus needs: its metric `up` then says that this process lives.
const metrics = createServer((_request, response) => {
  response.setHeader('content-type', 'text/plain; version=0.0.4').end();
});
if (process.env['METRICS_PORT']) metrics.listen(Number(process.env['METRICS_PORT']), '0.0.0.0');
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    metrics.close();
    metrics.closeAllConnections();
    void edge.close();
  });
