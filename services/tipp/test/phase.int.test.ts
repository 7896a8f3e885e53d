import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import { askSubgraph, type GraphAnswer } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildService, type TippService } from '../src/server.ts';
import { openTipp, until, type TippFixture } from './tipp-fixture.ts';

/** After the kick-off of France – Belgium. */
const NOW = new Date('2024-07-01T17:30:00Z');
const [GROUP_MATCH, FINAL_MATCH, OPEN_MATCH] = [1, 41, 51];

let tipp: TippFixture;
let second: TippService;
const published: DomainEvent<'tipp.match.changed.v4'>['data'][] = [];

beforeAll(async () => {
  tipp = await openTipp(NOW);
  await tipp.register(1);
  second = await buildService(tipp.env, { clock: tipp.clock });
  await second.app.ready();
  await tipp.service.backbone.bus.consume({
    name: 'test',
    types: ['tipp.match.changed.v4'],
    handle: async (events) => void published.push(...events.map(({ data }) => data)),
  });
});
afterAll(async () => {
  await second?.close();
  await tipp?.service.close();
});

const save = (input: object) => tipp.saveMatch({ matchId: FINAL_MATCH, ...input });
const codeOf = ({ errors }: GraphAnswer) => errors?.[0]?.extensions.code;
const messageOf = ({ errors }: GraphAnswer) => errors?.[0]?.message;
const seenBy = async (service: TippService, id = FINAL_MATCH) => {
  const { data } = await askSubgraph(service.app, null, `{ match(id: ${id}) { isRunning phase minute } }`);
  return data?.['match'] as { isRunning: boolean; phase: string; minute: number | null };
};
const phase = async (id?: number) => (await seenBy(tipp.service, id)).phase;
const versionOf = () => tipp.service.deps.projection.current().board.states.get(FINAL_MATCH)?.version;

test('a phase is stored, published, shown by every process, and kept by whoever does not name it', async () => {
  expect(codeOf(await save({ isRunning: true, goalsTeam1: 0, goalsTeam2: 0 }))).toBeUndefined();
  expect(await phase()).toBe('NONE');
  expect(codeOf(await save({ phase: 'HALF_TIME' }))).toBeUndefined();
  expect(await seenBy(tipp.service)).toEqual({ isRunning: true, phase: 'HALF_TIME', minute: 76 });
  await until(async () => (await seenBy(second)).phase === 'HALF_TIME');
  await until(() => published.some((data) => data.phase === 'HALF_TIME'));
  await save({ isRunning: true, goalsTeam1: 0, goalsTeam2: 0, phase: null });
  expect(await phase()).toBe('HALF_TIME');
  const third = await buildService(tipp.env, { clock: tipp.clock });
  try {
    expect((await seenBy(third)).phase).toBe('HALF_TIME');
  } finally {
    await third.close();
  }
  const version = versionOf();
  await save({ phase: 'HALF_TIME' });
  expect(versionOf()).toBe(version);
  await save({ phase: 'NONE' });
  expect(await phase()).toBe('NONE');
});

test('a goal ends a half time, but no other phase', async () => {
  await save({ phase: 'HALF_TIME', goalsTeam1: 1, goalsTeam2: 0 });
  expect(await phase()).toBe('HALF_TIME');
  await save({ goalsTeam1: 1, goalsTeam2: 1 });
  expect(await phase()).toBe('NONE');
  await save({ phase: 'EXTRA_TIME' });
  await save({ goalsTeam1: 2, goalsTeam2: 1 });
  expect(await phase()).toBe('EXTRA_TIME');
});

test('it ends with the match, and a match that goes on has none', async () => {
  await save({ isRunning: true, goalsTeam1: 1, goalsTeam2: 1, phase: 'SHOOT_OUT' });
  expect(await phase()).toBe('SHOOT_OUT');
  expect(codeOf(await save({ isRunning: false, penaltiesTeam1: 4, penaltiesTeam2: 2 }))).toBeUndefined();
  await save({ isRunning: true });
  expect(await seenBy(tipp.service)).toMatchObject({ isRunning: true, phase: 'NONE' });
  await save({ isRunning: false, phase: 'NONE' });
  expect(await phase()).toBe('NONE');
});

test('it is refused where it makes no sense', async () => {
  const notRunning = 'Halbzeit, Verlängerung und Elfmeterschießen gibt es nur in einem Spiel, das läuft.';
  const inGroup = 'Verlängerung und Elfmeterschießen gibt es nur in K.-o.-Spielen.';
  await tipp.saveMatch({ matchId: GROUP_MATCH, isRunning: true });
  for (const [input, message] of [
    [{ isRunning: false, phase: 'HALF_TIME' }, notRunning],
    [{ phase: 'EXTRA_TIME' }, notRunning],
    [{ matchId: GROUP_MATCH, phase: 'EXTRA_TIME' }, inGroup],
    [{ matchId: GROUP_MATCH, phase: 'SHOOT_OUT' }, inGroup],
    [{ matchId: OPEN_MATCH, phase: 'HALF_TIME' }, 'Das Spiel hat noch nicht begonnen.'],
  ] as const) {
    const answer = await save(input);
    expect([codeOf(answer), messageOf(answer)]).toEqual(['BAD_USER_INPUT', message]);
  }
  expect(codeOf(await tipp.saveMatch({ matchId: GROUP_MATCH, phase: 'HALF_TIME' }))).toBeUndefined();
  expect(await phase(GROUP_MATCH)).toBe('HALF_TIME');
});

test('the log and a conflict name it', async () => {
  await save({ isRunning: true, goalsTeam1: 2, goalsTeam2: 2, phase: 'EXTRA_TIME' });
  expect(messageOf(await save({ version: 1, goalsTeam1: 3 }))).toMatch(/: 2:2, läuft, Verlängerung\. Bitte/);
  const LOG = '{ auditLog { items { changes { what before after } } } }';
  const change = { what: 'Spielphase', before: 'keine', after: 'Verlängerung' };
  await until(async () => {
    const { data } = await tipp.ask(tipp.admin, LOG);
    const { items } = data?.['auditLog'] as { items: { changes: object[] }[] };
    return items.some(({ changes }) => JSON.stringify(changes).includes(JSON.stringify(change)));
  });
});

test('a match stored or published by a process that knows no phase has none', async () => {
  const { matches } = tipp.service.deps;
  const version = (versionOf() ?? 0) + 1;
  const { phase: _phase, ...former } = {
    ...published.at(-1)!,
    matchId: FINAL_MATCH,
    isRunning: true,
    version,
  };
  const event = createEvent('tipp.match.changed.v3', former, { now: NOW, requestId: 'test' });
  await tipp.service.backbone.bus.publish(event);
  await until(() => versionOf() === version);
  expect(await phase()).toBe('NONE');
  const { mongo } = tipp.service.backbone;
  const stored = mongo.collection('matches');
  const of = async () => (await matches.all()).find(({ _id }) => _id === GROUP_MATCH)?.phase;
  // Such a process ends a match and leaves its phase.
  await stored.updateOne({ _id: GROUP_MATCH as never }, { $set: { isRunning: false, phase: 'HALF_TIME' } });
  expect(await of()).toBe('NONE');
  await stored.updateOne({ _id: GROUP_MATCH as never }, { $set: { isRunning: true }, $unset: { phase: 1 } });
  expect(await of()).toBe('NONE');
});
