import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { GONE_VERSION } from '@tippspiel/shared/platform/nats/republish';
import type { Deps } from './deps.ts';
import { deletedEvent, membershipEvent, savedEvent } from './group-events.ts';

const CAUSE = { requestId: 'republish' };

/** Republishes all groups and memberships, and the deleted groups. */
export async function* republishGroups(deps: Pick<Deps, 'store' | 'clock'>): AsyncGenerator<DomainEvent[]> {
  const { groups, memberships } = deps.store;
  for await (const page of groups.pages())
    yield page.map(({ isDeleted, ...group }) =>
      isDeleted ? deletedEvent(deps, CAUSE, group) : savedEvent(deps, CAUSE, group),
    );
  for await (const page of memberships.pages())
    yield page.map((membership) => membershipEvent(deps, CAUSE, membership));
  for await (const page of groups.deletedPages())
    yield page.map(({ _id: id }) => deletedEvent(deps, CAUSE, { id, version: GONE_VERSION }));
}
