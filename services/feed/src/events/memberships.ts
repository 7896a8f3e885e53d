import type { Bus } from '@tippspiel/shared/nats/bus';
import type { Stores } from '../store/stores.ts';
import { consumerName } from './consumer-name.ts';

/** Keeps who is in which group. */
export async function consumeMemberships(bus: Bus, store: Stores, generation: number): Promise<void> {
  await bus.consume({
    name: consumerName('feed-memberships', generation),
    types: ['group.member.joined.v1', 'group.member.left.v1'],
    handle: (events) =>
      store.memberships.apply(
        events.map(({ type, data }) => ({ ...data, isMember: type === 'group.member.joined.v1' })),
      ),
  });
}
