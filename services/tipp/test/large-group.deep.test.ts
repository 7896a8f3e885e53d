import { insertInChunks } from '@tippspiel/shared/platform/mongo/bulk';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createRosters } from '../src/projection/rosters.ts';
import { openTipp, type TippFixture } from './tipp-fixture.ts';

// `npm run bench -- groups` measures how long its pages take.
const LARGE = 2;
const MANY = 100_000;
const AT_ONCE = 10_000;

let tipp: TippFixture;
beforeAll(async () => {
  tipp = await openTipp();
  const stored = Array.from({ length: MANY }, (_, n) => ({
    ...{ _id: `${LARGE}:${n + 1}`, groupId: LARGE, userId: n + 1, isMember: true, version: 1 },
  }));
  await insertInChunks(tipp.service.deps.memberships.model, stored);
});
afterAll(() => tipp.service.close());

test(`a process that starts reads ${MANY} memberships in parts`, async () => {
  const rosters = createRosters();
  let parts = 0;
  for await (const batch of tipp.service.deps.memberships.batches()) {
    expect(batch.length).toBeLessThanOrEqual(AT_ONCE);
    for (const each of batch) rosters.put(each);
    parts += 1;
  }
  expect(parts).toBeLessThanOrEqual(MANY / AT_ONCE + 1);
  await rosters.finishLoading();
  expect(rosters.members(LARGE)).toHaveLength(MANY);
});

test('its order is computed once for all readers', async () => {
  const { groupOrders } = tipp.service.deps;
  const order = Uint32Array.from({ length: MANY }, (_, player) => player);
  const list = { order, places: order.map((player) => player + 1) };
  const looks = Array.from({ length: 50 }, () => groupOrders.of(order, list));
  const [made, ...others] = await Promise.all(looks);
  expect(made).toHaveLength(MANY);
  for (const other of others) expect(other).toBe(made);
});
