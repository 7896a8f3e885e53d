import { insertInChunks } from '@tippspiel/shared/platform/mongo/bulk';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { membershipKey } from '../src/domain/membership.ts';
import { startGroups, type Kit } from './kit.ts';

const MANY = 100_000;
const TIMES = 30;

let kit: Kit;
beforeAll(async () => {
  kit = await startGroups();
});
afterAll(() => kit.stop());

test(`joining costs the same in a group of ${MANY} as in one of 1, and is counted`, async () => {
  const quiet = await kit.change(1, 'saveGroup', { name: 'Klein' });
  const popular = await kit.change(1, 'saveGroup', { name: 'Groß' });
  const { groups, memberships } = kit.deps.store;
  await insertInChunks(
    memberships.model,
    Array.from({ length: MANY }, (_, n) => {
      const membership = { groupId: popular.id, userId: n + 10, isMember: true, version: 1 };
      return { _id: membershipKey(membership.groupId, membership.userId), ...membership, outbox: [] };
    }),
  );
  await groups.model.updateOne({ _id: popular.id }, { $inc: { memberCount: MANY } });

  const taken = { quiet: [] as number[], popular: [] as number[] };
  for (let n = 0; n < TIMES; n++) {
    for (const [name, { id }] of Object.entries({ quiet, popular }) as [
      keyof typeof taken,
      { id: number },
    ][]) {
      const started = performance.now();
      await kit.change(1_000_000 + n, 'joinGroup', { groupId: id });
      taken[name].push(performance.now() - started);
    }
  }
  const median = (values: number[]) => values.sort((a, b) => a - b)[TIMES / 2] as number;
  const [few, many] = [median(taken.quiet), median(taken.popular)];
  process.stdout.write(
    `joining: ${few.toFixed(1)} ms in a group of 1, ${many.toFixed(1)} ms in one of ${MANY}\n`,
  );
  expect(many).toBeLessThan(2.5 * few);
  expect((await kit.group(1, popular.id))?.memberCount).toBe(1 + MANY + TIMES);
}, 300_000);
