import type { Bus } from '@tippspiel/shared/nats/bus';
import { followed, type Projection } from '../projection/projection.ts';
import { PLAYER_WRITER } from './players.ts';

/**
 * Lets the projection of this process hear what players and operators change, from before the database is loaded: of
 * players what is not written down yet, of matches and evaluations, which are written before they are told, what comes.
 * @returns resolves when all is heard that was told before
 */
export async function follow(bus: Bus, { apply }: Projection): Promise<{ caughtUp: Promise<unknown> }> {
  const players = await bus.follow({ types: followed.user, behind: PLAYER_WRITER, handle: apply });
  const game = await bus.follow({ types: followed.tipp, handle: apply });
  return { caughtUp: Promise.all([players.caughtUp, game.caughtUp]) };
}
