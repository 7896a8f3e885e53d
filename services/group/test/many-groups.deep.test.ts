import { retryDeadlocks } from '@tippspiel/shared/platform/mongo/deadlock';
import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Group } from '../src/domain/group.ts';
import { savedEvent } from '../src/app/group-events.ts';
import { runGroups, startGroups, type Kit } from './kit.ts';

const FEW = 100;
const MANY = 100_000;
const CHUNK = 5_000;
const TIMES = 40;

let few: Kit;
let many: Kit;
beforeAll(async () => {
  few = await withGroups(FEW);
  many = await withGroups(MANY);
}, 300_000);
afterAll(async () => {
  await few.stop();
  await many.stop();
});

/** A process that has loaded this number of groups; each one after the first hundred has another owner. */
async function withGroups(count: number): Promise<Kit> {
  const writer = await startGroups();
  const { groups, memberships, counters } = writer.deps.store;
  await counters.next('group', count);
  const groupOf = (n: number): Group => ({
    id: n + 1,
    name: `Runde ${((n * 7_919) % count) + 1} aus ${['Köln', 'Graz', 'Bern', 'Lyon'][n % 4]}`,
    ownerId: n < 30 ? 1 : n + 10,
    passwordHash: null,
    link: `link-${n}`,
    memberCount: 1,
    dateCreated: writer.clock.now(),
    version: 1,
  });
  const event = savedEvent(groupOf(0), { now: writer.clock.now(), requestId: 'test' });
  for (let from = 0; from < count; from += CHUNK) {
    const length = Math.min(CHUNK, count - from);
    await groups.insertCounted(Array.from({ length }, (_, n) => ({ group: groupOf(from + n), event })));
    await retryDeadlocks(() => groups.model.updateMany({ _id: { $gt: from } }, { $set: { outbox: [] } }));
  }
  await memberships.model.collection.insertMany(
    Array.from({ length: 30 }, (_, n) => ({
      _id: `${n + 1}:1`,
      groupId: n + 1,
      userId: 1,
      isMember: true,
      version: 1,
      outbox: [],
    })) as never,
  );
  await writer.close();
  return runGroups(writer.env);
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] as number;

test.each([
  ['the first page', 0, {}],
  ['the last page', 0, { pageNumber: -1 }],
  ['a page in the middle', 0, { pageNumber: -2 }],
  ['a page far beyond', 0, { pageNumber: 1_000_000, pageSize: 100 }],
  ['a search that finds one', 0, { search: 'unde 77 aus' }],
  ['a search that finds a quarter', 0, { search: 'GRÄ' }],
  ['a search that finds all', 0, { search: 'und' }],
  ['the largest', 0, { order: 'SIZE' }],
  ['a page in the middle by size', 0, { order: 'SIZE', pageNumber: -2 }],
  ['a search by size that finds all', 0, { order: 'SIZE', search: 'und' }],
  ['groups of one player', 1, {}],
  ['own groups', 2, {}],
  ['a search in own groups', 2, { search: 'un' }],
])(
  `%s costs about the same with ${MANY} groups as with ${FEW}`,
  async (what, filterOption, given) => {
    const taken = { few: [] as number[], many: [] as number[] };
    const pages = { few: FEW / 10, many: MANY / 10 };
    const kits = { few, many };
    for (let n = 0; n < TIMES + 5; n++) {
      for (const name of ['few', 'many'] as const) {
        const { pageNumber = 1, order, ...page } = given as { pageNumber?: number; order?: 'SIZE' };
        const number = pageNumber > 0 ? pageNumber : Math.ceil(pages[name] / -pageNumber);
        const started = performance.now();
        const { totalCount, items } = await kits[name].page(
          1,
          filterOption,
          { ...page, pageNumber: number },
          order,
        );
        if (n >= 5) taken[name].push(performance.now() - started);
        expect(items.length).toBe(number === 1_000_000 ? 0 : Math.min(10, totalCount));
      }
    }
    const [withFew, withMany] = [median(taken.few), median(taken.many)];
    process.stdout.write(
      `${what}: ${withFew.toFixed(1)} ms with ${FEW}, ${withMany.toFixed(1)} ms with ${MANY} groups\n`,
    );
    expect(withMany).toBeLessThan(3 * withFew + 2);
  },
  120_000,
);

test('counts and finds all of them, including new ones', async () => {
  expect((await many.page(1)).totalCount).toBe(MANY);
  expect((await many.page(1, 0, { search: 'aus bern' })).totalCount).toBe(MANY / 4);
  const { id } = await many.change(1, 'saveGroup', { name: 'Zuletzt' });
  expect((await many.page(1, 0, { pageNumber: MANY / 10 + 1 })).items.map((group) => group.id)).toEqual([id]);
  expect((await many.ask(player(1), '{ groups(page: { search: "zuletz" }) { totalCount } }')).data).toEqual({
    groups: { totalCount: 1 },
  });
});
