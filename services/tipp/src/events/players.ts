import type { Bus } from '@tippspiel/shared/nats/bus';
import type { Directory } from '../app/directory.ts';
import { toPlayer, type PlayerStore } from '../store/players.ts';
import type { SlipStore } from '../store/slips.ts';

type Deps = { bus: Bus; players: PlayerStore; slips: SlipStore; directory: Directory };

/** Hint to every tipp process that players changed; its data are the players. */
const PLAYERS_CHANGED = 'tipp.players';

/** Learns of new and changed players from the user service, and gives each an empty slip. */
export async function consumePlayers({ bus, players, slips, directory }: Deps): Promise<void> {
  await bus.consume({
    name: 'tipp-players',
    types: ['user.account.registered.v1', 'user.account.changed.v1'],
    async handle(events) {
      const changed = events.map((event) => toPlayer(event.data));
      await players.save(changed);
      await slips.create([...new Set(changed.map(({ _id }) => _id))]);
      directory.apply(changed);
      bus.sendHint(PLAYERS_CHANGED, changed);
    },
  });
  bus.onHint(PLAYERS_CHANGED, (changed) => directory.apply(changed as Parameters<Directory['apply']>[0]));
}
