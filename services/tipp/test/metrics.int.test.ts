import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { BEFORE, FIRST_KICKOFF, openTipp, until, type TippFixture } from './tipp-fixture.ts';

let tipp: TippFixture;
const anna = player(2);

beforeAll(async () => {
  tipp = await openTipp(BEFORE);
  await tipp.register(1, 2);
});
afterAll(() => tipp.service.close());

/** The value of a metric, optionally with a label. */
async function shown(name: string, label = ''): Promise<number | undefined> {
  const { body } = await tipp.service.app.inject({ method: 'GET', url: '/metrics' });
  const line = body.split('\n').find((each) => each.startsWith(`${name}{`) && each.includes(label));
  return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(' ')));
}

test('saves and rejections are counted by reason', async () => {
  await tipp.saveTipp(anna, { matchId: 1, goalsTeam1: 5, goalsTeam2: 1 });
  tipp.clock.set(new Date(FIRST_KICKOFF.getTime() + 2 * 3_600_000));
  await tipp.saveTipp(anna, { matchId: 1, goalsTeam1: 4, goalsTeam2: 1 });
  expect(await shown('graph_writes_total', 'mutation="saveTipp",outcome="done"')).toBe(1);
  expect(await shown('graph_writes_total', 'mutation="saveTipp",outcome="LOCKED"')).toBe(1);
});

test('columns to freeze and a due evaluation are shown until they are done', async () => {
  expect(await shown('tipp_columns_to_freeze')).toBeGreaterThan(0);
  await tipp.service.freezer.freeze();
  expect(await shown('tipp_columns_to_freeze')).toBe(0);

  expect([await shown('tipp_evaluation_due'), await shown('tipp_evaluation_age_seconds')]).toEqual([0, NaN]);
  await tipp.enterResult(1, 5, 1);
  await until(async () => (await shown('tipp_evaluation_due')) === 1);
  await tipp.evaluate();
  expect([await shown('tipp_evaluation_due'), await shown('tipp_evaluations_behind')]).toEqual([0, 0]);
  tipp.clock.set(new Date(tipp.clock.now().getTime() + 60_000));
  expect(await shown('tipp_evaluation_age_seconds')).toBeGreaterThanOrEqual(60);
});

test('readiness and lag of every consumer are shown', async () => {
  expect([await shown('process_ready', 'check="mongodb"'), await shown('process_ready', 'check="nats"')]).toEqual([1, 1]); // prettier-ignore
  await until(async () => (await shown('events_waiting', 'consumer="tipp-players"')) === 0);
  expect(await shown('events_waiting', 'consumer="memory-of-tipp"')).toBeDefined();
});
