import { rm } from 'node:fs/promises';
import { askSubgraph, player } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildService, type TippService } from '../src/server.ts';
import { moveKickoffs } from './move-kickoffs.ts';
import { BEFORE, FIRST_KICKOFF, openTipp, until, type TippFixture } from './tipp-fixture.ts';

let tipp: TippFixture;
let restarted: TippService;
let folder: string;

beforeAll(async () => {
  tipp = await openTipp();
  await tipp.register(1, 2);
  await tipp.saveTipp(player(2), { matchId: 1, goalsTeam1: 1, goalsTeam2: 0 });
  tipp.clock.set(new Date(FIRST_KICKOFF.getTime() + 60_000));
  await tipp.service.freezer.freeze();
  folder = await moveKickoffs(tipp.env, { 1: '2024-06-14T21:00:00Z', 2: '2024-06-15T15:00:00Z' });
  restarted = await buildService({ ...tipp.env, TOURNAMENTS_DIR: folder }, { clock: tipp.clock });
  await restarted.app.ready();
});
afterAll(async () => {
  await restarted.close();
  await tipp.service.close();
  await rm(folder, { recursive: true });
});

const ask = (query: string) => askSubgraph(restarted.app, player(2), query);
const save = (matchId: number) =>
  ask(
    `mutation { saveTipp(input: { matchId: ${matchId}, goalsTeam1: 3, goalsTeam2: 0 }) { tipp { goalsTeam1 } } }`,
  );

test('a locked match stays locked if its kick-off is postponed, because a later tipp would never count', async () => {
  expect((await save(1)).errors?.[0]?.extensions.code).toBe('LOCKED');
  expect(
    (await ask('{ match(id: 1) { isLocked } liveMatch(matchId: 1) { tipp { goalsTeam1 } } }')).data,
  ).toEqual({ match: { isLocked: true }, liveMatch: { tipp: { goalsTeam1: 1 } } });
});

test('an open match moves with its kick-off', async () => {
  // Locked by the first file, but not frozen yet.
  tipp.clock.set('2024-06-15T13:00:01Z');
  expect((await save(2)).errors).toBeUndefined();
  expect((await ask('{ match(id: 2) { date isLocked } }')).data).toEqual({
    match: { date: '2024-06-15T15:00:00.000Z', isLocked: false },
  });
});

test('another tournament is refused once tipps are frozen', async () => {
  const settings = { TOURNAMENT: 'wm2022' };
  await expect(buildService({ ...tipp.env, ...settings }, { clock: tipp.clock })).rejects.toThrow(
    'This database holds tipps of the tournament em2024: use new databases',
  );
  const fresh = await openTipp(BEFORE, { TOURNAMENT: 'em2024' });
  const chosen = await buildService({ ...fresh.env, ...settings }, { clock: fresh.clock });
  await chosen.close();
  await fresh.service.close();
});

test('a match locks while the process runs if another process with the former file has frozen it', async () => {
  tipp.clock.set('2024-06-15T13:01:00Z');
  await tipp.service.freezer.freeze();
  await until(async () => (await save(2)).errors?.[0]?.extensions.code === 'LOCKED');
  expect((await ask('{ match(id: 2) { isLocked } }')).data).toEqual({ match: { isLocked: true } });
});
