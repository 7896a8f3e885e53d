import { lookup } from 'node:dns/promises';
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
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void edge.close());
