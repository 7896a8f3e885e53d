import { rm } from 'node:fs/promises';
import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import { askSubgraph, player } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildService, type TippService } from '../src/server.ts';
import { moveKickoffs } from './move-kickoffs.ts';
import { openTipp, until, type TippFixture } from './tipp-fixture.ts';

let tipp: TippFixture;
let service: TippService;
let folder: string;

const bernd = player(2);
const prize = { id: 0, version: 0, key: 'day', name: 'Ein Ball', priceKind: 'Tagespreis' };
const SAVE_PRICE = `mutation ($input: SavePriceInput!) {
  savePrice(input: $input) {
    price { id date fromMatchId toMatchId fromMatch { id } toMatch { id } drawing { seedHash } }
  }
}`;

beforeAll(async () => {
  tipp = await openTipp(new Date('2024-06-21T12:00:00Z'));
  await tipp.register(1, 2, 3);
  await tipp.saveTipp(bernd, { matchId: 20, goalsTeam1: 2, goalsTeam2: 0 });
  await tipp.saveTipp(bernd, { matchId: 21, goalsTeam1: 1, goalsTeam2: 0 });
  await tipp.saveTipp(player(3), { matchId: 21, goalsTeam1: 1, goalsTeam2: 0 });
  await tipp.ask(tipp.admin, SAVE_PRICE, { input: { ...prize, date: '2024-06-21' } });
  await tipp.service.close();
  // Between matches 23 and 24 of the next day.
  folder = await moveKickoffs(tipp.env, { 20: '2024-06-22T18:00:00Z' });
  service = await buildService({ ...tipp.env, TOURNAMENTS_DIR: folder }, { clock: tipp.clock });
  await service.app.ready();
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

async function ask<Data>(query: string, who = bernd, variables = {}): Promise<Data> {
  const { data, errors } = await askSubgraph(service.app, who, query, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data as Data;
}
const ids = (matches: { id: number }[]) => matches.map(({ id }) => id);
type Matches = { id: number }[];

type Price = { id: number; date: string; toMatch: { id: number }; drawing: { seedHash: string } };
const savePrice = async (input: object) =>
  (await ask<{ savePrice: { price: Price } }>(SAVE_PRICE, tipp.admin, { input })).savePrice.price;

test('a prize of the former day waits for the postponed match, until its operator chooses the day anew', async () => {
  const [before] = (
    await ask<{ prices: Price[] }>('{ prices { id date toMatch { id } drawing { seedHash } } }')
  ).prices;
  // Its last match is the one whose tipp is open longest.
  expect(before).toMatchObject({ date: '2024-06-22T18:00:00.000Z', toMatch: { id: 20 } });
  const { key: _key, ...changed } = { ...prize, id: before!.id, version: 1, name: 'Zwei Bälle' };
  const renamed = await savePrice({ ...changed, fromMatchId: 19, toMatchId: 21 });
  expect(renamed).toMatchObject(before!);
  const anew = await savePrice({ ...changed, version: 2, date: '2024-06-21' });
  expect(anew.date).toBe('2024-06-21T19:00:00.000Z');
  expect(anew.drawing.seedHash).not.toBe(before!.drawing.seedHash);
});

test('a postponed match keeps its number and tipps, stays open, and is played on its new day', async () => {
  tipp.clock.set('2024-06-21T19:30:00Z');
  await service.freezer.freeze();
  const { matchOverview } = await ask<{ matchOverview: { lastMatches: Matches; nextMatches: Matches } }>(
    '{ matchOverview { lastMatches { id } nextMatches { id } } }',
  );
  expect(ids(matchOverview.lastMatches)).toEqual([21, 19, 18]);
  expect(ids(matchOverview.nextMatches)).toEqual([22, 23, 20]);
  const { duelMarks } = await ask<{ duelMarks: { matchId: number }[] }>('{ duelMarks { matchId } }');
  expect(duelMarks.slice(-2).map(({ matchId }) => matchId)).toEqual([21, 22]);
  const { days } = await ask<{ days: { matches: Matches }[] }>('{ days: matchDays { matches { id } } }');
  expect(days.slice(7, 9).map(({ matches }) => ids(matches))).toEqual([
    [19, 21],
    [22, 23, 20, 24],
  ]);
  const { page } = await ask<{ page: { tipps: { match: { id: number } }[] } }>(
    '{ page: tipps(pageNumber: 2) { tipps { goalsTeam1 match { id isLocked } } } }',
  );
  // By kick-off: 20 is played between 23 and 24.
  expect(page.tipps.map(({ match }) => match.id)).toEqual([13, 14, 15, 16, 17, 18, 19, 21, 22, 23, 20, 24]);
  const { duelPage } = await ask<{ duelPage: { duels: { match: { id: number } }[] } }>(
    '{ duelPage: duels(pageNumber: 2) { duels { match { id } } } }',
  );
  expect(duelPage.duels.map(({ match }) => match.id)).toEqual(page.tipps.map(({ match }) => match.id));
  expect(page.tipps.find(({ match }) => match.id === 20)).toEqual({
    goalsTeam1: 2,
    match: { id: 20, isLocked: false },
  });
  await ask('mutation { saveTipp(input: { matchId: 20, goalsTeam1: 3, goalsTeam2: 0 }) { jokerCount } }');

  tipp.clock.set('2024-06-22T18:01:00Z');
  await service.freezer.freeze();
  await expect(
    ask('mutation { saveTipp(input: { matchId: 20, goalsTeam1: 4, goalsTeam2: 0 }) { jokerCount } }'),
  ).rejects.toThrow('LOCKED');
  for (const [matchId, goals] of [
    [21, 1],
    [20, 3],
  ])
    // prettier-ignore
    await ask(
      `mutation { saveMatch(input: { matchId: ${matchId}, goalsTeam1: ${goals}, goalsTeam2: 0, isRunning: false }) { match { id } } }`,
      tipp.admin,
    );
  await ask('mutation { startEvaluation { evaluation { matchCount } } }', tipp.admin);
  const recent = await ask<{ recentTipps: { matches: Matches; rows: object[] } }>(
    '{ recentTipps(userIds: [2]) { matches { id } rows { exactCount } } }',
  );
  expect(ids(recent.recentTipps.matches)).toEqual([21, 20]);
  expect(recent.recentTipps.rows).toEqual([{ exactCount: 2 }]);
});

test('a prize of the new day is drawn among those who tipped the matches of that day', async () => {
  const known = { version: 1, isConfirmed: true, hasAddress: true };
  for (const userId of [2, 3])
    await service.backbone.bus.publish(
      createEvent(
        'user.eligibility.changed.v1',
        { userId, ...known },
        { now: new Date(), requestId: 'test' },
      ),
    );
  await until(() => [2, 3].every((userId) => service.deps.eligibility.hasAddress(userId)));
  const { id, ...price } = await savePrice({ ...prize, key: 'new day', date: '2024-06-22' });
  expect(price).toMatchObject({ fromMatchId: 22, toMatchId: 24, fromMatch: { id: 22 }, toMatch: { id: 24 } });
  const entryOf = async (who: typeof bernd) =>
    (await ask<{ price: object }>(`{ price(id: ${id}) { entry } }`, who)).price;
  expect(await entryOf(bernd)).toEqual({ entry: 'IN' });
  // Player 3 tipped match 21 alone, of the day before.
  expect(await entryOf(player(3))).toEqual({ entry: 'NO_TIPP' });
  tipp.clock.set('2024-06-22T19:01:00Z');
  await service.freezer.freeze();
  const candidates = '{ items { id } }';
  const args = 'fromMatchId: 1, toMatchId: 1';
  expect(await ask(`{ randomCandidates(${args}, priceId: ${id}) ${candidates} }`, tipp.admin)).toEqual({
    randomCandidates: { items: [{ id: 2 }] },
  });
  await expect(ask(`{ randomCandidates(${args}, priceId: 999) ${candidates} }`, tipp.admin)).rejects.toThrow(
    'NOT_FOUND',
  );
  const drawn = 'price { drawing { candidateCount } winners { user { id } } }';
  expect(await ask(`mutation { drawPrice(input: { id: ${id} }) { ${drawn} } }`, tipp.admin)).toEqual({
    drawPrice: { price: { drawing: { candidateCount: 1 }, winners: [{ user: { id: 2 } }] } },
  });
});
