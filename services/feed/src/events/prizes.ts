import type { Bus } from '@tippspiel/shared/platform/nats/bus';
import type { Stores } from '../store/stores.ts';

/** Stores tipp's prizes, which posts may announce, and their winners, whom an announcement may name. */
export async function consumePrizes(bus: Bus, { prizes }: Stores): Promise<void> {
  await bus.consume({
    name: 'feed-prizes',
    types: ['tipp.prize.changed.v1'],
    handle: (events) =>
      prizes.save(events.map(({ data: { prizeId, ...prize } }) => ({ id: prizeId, ...prize }))),
  });
}
