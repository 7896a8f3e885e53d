import type { Bus } from '@tippspiel/shared/platform/nats/bus';
import { subscribedTypes, type Projection } from '../projection/projection.ts';
import { PLAYER_WRITER } from './players.ts';

/**
 * Fills the projection of this process, and subscribes it to changes. The subscriptions begin before the database is read, so
 * that nothing is missed: that of players behind what is written down; that of matches and evaluations now, as they are
 * written before they are published.
 * @returns resolves when all earlier events are in it
 */
export async function subscribeProjection(bus: Bus, { apply, load }: Projection): Promise<void> {
  const players = await bus.subscribe({ types: subscribedTypes.user, behind: PLAYER_WRITER, handle: apply });
  const game = await bus.subscribe({ types: subscribedTypes.tipp, handle: apply });
  await load();
  await Promise.all([players.caughtUp, game.caughtUp]);
}
