import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { GONE_VERSION } from '@tippspiel/shared/platform/nats/republish';
import type { Deps } from './deps.ts';
import { endedEvent } from './end-group.ts';
import { membershipEvent } from './put-membership.ts';
import { savedEvent } from './save-group.ts';

/** Republishes all groups and memberships, and the groups that have ended. */
export async function* republishGroups(deps: Pick<Deps, 'store' | 'clock'>): AsyncGenerator<DomainEvent[]> {
  const { groups, memberships } = deps.store;
  const cause = { now: deps.clock.now(), requestId: 'republish' };
  const ended = (groupId: number, version: number) => endedEvent({ groupId, version }, cause);
  for await (const page of groups.pages())
    yield page.map(({ isDeleted, ...group }) =>
      isDeleted ? ended(group.id, group.version) : savedEvent(deps, cause, group),
    );
  for await (const page of memberships.pages())
    yield page.map((membership) => membershipEvent(membership, cause));
  for await (const page of groups.endedPages()) yield page.map(({ _id }) => ended(_id, GONE_VERSION));
}
