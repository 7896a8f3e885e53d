import { repeat, type Repetition } from '@tippspiel/shared/platform/clock/repeat';
import { within } from '@tippspiel/shared/platform/clock/within';
import type { Logger } from '@tippspiel/shared/platform/log/logger';
import type { Bus } from '@tippspiel/shared/platform/nats/bus';
import { subscribedTypes, type Projection } from '../projection/projection.ts';
import { PLAYER_WRITER } from './players.ts';

/**
 * Loads this process's projection and subscribes it to changes. Subscriptions start before the database is read, so
 * that no event is lost. The subscription to players begins behind the events that the database has; that to matches
 * and evaluations begins now, because they are written before they are published.
 * @returns resolves once all earlier events are applied
 */
export async function subscribeProjection(bus: Bus, { apply, load }: Projection): Promise<void> {
  const players = await bus.subscribe({ types: subscribedTypes.user, behind: PLAYER_WRITER, handle: apply });
  const game = await bus.subscribe({ types: subscribedTypes.tipp, handle: apply });
  await load();
  await Promise.all([players.caughtUp, game.caughtUp]);
}

const EVERY_MS = 1_000;
/** How long the bus may take to answer. */
const ANSWER_MS = 500;

/**
 * Reads what other processes have entered and evaluated from the database while the bus does not answer, so that all
 * processes show the same scores.
 */
export function readWithoutBus(
  bus: Pick<Bus, 'isReady'>,
  projection: Pick<Projection, 'refresh'>,
  log: Logger,
): Repetition {
  const work = async () => {
    const isReady = await within(ANSWER_MS, bus.isReady()).catch(() => false);
    if (!isReady) await projection.refresh();
  };
  return repeat({ name: 'read-without-bus', everyMs: EVERY_MS, work, log });
}
