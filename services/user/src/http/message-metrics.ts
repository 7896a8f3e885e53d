import { measureEach } from '@tippspiel/shared/platform/metrics/measure';
import { Gauge, type Registry } from 'prom-client';
import type { Stores } from '../store/stores.ts';

/** Shows the number of waiting messages at /metrics; an index counts them, up to a thousand. */
export function measureMessages(
  metrics: Registry,
  { mails, pushes }: Pick<Stores, 'mails' | 'pushes'>,
): void {
  new Gauge({
    name: 'user_messages_waiting',
    help: 'Mails and notifications (kind: mail, push) that wait to be sent, up to 1000',
    labelNames: ['kind'],
    registers: [metrics],
    collect() {
      return measureEach(this, 'kind', [
        ['mail', mails.waiting],
        ['push', pushes.waiting],
      ]);
    },
  });
}
