import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { GONE_VERSION } from '@tippspiel/shared/platform/nats/republish';
import type { Deps } from './deps.ts';
import { deletedEvent, membershipEvent, savedEvent } from './group-events.ts';

/** Republishes all groups and memberships, and the deleted groups. */
export async function* republishGroups(deps: Pick<Deps, 'store' | 'clock'>): AsyncGenerator<DomainEvent[]> {
  const { groups, memberships } = deps.store;
  const cause = { now: deps.clock.now(), requestId: 'republish' };
  for await (const page of groups.pages())
    yield page.map(({ isDeleted, ...group }) =>
      isDeleted ? deletedEvent(group, cause) : savedEvent(group, cause),
    );
  for await (const page of memberships.pages())
    yield page.map((membership) => membershipEvent(membership, cause));
  for await (const page of groups.deletedPages())
    yield page.map(({ _id: id }) => deletedEvent({ id, version: GONE_VERSION }, cause));
}
