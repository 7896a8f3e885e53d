import { insertInChunks } from '@tippspiel/shared/mongo/bulk';
import { player } from '@tippspiel/shared/testing/subgraph';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRosters } from '../src/projection/rosters.ts';
import { openTipp, type TippFixture } from './tipp-fixture.ts';

const [SMALL, LARGE, OWNER] = [1, 2, 1];
const MANY = 100_000;
const TIMES = 60;

let tipp: TippFixture;
beforeAll(async () => {
  tipp = await openTipp();
  const { projection, rosters } = tipp.service.deps;
  for (let userId = 1; userId <= MANY; userId++) {
    projection.apply({
      id: '',
      time: '',
      requestId: '',
      type: 'user.account.registered.v1',
      data: {
        ...{ userId, version: 1, firstname: ['Ada', 'Alan', 'Grace'][userId % 3] as string },
        ...{
          lastname: `Müller${userId % 5_000}`,
          city: 'Köln',
          country: '',
          institution: '',
          pictureStamp: '',
        },
        ...{ isAdmin: false, isLocked: false, dateActivated: '2024-06-01T00:00:00.000Z' },
      },
    });
    rosters.put({ groupId: LARGE, userId, isMember: true, version: 1 });
    if (userId <= 10) rosters.put({ groupId: SMALL, userId, isMember: true, version: 1 });
  }
  rosters.putGroup({ _id: SMALL, version: 1, ownerId: OWNER, isGone: false });
  rosters.putGroup({ _id: LARGE, version: 1, ownerId: OWNER, isGone: false });
  // Everybody is ranked anew in slices; until then newcomers wait.
  while (projection.current().ranks.order.length < MANY)
    await new Promise((resolve) => setTimeout(resolve, 20));
});
afterAll(() => tipp.service.close());

const FIELDS =
  'totalCount items { ranking overallRanking points user { id fullname city isLocked favorite } }';

async function ask(groupId: number, page: string): Promise<number> {
  const query = `{ groupRanking(groupId: ${groupId}, page: { ${page} }) { ${FIELDS} own { ranking } } }`;
  const started = performance.now();
  const { errors } = await tipp.ask(player(OWNER), query);
  const taken = performance.now() - started;
  expect(errors).toBeUndefined();
  return taken;
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] as number;

test.each([
  ['opening', 'pageNumber: 1', 'pageNumber: 1'],
  ['its last page', 'pageNumber: 1', `pageNumber: ${MANY / 10}`],
  ['a search that finds few', 'search: "müller7"', 'search: "müller4711"'],
  ['a search that finds a third', 'search: "ada"', 'search: "ada"'],
])(`%s costs about the same in a group of ${MANY} as in one of ten`, async (what, small, large) => {
  const taken = { small: [] as number[], large: [] as number[] };
  for (let n = 0; n < TIMES; n++) {
    taken.small.push(await ask(SMALL, small));
    taken.large.push(await ask(LARGE, large));
  }
  const [few, many] = [median(taken.small), median(taken.large)];
  process.stdout.write(
    `${what}: ${few.toFixed(1)} ms in a group of 10, ${many.toFixed(1)} ms in one of ${MANY}\n`,
  );
  // A search passes over the names of all players either way, and then over those of the group, in slices.
  expect(many).toBeLessThan(2 * few + (small.startsWith('search') ? 10 : 2));
});

test('the first look after somebody joined holds nothing up', async () => {
  const { rosters } = tipp.service.deps;
  const taken: number[] = [];
  for (let n = 0; n < 20; n++) {
    rosters.put({ groupId: LARGE, userId: 50_000 + n, isMember: n % 2 === 1, version: 2 + n });
    taken.push(await ask(LARGE, 'pageNumber: 1'));
  }
  process.stdout.write(`the first look after a change: ${median(taken).toFixed(1)} ms\n`);
  expect(median(taken)).toBeLessThan(60);
});

test('a process that starts reads all memberships in parts', async () => {
  const { memberships } = tipp.service.deps;
  const stored = Array.from({ length: MANY }, (_, n) => ({
    ...{ _id: `${LARGE}:${n + 1}`, groupId: LARGE, userId: n + 1, isMember: true, version: 1 },
  }));
  await insertInChunks(memberships.model, stored);
  const rosters = createRosters();
  const started = performance.now();
  for await (const batch of memberships.batches()) for (const each of batch) rosters.put(each);
  const taken = performance.now() - started;
  process.stdout.write(`reading ${MANY} memberships: ${taken.toFixed(0)} ms\n`);
  expect(rosters.members(LARGE)).toHaveLength(MANY);
});
