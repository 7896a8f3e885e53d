import { parseEnv } from '@tippspiel/shared/platform/config/env';
import { askSubgraph, player, testEnv } from '@tippspiel/shared/platform/testing/subgraph';
import { tippEnv } from '@tippspiel/tipp/env';
import { buildService, type TippService } from '@tippspiel/tipp/server';
import { median, timeUntil } from './measure.ts';
import { openBenchWithServers } from './own-bench.ts';
import { report, ms, type Row } from './report.ts';

// npm run bench -- groups: pages of a group of 100,000 and of one of ten, and the memory that groups need.
const [SMALL, LARGE, OWNER] = [1, 2, 1];
const MANY = 100_000;
const TIMES = 60;
/** The number of other memberships, the size of their groups, and the first id of these groups. */
const [OTHERS, OF_GROUP, FIRST] = [2_000_000, 20, 1_000];

const { backing, ...bench } = await openBenchWithServers();
await bench.run(async () => {
  const service = await buildService(parseEnv(tippEnv, testEnv('tipp', backing)));
  bench.atEnd(async () => {
    await service.backbone.mongo.dropDatabase();
    await service.close();
  });
  await service.app.ready();
  await fill(service);
  const rows = [...(await pages(service)), await firstLook(service), await memory(service)];
  await report('groups', rows);
});

async function fill({ deps: { projection, rosters } }: TippService): Promise<void> {
  for (let userId = 1; userId <= MANY; userId += 1) {
    const name = {
      firstname: ['Ada', 'Alan', 'Grace'][userId % 3] as string,
      lastname: `Müller${userId % 5_000}`,
    };
    const rest = {
      city: 'Köln',
      country: '',
      institution: '',
      pictureStamp: '',
      isAdmin: false,
      isLocked: false,
    };
    projection.apply({
      ...{ id: '', time: '', requestId: '', type: 'user.account.registered.v1' },
      data: { userId, version: 1, ...name, ...rest, dateActivated: '2024-06-01T00:00:00.000Z' },
    });
    rosters.put({ groupId: LARGE, userId, isMember: true, version: 1 });
    if (userId <= 10) rosters.put({ groupId: SMALL, userId, isMember: true, version: 1 });
  }
  for (const _id of [SMALL, LARGE]) rosters.putGroup({ _id, version: 1, ownerId: OWNER, isGone: false });
  // Ranks are recalculated in slices, and new players wait for that.
  while (projection.current().ranks.order.length < MANY)
    await new Promise((resolve) => setTimeout(resolve, 20));
}

function ask({ app }: TippService, groupId: number, page: string): Promise<number> {
  const fields =
    'totalCount items { ranking overallRanking points user { id fullname city isLocked favorite } }';
  const query = `{ groupRanking(groupId: ${groupId}, page: { ${page} }) { ${fields} own { ranking } } }`;
  return timeUntil(async () => {
    const { errors } = await askSubgraph(app, player(OWNER), query);
    if (errors) throw new Error(JSON.stringify(errors));
  });
}

/** Measures both groups in turns, so that both run under the same conditions. */
async function pages(tipp: TippService): Promise<Row[]> {
  const asked: [what: string, small: string, large: string][] = [
    ['opening', 'pageNumber: 1', 'pageNumber: 1'],
    ['last page', 'pageNumber: 1', `pageNumber: ${MANY / 10}`],
    ['search that finds few', 'search: "müller7"', 'search: "müller4711"'],
    ['search that finds a third', 'search: "ada"', 'search: "ada"'],
  ];
  const rows: Row[] = [];
  for (const [what, small, large] of asked) {
    const [few, many]: [number[], number[]] = [[], []];
    for (let times = 0; times < TIMES; times += 1) {
      few.push(await ask(tipp, SMALL, small));
      many.push(await ask(tipp, LARGE, large));
    }
    const [value, against] = [median(many), median(few)];
    rows.push({
      what: `a group's ranking: ${what}`,
      value: ms(value),
      against: ms(against),
      ratio: (value / against).toFixed(1),
    });
  }
  return rows;
}

/** Measures the first page after the large group's order expires, half a second after a change. */
async function firstLook(tipp: TippService): Promise<Row> {
  const taken: number[] = [];
  for (let times = 0; times < 10; times += 1) {
    tipp.deps.rosters.put({ groupId: LARGE, userId: 50_000, isMember: times % 2 === 1, version: 2 + times });
    await new Promise((resolve) => setTimeout(resolve, 600));
    taken.push(await ask(tipp, LARGE, 'pageNumber: 1'));
  }
  return { what: 'first look after somebody joined or left', value: ms(median(taken)) };
}

async function memory({ deps: { rosters } }: TippService): Promise<Row> {
  const used = () => {
    globalThis.gc?.();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const before = used();
  for (let index = 0; index < OTHERS; index += 1)
    rosters.put({
      groupId: FIRST + Math.floor(index / OF_GROUP),
      userId: index + 1,
      isMember: true,
      version: 1,
    });
  await rosters.finishLoading();
  const bytes = (used() - before) / OTHERS;
  return { what: `${OTHERS} memberships in groups of ${OF_GROUP}`, value: `${bytes.toFixed(0)} bytes each` };
}
