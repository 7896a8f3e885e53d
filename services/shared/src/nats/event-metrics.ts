import { Counter, type Registry } from 'prom-client';
import type { Reason } from './aside.ts';

export type EventMetrics = {
  handled(consumer: string, count: number): void;
  retried(consumer: string): void;
  setAside(consumer: string, reason: Reason): void;
};

/** What consumers count. Worth an alarm: every rise of `events_set_aside_total`. */
export function createEventMetrics(registry: Registry): EventMetrics {
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  const handled = counter('events_handled_total', 'Events handled, by consumer', 'consumer');
  const retried = counter('events_retried_total', 'Events that come again after a failure', 'consumer');
  const aside = counter(
    'events_set_aside_total',
    'Events kept for replay because they could not be handled',
    'consumer',
    'reason',
  );
  return {
    handled: (consumer, count) => handled.inc({ consumer }, count),
    retried: (consumer) => retried.inc({ consumer }),
    setAside: (consumer, reason) => aside.inc({ consumer, reason }),
  };
}
