import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { answerSchema, createAjv, readCalls, readDescription, type Description } from '../src/openapi.ts';
import { repositoryRoot } from '../../infra/local/places.ts';
import { openCatcher, tokenIn, type Catcher } from '../../infra/local/testing-mail.ts';
import { startProvider, type TestProvider } from '../../infra/local/testing-provider.ts';
import { startTestStack, type TestStack } from './stack.ts';
import { accountsRows } from './calls/accounts.ts';
import { bonusRows } from './calls/bonus.ts';
import { groupsRows } from './calls/groups.ts';
import { leavingRows } from './calls/leaving.ts';
import { matchesRows } from './calls/matches.ts';
import { picturesRows } from './calls/pictures.ts';
import { postsRows } from './calls/posts.ts';
import { prizesRows } from './calls/prizes.ts';
import { rankingRows } from './calls/ranking.ts';
import { sponsorsRows } from './calls/sponsors.ts';
import { tippsRows } from './calls/tipps.ts';
import { usersRows } from './calls/users.ts';
import type { World } from './calls/row.ts';
import { openBonusQuestion } from './bonus-question.ts';
import { describeLocked } from './locked.ts';
import { addDuePrize } from './prize.ts';
import { createVisitor, registerPlayer } from './visitor.ts';

type Named = { name: string };
type Tipp = { goalsTeam1: number | null; goalsTeam2: number | null; match: { team1: Named; team2: Named } };

/** Every documented call, in an order in which later calls use the data of earlier ones. */
const rows = [
  ...accountsRows,
  ...usersRows,
  ...tippsRows,
  ...matchesRows,
  ...rankingRows,
  ...bonusRows,
  ...prizesRows,
  ...postsRows,
  ...groupsRows,
  ...picturesRows,
  ...sponsorsRows,
  ...leavingRows,
];

describe('the documented calls', () => {
  let stack: TestStack;
  let world: World;
  let catcher: Catcher;
  let provider: TestProvider;
  let description: Description;
  let ajv: Ajv2020;

  beforeAll(async () => {
    description = await readDescription();
    ajv = createAjv(description, { defaults: false });
    // The last group has not begun, so players can still tip its winner.
    catcher = await openCatcher();
    provider = await startProvider('http://localhost/anmelden/zurueck');
    provider.state.current = { sub: 'grace', picture: provider.picture, ...verified('grace@example.org') };
    stack = await startTestStack({
      now: '2024-06-18T15:00:00Z',
      env: { SMTP_URL: catcher.smtpUrl, ...provider.env },
    });
    const player = await registerPlayer(stack.baseUrl, 'Grace');
    // A player with an unconfirmed address cannot win.
    const [mail] = await catcher.of(player.email);
    await player.post('/api/auth/confirm', { token: tokenIn(mail!, 'bestaetigen') });
    const other = await registerPlayer(stack.baseUrl, 'Alan');
    await stack.notePlace(other.email, 12);
    world = {
      player,
      other,
      admin: await stack.admin(),
      stranger: createVisitor(stack.baseUrl),
      guest: createVisitor(stack.baseUrl),
      provider,
      catcher,
      made: {},
    };
    await world.guest.open();
    world.made['bonus'] = await openBonusQuestion(world.admin);
    world.made['duePrice'] = await addDuePrize(stack, [player.id]);
  });
  afterAll(async () => {
    await stack?.end();
    await catcher?.stop();
    await provider?.stop();
  });

  test.each(rows.map(([operationId, call, holds]) => ({ operationId, call, holds })))(
    '$operationId answers as it is described',
    async ({ operationId, call, holds }) => {
      const answer = await call(world);
      expect({ status: answer.status, errorMessage: answer.body['errorMessage'] }).toEqual({
        status: 200,
        errorMessage: undefined,
      });
      const schema = answerSchema(description, operationId, 200);
      if (schema) expect(problemsOf(schema, answer.body)).toBeNull();
      holds?.(answer);
      remember(operationId, answer.body);
    },
  );

  test('every described call has its row', () => {
    expect([...new Set(rows.map(([operationId]) => operationId))].sort()).toEqual(
      Object.keys(readCalls(description)).sort(),
    );
  });

  test('unchanged lists get 304', async () => {
    for (const path of [
      '/api/match',
      '/api/match/teams',
      '/api/match/overview',
      '/api/ranking',
      '/api/ranking/duell',
    ]) {
      const first = await world.player.get(path);
      const headers = { 'if-none-match': String(first.headers.get('etag')) };
      const again = await world.player.get(path, { headers });
      expect({ path, status: again.status, text: again.text }).toEqual({ path, status: 304, text: '' });
    }
  });

  test('ranked lists are empty, and explain it, while operators block them', async () => {
    const block = (isBlocked: boolean) =>
      world.admin.graphql(
        `mutation { blockRanking(input: { isBlocked: ${isBlocked} }) { evaluation { isRankingBlocked } } }`,
      );
    await block(true);
    try {
      for (const path of [
        'ranking',
        'ranking/duell',
        'ranking/matchstatistics?matchId=1',
        'ranking/tippstatistics?matchId=1&tippValue=2:1',
        'ranking/winnerstatistics?teamKZ=GER',
      ]) {
        const { body } = await world.player.get(`/api/${path}`);
        expect({ path, ...body }).toMatchObject({ path, data: [], totalCount: 0, blocked: true });
      }
      const { body } = await world.player.get(`/api/bonus/result/${world.made['bonus']}`);
      expect(body).toMatchObject({ data: { result: [] }, totalCount: 0, blocked: true });
    } finally {
      await block(false);
    }
  });

  test('the example client in docs/api.md works', async () => {
    const reader = await registerPlayer(stack.baseUrl, 'Radia');
    const args = ['docs/examples/tipp-client.mjs', stack.baseUrl, reader.email, 'geheim123'];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: repositoryRoot });
    const [head, saved, ...ranking] = stdout.trim().split('\n');
    expect(head).toBe('Radia Spieler, EM 2024');
    expect(ranking[0]).toMatch(/^\d+\. .+ Spieler, \d+ points$/);
    const { body } = await reader.get('/api/tipps?pageNumber=0');
    const { tipps } = body['data'] as { tipps: Tipp[] };
    const tipped = tipps.find(({ goalsTeam1 }) => goalsTeam1 !== null) as Tipp;
    expect(tipped).toMatchObject({ goalsTeam1: 2, goalsTeam2: 1 });
    expect(saved).toBe(`${tipped.match.team1.name} – ${tipped.match.team2.name}: 2:1`);
  });

  describeLocked(() => stack);

  function problemsOf(schema: object, body: unknown): unknown {
    const validate = ajv.compile(schema);
    return validate(body) ? null : validate.errors;
  }

  function remember(operationId: string, body: Record<string, unknown>): void {
    const data = body['data'] as { id?: number; link?: string } | { id: number }[] | string | undefined;
    if (typeof data === 'string') world.made[operationId] = data;
    else if (Array.isArray(data)) world.made[operationId] = data.at(-1)?.id ?? 0;
    else if (data?.id !== undefined) world.made[operationId] = data.id;
    if (data && typeof data === 'object' && 'link' in data && data.link) world.made['link'] = data.link;
  }
});

const verified = (email: string) => ({ email, email_verified: true });
