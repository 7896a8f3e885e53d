import type { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { answerSchema, createAjv, readDescription, type Description } from '../src/openapi.ts';
import { startTestStack, type TestStack } from './stack.ts';
import { registerPlayer, type Answer, type TestVisitor } from './visitor.ts';

/** A World Cup of 32 teams, and one of 48, starting an hour before the first match. */
describe.each([
  {
    tournament: 'wm2022',
    now: '2022-11-20T15:00:00Z',
    opening: 'QAT',
    letters: 'ABCDEFGH',
    perPage: [16, 16, 16, 16],
  },
  {
    tournament: 'wm2026',
    now: '2026-06-11T18:00:00Z',
    opening: 'MEX',
    letters: 'ABCDEFGHIJKL',
    perPage: [24, 24, 24, 32],
  },
])('$tournament over REST', ({ tournament, now, opening, letters, perPage }) => {
  let stack: TestStack;
  let player: TestVisitor & { id: number };
  let admin: TestVisitor;
  let description: Description;
  let ajv: Ajv2020;
  const last = letters.at(-1) as string;
  const matchCount = perPage.reduce((sum, count) => sum + count, 0);

  beforeAll(async () => {
    description = await readDescription();
    ajv = createAjv(description, { defaults: false });
    stack = await startTestStack({ tournament, now });
    player = await registerPlayer(stack.baseUrl, 'Grace');
    admin = await stack.admin();
  });
  afterAll(async () => {
    await stack?.end();
  });

  /** The answer's data, validated against its description. */
  function read(operationId: string, answer: Answer): Record<string, unknown> {
    expect({ operationId, status: answer.status, errorMessage: answer.body['errorMessage'] }).toEqual({
      operationId,
      status: 200,
      errorMessage: undefined,
    });
    const validate = ajv.compile(answerSchema(description, operationId, 200) as object);
    expect(validate(answer.body) ? null : { operationId, errors: validate.errors }).toBeNull();
    return (answer.body['data'] ?? answer.body) as Record<string, unknown>;
  }
  const list = (operationId: string, answer: Answer) =>
    read(operationId, answer) as unknown as Record<string, unknown>[];

  test('says that it is a World Cup with eight jokers', async () => {
    expect(read('getUserStatus', await player.get('/api/user/status'))).toMatchObject({
      isWM: true,
      maxJokerCount: 8,
      firstMatchIsLocked: false,
    });
    expect(read('getTippStatus', await player.get('/api/tipps/status'))).toMatchObject({
      isWM: true,
      winnerTipp: false,
      showPatriot: true,
    });
  });

  test('has its tip pages, the finals last, and no page after them', async () => {
    for (const [index, count] of perPage.entries()) {
      const path = `/api/tipps?pageNumber=${index + 1}`;
      expect(read('getTipps', await player.get(path))).toMatchObject({
        currentPageNumber: index + 1,
        tipps: { length: count },
      });
    }
    expect((await player.get(`/api/tipps?pageNumber=${perPage.length + 1}`)).status).toBe(400);
  });

  test('has its groups, its matches and their rounds', async () => {
    const tables = list('getGroupTables', await player.get('/api/match/teams'));
    expect(tables.map(({ group }) => group).join('')).toBe(letters);
    const matches = list('getMatches', await player.get('/api/match'));
    expect(matches).toHaveLength(matchCount);
    expect(matches.at(-2)).toMatchObject({ group: '-', roundName: 'Spiel um Platz 3' });
    const adminMatches = read('getAdminMatches', await admin.get('/api/match/admin')) as unknown as unknown[];
    expect(adminMatches).toHaveLength(matchCount);
  });

  test('takes eight jokers and not a ninth', async () => {
    for (const matchId of Array.from({ length: 9 }, (_, index) => matchCount - index)) {
      const tipp = { tippId: 0, matchId, setJoker: true, isJoker: true };
      const answer = await player.post('/api/tipps', tipp);
      expect([matchId, answer.status]).toEqual([matchId, matchId === matchCount - 8 ? 400 : 200]);
    }
  });

  test('takes winner tipps of third place and of the last group, and shows the whole record', async () => {
    const tables = list('getGroupTables', await player.get('/api/match/teams'));
    const teams = tables.at(-1)?.['teams'] as { teamKZ: string }[];
    const [winner, looser] = [teams[0]?.teamKZ, teams[3]?.teamKZ];
    for (const [mark, teamKZ] of [
      ['P3', opening],
      [`W${last}`, winner],
      [`L${last}`, looser],
    ] as const) {
      read('saveWinnerTipp', await player.post('/api/tipps/winner', { mark, teamKZ }));
    }
    expect(read('getWinnerTipps', await player.get('/api/tipps/winner'))).toMatchObject({
      rank1: null,
      rank3: opening,
      disabled: false,
      [`winner${last}`]: winner,
      [`looser${last}`]: looser,
      [`disabled${last}`]: false,
    });
    const next = String.fromCharCode(last.charCodeAt(0) + 1);
    const answer = await player.post('/api/tipps/winner', { mark: `W${next}`, teamKZ: opening });
    expect(answer.status).toBe(404);
  });

  test('an operator cannot decide the last group before it is played', async () => {
    const tables = list('getGroupTables', await player.get('/api/match/teams'));
    const code = (tables.at(-1)?.['teams'] as { teamKZ: string }[])[0]?.teamKZ;
    const early = await admin.post('/api/team/admin/1', { mark: `W${last}`, teamKZ: code });
    expect({ status: early.status, known: String(early.body['errorMessage']).includes(last) }).toEqual({
      status: 400,
      known: true,
    });
  });
});
