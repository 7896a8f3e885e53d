import { Counter, type Registry } from 'prom-client';
import type { Reason } from './dead-letters.ts';

export type EventMetrics = {
  handled(consumer: string, count: number): void;
  retried(consumer: string): void;
  deadLettered(consumer: string, reason: Reason): void;
};

/** Metrics of consumers. Worth an alarm: every rise of `events_set_aside_total`. */
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
  const deadLetters = new Counter({
    name: 'events_set_aside_total',
    help: 'Events kept for replay because they could not be handled: every rise is a defect',
    labelNames: ['consumer', 'reason'],
    registers,
  });
  return {
    handled: (consumer, count) => handled.inc({ consumer }, count),
    retried: (consumer) => retried.inc({ consumer }),
    deadLettered: (consumer, reason) => deadLetters.inc({ consumer, reason }),
  };
}
