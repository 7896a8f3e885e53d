import { createLogger } from '@tippspiel/shared/platform/log/logger';
import { connectMongo } from '@tippspiel/shared/platform/mongo/connect';
import { openLine, type Line } from '@tippspiel/shared/platform/testing/line';
import type { GraphAnswer } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { backingForTests } from '../../../infra/local/testing.ts';
import type { MatchState } from '../src/store/matches/matches.ts';
import { FIRST_KICKOFF, openTipp, until, type TippFixture } from './tipp-fixture.ts';

let database: Line;
let stream: Line;
let tipp: TippFixture;
/** The same database by an undisturbed connection. */
let direct: Awaited<ReturnType<typeof connectMongo>>;

beforeAll(async () => {
  const backing = backingForTests();
  database = await openLine(backing.mongodbUrl);
  stream = await openLine(backing.natsUrl);
  tipp = await openTipp(FIRST_KICKOFF, { MONGODB_URL: database.url, NATS_URL: stream.url });
  const log = createLogger('test', 'error');
  direct = await connectMongo({ url: backing.mongodbUrl, database: tipp.env.MONGODB_DATABASE, log });
});
afterEach(() => {
  database.mend();
  stream.mend();
});
afterAll(async () => {
  await tipp.service.close();
  await direct.close();
  database.close();
  stream.close();
});

const codeOf = ({ errors }: GraphAnswer) => errors?.[0]?.extensions.code;
const stored = () => direct.collection<MatchState>('matches').findOne({ _id: 1 });

/** Until the driver has detected all dead connections in its pool, the outcome is unknown again. */
async function repeat(goalsTeam1: number, goalsTeam2: number, version?: number): Promise<GraphAnswer> {
  const enter = () => tipp.saveMatch({ matchId: 1, goalsTeam1, goalsTeam2, isRunning: false, version });
  let answer = await enter();
  await until(async () => codeOf(answer) !== 'UNKNOWN' || codeOf((answer = await enter())) !== 'UNKNOWN');
  return answer;
}

test('a result whose write never arrives is unknown, and stored by repeating it', async () => {
  expect(codeOf(await tipp.enterResult(1, 0, 0))).toBeUndefined();
  const write = database.jam('tipp.match.changed');
  const saving = tipp.enterResult(1, 1, 0);
  await until(() => write.isStuck());
  database.drop();
  expect(codeOf(await saving)).toBe('UNKNOWN');
  expect(await stored()).toMatchObject({ goals1: 0, version: 1 });

  database.mend();
  expect((await repeat(1, 0)).data).toMatchObject({ saveMatch: { match: { goalsTeam1: 1, goalsTeam2: 0 } } });
  expect(await stored()).toMatchObject({ goals1: 1, version: 2 });
});

test('a result that is stored but whose response is lost is unknown, and repeating it changes nothing', async () => {
  expect(codeOf(await tipp.enterResult(1, 2, 2))).toBeUndefined();
  const before = await stored();
  stream.cut(); // Its event is not delivered either.
  database.muteFrom('tipp.match.changed');
  const saving = tipp.enterResult(1, 3, 1);
  await until(async () => (await stored())?.goals1 === 3);
  database.drop();
  expect(codeOf(await saving)).toBe('UNKNOWN');

  database.mend();
  expect((await repeat(3, 1)).data).toMatchObject({ saveMatch: { match: { goalsTeam1: 3, goalsTeam2: 1 } } });
  expect(await stored()).toMatchObject({ goals1: 3, goals2: 1, version: (before?.version ?? 0) + 1 });
});

test('after a lost response a result other than the stored one is a conflict, and the next one is not', async () => {
  expect(codeOf(await tipp.enterResult(1, 0, 2))).toBeUndefined();
  const { version = 0 } = (await stored()) ?? {};
  stream.cut();
  database.muteFrom('tipp.match.changed');
  const saving = tipp.enterResult(1, 4, 0);
  await until(async () => (await stored())?.goals1 === 4);
  database.drop();
  expect(codeOf(await saving)).toBe('UNKNOWN');

  database.mend();
  expect(codeOf(await repeat(5, 0, version))).toBe('CONFLICT');
  expect(await stored()).toMatchObject({ goals1: 4 });
  expect(codeOf(await tipp.enterResult(1, 5, 0))).toBeUndefined();
});
