import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import { runJob } from '@tippspiel/shared/platform/jobs/run-job';
import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { until } from '@tippspiel/shared/platform/testing/until';
import { evaluate, EVALUATION, type EvaluationDeps } from '../src/jobs/evaluation.ts';
import { buildService, type TippService } from '../src/server.ts';
import { FIRST_KICKOFF, openTipp, type TippFixture } from './tipp-fixture.ts';
import { askSubgraph } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';

let tipp: TippFixture;
let second: TippService;
const anna = player(2);
beforeAll(async () => {
  tipp = await openTipp();
  await tipp.register(1, 2, 3);
  const question = await openQuestion();
  await tipp.saveTipp(anna, { matchId: 1, goalsTeam1: 5, goalsTeam2: 1 });
  for (const [mutation, type, input] of [
    ['saveWinnerTipp', 'SaveWinnerTippInput', { mark: 'P1', teamKZ: 'GER' }],
    ['saveBonusAnswer', 'SaveBonusAnswerInput', { questionId: question, selectionId: 1 }],
  ] as const) {
    const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename } }`;
    expect((await tipp.ask(anna, query, { input })).errors).toBeUndefined();
  }
  tipp.clock.set(new Date(FIRST_KICKOFF.getTime() + 2 * 3600_000));
  await tipp.service.freezer.freeze();
  await tipp.enterResult(1, 5, 1);
  await tipp.evaluate();
  second = await buildService(tipp.env, { clock: tipp.clock });
});
afterAll(async () => {
  await second?.close();
  await tipp.service.close();
});

/** Creates the only question, which closes at the first kick-off. */
async function openQuestion(): Promise<number> {
  const manage = async (name: string, type: string, input: object) => {
    const query = `mutation ($input: ${type}!) { ${name}(input: $input) { bonusQuestion { id version } } }`;
    const { data } = await tipp.ask(tipp.admin, query, { input });
    return (data as Record<string, { bonusQuestion: { id: number; version: number } }>)[name]?.bonusQuestion;
  };
  const draft = {
    id: 0,
    version: 0,
    question: 'Wer?',
    description: '',
    selections: ['Kane', 'Olmo'],
    points: 3,
  };
  const deadline = FIRST_KICKOFF.toISOString();
  const input = { ...draft, place: 'TABELLE', deadline };
  const saved = await manage('saveBonusQuestion', 'SaveBonusQuestionInput', input);
  const opened = await manage('openBonusQuestion', 'BonusQuestionInput', saved ?? {});
  return opened?.id ?? 0;
}

const LISTS = `{
  ranking { blocked totalCount items { id } own { id } }
  duelRanking { blocked totalCount items { id } }
  rankLast { blocked totalCount userDetails { id } }
  byHit: matchStatisticPlayers(matchId: 1) { visible blocked totalCount items { user { id } } }
  byTipp: tippStatisticPlayers(matchId: 1, tippValue: "5:1") { visible blocked totalCount items { user { id } } }
  byWinner: winnerStatisticPlayers(teamKZ: "GER") { visible blocked totalCount items { user { id } } }
  live: ranking(provisional: true) {
    blocked totalCount items { id } own { id } live { rows { ranking } own { ranking } ownPageNumber highlights { ranking } }
  }
  day: matchDayRanking(day: 1) { blocked totalCount items { points } own { points } best { points } }
  form: periodRanking(period: FORM) { blocked totalCount items { points } own { points } best { points } }
  recentTipps(userIds: [2]) { matches { id } rows { userId } }
  playerPoints(userId: 2) { blocked total tipps { points } winnerTipps { points } bonus { points } }
  bonusResult(id: 1) { visible blocked totalCount items { user { id } } }
}`;
const NOBODY = { visible: true, blocked: true, totalCount: 0, items: [] };
const NO_DAY = { blocked: true, totalCount: 0, items: [], own: null, best: null };
const EMPTY = {
  ranking: { blocked: true, totalCount: 0, items: [], own: null },
  duelRanking: { blocked: true, totalCount: 0, items: [] },
  rankLast: { blocked: true, totalCount: 0, userDetails: [] },
  byHit: NOBODY,
  byTipp: NOBODY,
  byWinner: NOBODY,
  live: {
    ...{ blocked: true, totalCount: 0, items: [], own: null },
    live: { rows: [], own: null, ownPageNumber: 0, highlights: [] },
  },
  day: NO_DAY,
  form: NO_DAY,
  recentTipps: { matches: [], rows: [] },
  playerPoints: { blocked: true, total: 0, tipps: [], winnerTipps: [], bonus: [] },
  bonusResult: NOBODY,
};
const seenOf = async (service: TippService) => (await askSubgraph(service.app, anna, LISTS)).data;
const isBlocked = async (service: TippService) =>
  ((await seenOf(service))?.['ranking'] as { blocked: boolean }).blocked;
const block = (isOn: boolean, who: Identity | null = tipp.admin) =>
  tipp.ask(
    who,
    `mutation { blockRanking(input: { isBlocked: ${isOn} }) { evaluation { isRankingBlocked } } }`,
  );

test('operators block all ranks in every process, and unblock them', async () => {
  const before = await seenOf(tipp.service);
  const onlyAnna = { visible: true, blocked: false, totalCount: 1, items: [{ user: { id: 2 } }] };
  expect(before).toMatchObject({
    ranking: { blocked: false, totalCount: 3 },
    rankLast: { blocked: false, totalCount: 3 },
    live: { blocked: false, totalCount: 3 },
    day: { blocked: false, totalCount: 1 },
    recentTipps: { rows: [{ userId: 2 }] },
    playerPoints: { total: 6 },
    byHit: onlyAnna,
    byTipp: onlyAnna,
    byWinner: onlyAnna,
    bonusResult: onlyAnna,
  });
  expect((await block(true)).data).toEqual({ blockRanking: { evaluation: { isRankingBlocked: true } } });
  const { matchDays, statistics } = tipp.service.deps;
  const counts = [jest.spyOn(matchDays, 'ranks'), jest.spyOn(statistics, 'select')];
  expect(await seenOf(tipp.service)).toEqual(EMPTY);
  // Nothing is counted that is not shown.
  for (const count of counts) expect(count).not.toHaveBeenCalled();
  await until('the other process has received it', () => isBlocked(second));
  expect(await seenOf(second)).toEqual(EMPTY);
  // Repeating it changes nothing.
  const { version } = tipp.service.deps.projection.current().rankingSwitch;
  await block(true);
  expect(tipp.service.deps.projection.current().rankingSwitch.version).toBe(version);

  await block(false);
  expect(await seenOf(tipp.service)).toEqual(before);
  await until('the other process has received it', async () => !(await isBlocked(second)));
});

test('a starting process knows that the ranks are blocked', async () => {
  await block(true);
  const third = await buildService(tipp.env, { clock: tipp.clock });
  expect(await seenOf(third)).toEqual(EMPTY);
  await third.close();
  await block(false);
});

test('only operators may block ranks', async () => {
  for (const [who, code] of [
    [anna, 'FORBIDDEN'],
    [null, 'UNAUTHENTICATED'],
  ] as const)
    expect((await block(true, who)).errors?.[0]?.extensions.code).toBe(code);
  expect(await isBlocked(tipp.service)).toBe(false);
});

test('an evaluation waits for its columns before it takes the lease that blocks the ranks', async () => {
  const { deps, backbone } = tipp.service;
  const { tournament } = deps.projection.current().board;
  let job: string | undefined;
  const evaluation = {
    ...{ ...deps, ...backbone, tournament, drawn: async () => undefined },
    async frozen() {
      job = (await deps.evaluationJob()).kind;
      throw new Error('seen');
    },
  };
  await expect(evaluate(evaluation as unknown as EvaluationDeps, 'test')).rejects.toThrow('seen');
  expect(job).toBe('idle');
});

test('an evaluation blocks the ranks once it takes longer than two seconds, in any process, and not before', async () => {
  const { leases } = tipp.service.deps;
  const { log } = tipp.service.backbone;
  let finish = () => undefined as void;
  const held = new Promise<void>((done) => (finish = done));
  const started = performance.now();
  const running = runJob({ leases, log, name: EVALUATION, work: () => held });
  await until('the ranks are blocked', () => isBlocked(second), 10);
  expect(performance.now() - started).toBeGreaterThan(2_000);
  expect(await seenOf(tipp.service)).toEqual(EMPTY);
  finish();
  await running;
  await until('the ranks are back', async () => !(await isBlocked(second)), 10);
});
