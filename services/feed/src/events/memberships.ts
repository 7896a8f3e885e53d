import type { Bus } from '@tippspiel/shared/nats/bus';
import type { Stores } from '../store/stores.ts';
import { consumerName } from './consumer-name.ts';

/** Keeps who is in which group; nothing of who has left, whose groups tell of it when all of the player is removed already. */
export async function consumeMemberships(bus: Bus, store: Stores, generation: number): Promise<void> {
  await bus.consume({
    name: consumerName('feed-memberships', generation),
    types: ['group.member.joined.v1', 'group.member.left.v1'],
    async handle(events) {
      const gone = await store.departures.among(events.map(({ data }) => data.userId));
      await store.memberships.apply(
        events
          .filter(({ data }) => !gone.has(data.userId))
          .map(({ type, data }) => ({ ...data, isMember: type === 'group.member.joined.v1' })),
      );
    },
  });
}
