import type { TippEnv } from '@tippspiel/tipp/env';
import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import { emptyColumn, writeTipp } from '@tippspiel/tipp/domain/columns/column';
import { buildService } from '@tippspiel/tipp/server';
import { connectMongo } from '@tippspiel/shared/platform/mongo/connect';
import { createLogger } from '@tippspiel/shared/platform/log/logger';

/** A synthetic player: as in reality, few first names and towns, many last names, and a fifth with a picture. */
export function syntheticPlayer(userId: number) {
  return {
    firstname: `Vorname${userId % 20_011}`,
    lastname: `Nachname${(userId * 7_919) % 200_003}`,
    city: `Stadt ${userId % 12_007}`,
    pictureStamp: userId % 5 ? '' : `${userId.toString(36)}-stamp`,
    isLocked: userId % 1_000 === 0,
  };
}

const BATCH = 10_000;
/** A day before the tournament. */
const BEFORE_MS = Date.parse('2024-06-13T21:00:00+02:00');

/**
 * Writes the players and the frozen column of match 1 directly into tipp's database, and evaluates a result. If an
 * earlier run has filled the database, only deletes the players that it registered.
 */
export async function fillPlayers(env: TippEnv, players: number): Promise<void> {
  const log = createLogger('bench', 'warn');
  const mongo = await connectMongo({ url: env.MONGODB_URL, database: env.MONGODB_DATABASE, log });
  const registered = { _id: { $gt: players } } as never;
  await mongo.collection('players').deleteMany(registered);
  await mongo.collection('slips').deleteMany(registered);
  const filled = { _id: 'evaluation', snapshotId: { $ne: null } } as never;
  if (await mongo.collection('evaluations').findOne(filled)) return mongo.close();
  // Creates the collections and stores the column. Its clock is before the first lock, so that it freezes no other one.
  const filling = await buildService({ ...env, TIPPSPIEL_CLOCK_OFFSET_MS: BEFORE_MS - Date.now() });
  const { leases, columns, matches } = filling.deps;
  for (let from = 1; from <= players; from += BATCH) {
    const count = Math.min(BATCH, players - from + 1);
    const batch = Array.from({ length: count }, (_none, index) => ({
      _id: from + index,
      version: 1,
      ...syntheticPlayer(from + index),
    }));
    await mongo.collection('players').insertMany(batch as never, { ordered: false });
  }
  const lease = await leases.acquire('bench');
  if (!lease) throw new Error('somebody else measures on this database');
  await columns.fence('m1', lease);
  await columns.put('m1', syntheticColumn(players), lease, new Date());
  await leases.release(lease, { kind: 'done' });
  const result = {
    isRunning: false,
    phase: 'NONE' as const,
    goalsTeam1: 2,
    goalsTeam2: 1,
    penalties1: null,
    penalties2: null,
  };
  const data = { matchId: 1, version: 1, ...result, teamKZ1: null, teamKZ2: null };
  const event = createEvent('tipp.match.changed.v4', data, { now: new Date(), requestId: 'bench' });
  await matches.change(1, 0, { goals1: 2, goals2: 1 }, event);
  await filling.close();
  const service = await buildService(env);
  await service.deps.evaluate('bench');
  await service.close();
  await mongo.close();
}

/** A column with a tipp of every player, from 0:0 to 4:4. */
export function syntheticColumn(players: number): Uint8Array {
  const column = emptyColumn(players);
  for (let player = 0; player < players; player++) {
    const goals = { goals1: player % 5, goals2: (player >> 3) % 5 };
    writeTipp(column, player, { ...goals, isJoker: player % 7 === 0, isRandom: false, isPresent: true });
  }
  return column;
}
