import fc from 'fast-check';
import { createLogger } from '@tippspiel/shared/platform/log/logger';
import { connectMongo, prepareCollections } from '@tippspiel/shared/platform/mongo/connect';
import { indexesOf } from '@tippspiel/shared/platform/testing/explain';
import { testEnv } from '@tippspiel/shared/platform/testing/subgraph';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { backingForTests } from '../../../infra/local/testing.ts';
import { applyChange, countSlip, emptyEntry, jokersSuffice, type SlipEntry } from './slip-model.ts';
import { deadlineOf } from '../src/app/deadline.ts';
import { matchKey } from '../src/domain/columns/column-key.ts';
import { openStores, type Stores } from '../src/store/stores.ts';

const MATCHES = 6;
const LIMIT = 3;
let mongo: Connection;
let stores: Stores;
let others: Stores;
let userId = 0;

beforeAll(async () => {
  const env = testEnv('tipp', backingForTests());
  const log = createLogger('test', 'error');
  mongo = await connectMongo({
    url: env['MONGODB_URL'] as string,
    database: env['MONGODB_DATABASE'] as string,
    log,
  });
  stores = openStores(mongo, log);
  others = openStores(mongo, log);
  await prepareCollections(mongo, log);
});
afterAll(() => mongo.close());

/** The deadline of a save long before its lock. */
const inTime = () => ({ deadline: deadlineOf(Infinity, new Date()) });
const goal = fc.option(fc.option(fc.integer({ min: 0, max: 15 }), { nil: null }), { nil: undefined });
const change = fc
  .record({
    matchId: fc.integer({ min: 1, max: MATCHES }),
    goals1: goal,
    goals2: goal,
    isJoker: fc.option(fc.boolean(), { nil: undefined }),
  })
  .filter(({ goals1, goals2, isJoker }) => [goals1, goals2, isJoker].some((value) => value !== undefined));

test('the stored slip follows the pure model, for any saves in any order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 25 }), async (changes) => {
      const who = ++userId;
      const model = new Map<number, SlipEntry>();
      for (const { matchId, ...saved } of changes) {
        const entry = model.get(matchId) ?? emptyEntry;
        const allowed = jokersSuffice(entry, saved, countSlip(model.values()).jokers, LIMIT);
        if (allowed) model.set(matchId, applyChange(entry, saved));
        const { isJoker: joker, ...goals } = saved;
        const result = await stores.writer.save({
          userId: who,
          matchId,
          maxJokers: LIMIT,
          joker,
          ...goals,
          ...inTime(),
        });
        expect('refused' in result).toBe(!allowed);
      }
      const slip = await stores.slips.find(who);
      expect(slip?.jokerCount ?? 0).toBe(countSlip(model.values()).jokers);
      for (const [matchId, { goals1, goals2, isJoker }] of model) {
        const {
          goals1: stored1 = null,
          goals2: stored2 = null,
          joker = false,
        } = slip?.tipps[matchKey(matchId)] ?? {};
        expect({ goals1: stored1, goals2: stored2, isJoker: joker }).toEqual({ goals1, goals2, isJoker });
      }
    }),
    { numRuns: 15 },
  );
});

test('concurrent mixed saves of one player keep the joker count right and within the limit', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 20, maxLength: 60 }), async (changes) => {
      const who = ++userId;
      await Promise.all(
        changes.map(({ matchId, isJoker: joker, ...goals }) =>
          stores.writer.save({ userId: who, matchId, maxJokers: LIMIT, joker, ...goals, ...inTime() }),
        ),
      );
      const slip = await stores.slips.find(who);
      const jokers = Object.values(slip?.tipps ?? {}).filter(({ joker }) => joker).length;
      expect(slip?.jokerCount).toBe(jokers);
      expect(jokers).toBeLessThanOrEqual(LIMIT);
    }),
    { numRuns: 10 },
  );
});

test('a slip with a negative joker count fails its save, and no other save', async () => {
  const [broken, whole] = [++userId, ++userId];
  const save = (who: number) =>
    stores.writer.save({ userId: who, matchId: 1, maxJokers: LIMIT, joker: false, goals1: 1, ...inTime() });
  await Promise.all([save(broken), save(whole)]);
  await mongo.collection('slips').updateOne({ _id: broken as never }, { $set: { 'tipps.m1.joker': true } });
  const [one, other] = await Promise.allSettled([save(broken), save(whole)]);
  expect(one).toMatchObject({
    status: 'rejected',
    reason: expect.objectContaining({ message: expect.stringContaining('-1 jokers') }),
  });
  expect(other).toMatchObject({ status: 'fulfilled', value: { jokerCount: 0 } });
});

test('a column of the wrong length is a defect, and not read', async () => {
  const lease = { name: 'test', fence: 1 };
  await stores.columns.fence('m77', lease);
  await stores.columns.put('m77', Uint8Array.of(1, 2), lease, new Date());
  expect(await stores.columns.get('m77')).toEqual(Uint8Array.of(1, 2));
  await mongo.collection('columns').updateOne({ _id: 'm77' as never }, { $set: { bytes: 4 } });
  await expect(stores.columns.get('m77')).rejects.toThrow('another length');
});

test('the hot reads and writes use an index', async () => {
  expect(
    indexesOf(
      await mongo
        .collection('slips')
        .find({ _id: 1 as never })
        .explain(),
    ),
  ).toEqual(['_id_']);
  expect(indexesOf(await mongo.collection('blobs').find({ key: 'column/1' }).explain())).toEqual([
    'key_index',
  ]);
  expect(
    indexesOf(
      await mongo
        .collection('matches')
        .find({ 'outbox.id': { $gt: '' } })
        .explain(),
    ),
  ).toEqual(['outbox']);
});

test('two processes that save for the same players in opposite orders never deadlock', async () => {
  const players = Array.from({ length: 60 }, () => ++userId);
  const saveAll = (process: Stores, ids: number[], goals1: number) =>
    Promise.all(
      ids.map((id) => process.writer.save({ userId: id, matchId: 1, goals1, maxJokers: LIMIT, ...inTime() })),
    );
  for (let goals = 0; goals < 15; goals++) {
    await Promise.all([saveAll(stores, players, goals), saveAll(others, players.toReversed(), goals)]);
  }
});
