import { Counter, Gauge, type Registry } from 'prom-client';
import { measureEach } from '../metrics/measure.ts';
import type { Reason } from './dead-letters.ts';

/** How many events wait for each consumer, by its name. */
export type Lags = Iterable<[string, () => Promise<number>]>;

export type EventMetrics = ReturnType<typeof createEventMetrics>;

/** Metrics of consumers. Every increase of `events_set_aside_total` should raise an alarm. */
export function createEventMetrics(registry: Registry, lags: () => Lags) {
  const registers = [registry];
  const handled = new Counter({
    name: 'events_handled_total',
    help: 'Events that a durable consumer handled',
    labelNames: ['consumer'],
    registers,
  });
  const retried = new Counter({
    name: 'events_retried_total',
    help: 'Events that come again after a failure',
    labelNames: ['consumer'],
    registers,
  });
  const deadLetters = new Counter({
    name: 'events_set_aside_total',
    help: 'Events kept for replay because they could not be handled: every rise is a defect',
    labelNames: ['consumer', 'reason'],
    registers,
  });
  new Gauge({
    name: 'events_waiting',
    help: 'Events that are published and that a consumer, or the memory of this process, has not handled yet',
    labelNames: ['consumer'],
    registers,
    collect() {
      return measureEach(this, 'consumer', lags());
    },
  });
  return {
    handled: (consumer: string, count: number) => handled.inc({ consumer }, count),
    retried: (consumer: string) => retried.inc({ consumer }),
    deadLettered: (consumer: string, reason: Reason) => deadLetters.inc({ consumer, reason }),
  };
}
