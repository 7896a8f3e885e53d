import type { Bus } from '@tippspiel/shared/platform/nats/bus';
import type { AuditStore } from '../store/audit/audit.ts';

const sources = {
  'tipp-audit': 'tipp.operator.acted.v1',
  'tipp-audit-feed': 'feed.operator.acted.v1',
  'tipp-audit-user': 'user.operator.acted.v1',
} as const;

/**
 * Writes down what operators did, in whatever service, as the outboxes of what they changed tell it; one process for all
 * (docs/adr/0062-moderation.md).
 */
export async function consumeAudit(bus: Bus, { audit }: { audit: AuditStore }): Promise<void> {
  for (const [name, type] of Object.entries(sources))
    await bus.consume({
      name,
      types: [type],
      handle: (events) =>
        audit.add(events.map(({ id, time, data }) => ({ _id: id, at: new Date(time), ...data }))),
    });
}
