import type { Bus } from '@tippspiel/shared/nats/bus';
import { toStored, type PlayerStore } from '../store/players/players.ts';
import type { SlipStore } from '../store/tipps/slips.ts';

type Deps = { players: PlayerStore; slips: SlipStore };

/** What it has acknowledged stands in the database: there the projection of a booting process goes on. */
export const PLAYER_WRITER = 'tipp-players';

/** Writes down new and changed players of the user service, and gives each an empty slip; one process for all. */
export async function consumePlayers(bus: Bus, { players, slips }: Deps): Promise<void> {
  await bus.consume({
    name: PLAYER_WRITER,
    types: ['user.account.registered.v1', 'user.account.changed.v1'],
    async handle(events) {
      const changed = events.map((event) => toStored(event.data));
      await players.save(changed);
      await slips.create([...new Set(changed.map(({ _id }) => _id))]);
    },
  });
}
