import type { Bus } from '@tippspiel/shared/platform/nats/bus';
import type { Stores } from '../store/stores.ts';

/** Stores the registered players, so that owners can add only existing ones. Departed players are not stored again. */
export async function consumePlayers(
  bus: Bus,
  { players, departures }: Pick<Stores, 'players' | 'departures'>,
): Promise<void> {
  await bus.consume({
    name: 'group-players',
    types: ['user.account.registered.v1', 'user.account.changed.v1'],
    async handle(events) {
      const gone = await departures.among(events.map(({ data }) => data.userId));
      await players.save(events.map(({ data }) => data).filter(({ userId }) => !gone.has(userId)));
    },
  });
}
