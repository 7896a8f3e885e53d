import { parseEnv } from '@tippspiel/shared/platform/config/env';
import { askSubgraph, player, testEnv } from '@tippspiel/shared/platform/testing/subgraph';
import { tippEnv } from '@tippspiel/tipp/env';
import { buildService, type TippService } from '@tippspiel/tipp/server';
import { median, timeUntil } from './measure.ts';
import { openBenchWithServers } from './own-bench.ts';
import { report, ms, type Row } from './report.ts';

// npm run bench -- groups: the ranking of a group of 100,000 and of one of ten.
const [SMALL, LARGE, OWNER] = [1, 2, 1];
const MANY = 100_000;
const TIMES = 60;

const { backing, ...bench } = await openBenchWithServers();
await bench.run(async () => {
  const service = await buildService(parseEnv(tippEnv, testEnv('tipp', backing)));
  bench.atEnd(async () => {
    await service.backbone.mongo.dropDatabase();
    await service.close();
  });
  await service.app.ready();
  await fill(service);
  await report('groups', [await measureOpening(service)]);
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

function open({ app }: TippService, groupId: number): Promise<number> {
  const fields =
    'totalCount items { ranking overallRanking points user { id fullname city isLocked favorite } }';
  const query = `{ groupRanking(groupId: ${groupId}, page: { pageNumber: 1 }) { ${fields} own { ranking } } }`;
  return timeUntil(async () => {
    const { errors } = await askSubgraph(app, player(OWNER), query);
    if (errors) throw new Error(JSON.stringify(errors));
  });
}

/** Measures both groups in turns, so that both run under the same conditions. */
async function measureOpening(tipp: TippService): Promise<Row> {
  const [few, many]: [number[], number[]] = [[], []];
  for (let times = 0; times < TIMES; times += 1) {
    few.push(await open(tipp, SMALL));
    many.push(await open(tipp, LARGE));
  }
  const [value, against] = [median(many), median(few)];
  return {
    what: "a group's ranking: opening",
    value: ms(value),
    against: ms(against),
    ratio: (value / against).toFixed(1),
  };
}
