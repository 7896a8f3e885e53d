import type { TippEnv } from '@tippspiel/tipp/env';
import { emptyColumn, writeTipp } from '@tippspiel/tipp/domain/column';
import { buildService } from '@tippspiel/tipp/server';
import { connectMongo } from '@tippspiel/shared/mongo/connect';
import { createLogger } from '@tippspiel/shared/log/logger';

/** Synthetic players as many as real ones are: few first names and towns, many last names, every fifth has a picture. */
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

/** Writes the players and the frozen column of match 1 straight into tipp's database. */
export async function fillPlayers(env: TippEnv, players: number): Promise<void> {
  const log = createLogger('bench', 'warn');
  const mongo = await connectMongo({ url: env.MONGODB_URL, database: env.MONGODB_DATABASE, log });
  // Makes the collections, and stores the column as it stores all.
  const service = await buildService(env);
  const { leases, columns } = service.stores;
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
  await columns.claim(1, lease);
  await columns.put(1, syntheticColumn(players), lease, new Date());
  await leases.release(lease, { kind: 'done' });
  await service.close();
  await mongo.close();
}

/** Everybody has tipped, all results from 0:0 to 4:4. */
export function syntheticColumn(players: number): Uint8Array {
  const column = emptyColumn(players);
  for (let player = 0; player < players; player++) {
    const goals = { goals1: player % 5, goals2: (player >> 3) % 5 };
    writeTipp(column, player, { ...goals, isJoker: player % 7 === 0, isRandom: false, isPresent: true });
  }
  return column;
}
