import type { Bus } from '@tippspiel/shared/platform/nats/bus';
import { toGone, toStored, type PlayerStore } from '../store/players/players.ts';
import type { SlipStore } from '../store/tipps/slips.ts';

type Deps = { players: PlayerStore; slips: SlipStore };

/** Its acknowledged events stand in the database: there the projection of a booting process goes on. */
export const PLAYER_WRITER = 'tipp-players';

/**
 * Writes down new and changed players of the user service, and gives each an empty slip; of who left nothing but the number
 * stays. One process for all.
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
