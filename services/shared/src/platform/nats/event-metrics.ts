import { Counter, type Registry } from 'prom-client';
import type { Reason } from './aside.ts';

export type EventMetrics = {
  handled(consumer: string, count: number): void;
  retried(consumer: string): void;
  setAside(consumer: string, reason: Reason): void;
};

/** What consumers count. Worth an alarm: every rise of `events_set_aside_total`. */
export function createEventMetrics(registry: Registry): EventMetrics {
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
  const aside = new Counter({
    name: 'events_set_aside_total',
    help: 'Events kept for replay because they could not be handled: every rise is a defect',
    labelNames: ['consumer', 'reason'],
    registers,
  });
  return {
    handled: (consumer, count) => handled.inc({ consumer }, count),
    retried: (consumer) => retried.inc({ consumer }),
    setAside: (consumer, reason) => aside.inc({ consumer, reason }),
  };
}
