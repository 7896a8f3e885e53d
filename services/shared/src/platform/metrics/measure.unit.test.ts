import { expect, test } from '@jest/globals';
import { Gauge, Registry } from 'prom-client';
import { measure, measureEach } from './measure.ts';

const refused = async (): Promise<number> => {
  throw new Error('away');
};

test('an unreadable value is NaN and does not fail the scrape', async () => {
  const registry = new Registry();
  let read = async () => 3;
  new Gauge({
    name: 'waiting',
    help: 'w',
    registers: [registry],
    collect() {
      return measure(this, () => read());
    },
  });
  expect(await registry.metrics()).toContain('waiting 3');
  read = refused;
  expect(await registry.metrics()).toContain('waiting Nan');
});

test('readable values are reported, and former ones are reset', async () => {
  const registry = new Registry();
  let reads: [string, () => Promise<number>][] = [
    ['one', async () => 1],
    ['two', async () => 2],
  ];
  new Gauge({
    name: 'lag',
    help: 'l',
    labelNames: ['consumer'],
    registers: [registry],
    collect() {
      return measureEach(this, 'consumer', reads);
    },
  });
  expect(await registry.metrics()).toContain('lag{consumer="two"} 2');
  reads = [
    ['one', async () => 5],
    ['two', refused],
  ];
  const text = await registry.metrics();
  expect(text).toContain('lag{consumer="one"} 5');
  expect(text).not.toContain('two');
});
