import { expect, test } from '@jest/globals';
import { Counter, Registry } from 'prom-client';
import { openMetricsPort } from './metrics-port.ts';

test('the internal port serves only the metrics', async () => {
  const metrics = new Registry();
  new Counter({ name: 'goals_total', help: 'g', registers: [metrics] }).inc(3);
  const { port, close } = await openMetricsPort({ host: '127.0.0.1', port: 0, metrics });
  const read = async (path: string, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}${path}`, { method, headers: { connection: 'close' } });
  const shown = await read('/metrics');
  expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining('goals_total 3')]);
  expect([(await read('/')).status, (await read('/metrics', 'POST')).status]).toEqual([404, 404]);
  await close();
});
