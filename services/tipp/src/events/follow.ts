import type { Bus } from '@tippspiel/shared/platform/nats/bus';
import { followed, type Projection } from '../projection/projection.ts';
import { PLAYER_WRITER } from './players.ts';

/**
 * Fills the projection of this process, which from now on hears what players and operators change. The ears come first,
 * then the memory, so that nothing is missed: of players what is not written down yet is heard, of matches and
 * evaluations, which are written before they are told, what comes.
 * @returns resolves when all is there that was told before
 */
export async function followGame(bus: Bus, { apply, load }: Projection): Promise<void> {
  const players = await bus.follow({ types: followed.user, behind: PLAYER_WRITER, handle: apply });
  const game = await bus.follow({ types: followed.tipp, handle: apply });
  await load();
  await Promise.all([players.caughtUp, game.caughtUp]);
}
