import type { Bus } from '@tippspiel/shared/platform/nats/bus';
import { toGone, toStored, type PlayerStore } from '../store/players/players.ts';
import type { SlipStore } from '../store/tipps/slips.ts';

type Deps = { players: PlayerStore; slips: SlipStore };

/** Events that it has acknowledged are in the database, so a starting process subscribes behind them. */
export const PLAYER_WRITER = 'tipp-players';

/**
 * Stores new and changed players from the user service, and creates their empty slips. Only the number of a deleted
 * player stays. One process consumes for all.
 */
export async function consumePlayers(bus: Bus, { players, slips }: Deps): Promise<void> {
  await bus.consume({
    name: PLAYER_WRITER,
    types: ['user.account.registered.v1', 'user.account.changed.v1', 'user.account.deleted.v1'],
    async handle(events) {
      const changed = events.map(({ type, data }) =>
        type === 'user.account.deleted.v1' ? toGone(data) : toStored(data),
      );
      await players.save(changed);
      const there = changed.filter(({ isGone }) => !isGone);
      await slips.create([...new Set(there.map(({ _id }) => _id))]);
    },
  });
}
