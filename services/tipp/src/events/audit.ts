import type { Bus } from '@tippspiel/shared/platform/nats/bus';
import type { AuditStore } from '../store/audit/audit.ts';

const sources = {
  'tipp-log': 'tipp.operator.acted.v2',
  'tipp-log-feed': 'feed.operator.acted.v2',
  'tipp-log-user': 'user.operator.acted.v2',
  'tipp-log-media': 'media.operator.acted.v2',
} as const;

/**
 * Stores operators' actions of all services, with the texts of each service's events; one process consumes for all
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
