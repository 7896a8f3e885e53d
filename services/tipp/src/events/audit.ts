import type { Bus } from '@tippspiel/shared/nats/bus';
import type { AuditStore } from '../store/audit/audit.ts';

/** Writes down what operators did, as the outboxes of what they changed tell it; one process for all. */
export async function consumeAudit(bus: Bus, { audit }: { audit: AuditStore }): Promise<void> {
  await bus.consume({
    name: 'tipp-audit',
    types: ['tipp.operator.acted.v1'],
    handle: (events) =>
      audit.add(events.map(({ id, time, data }) => ({ _id: id, at: new Date(time), ...data }))),
  });
}
