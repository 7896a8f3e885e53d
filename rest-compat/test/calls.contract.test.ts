import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { answerSchema, createAjv, readCalls, readDescription, type Description } from '../src/openapi.ts';
import { until } from '@tippspiel/shared/testing/until';
import { openCatcher, tokenIn, type Catcher } from '../../infra/local/testing-mail.ts';
import { startProvider, type TestProvider } from '../../infra/local/testing-provider.ts';
import { registerBy } from './provider-login.ts';
import { startTestStack, type TestStack } from './stack.ts';
import { openBonusQuestion } from './bonus-question.ts';
import { createVisitor, registerPlayer, type Answer, type TestVisitor } from './visitor.ts';

jest.setTimeout(120_000);

type World = {
  player: TestVisitor & { id: number };
  other: TestVisitor & { id: number };
  admin: TestVisitor;
  stranger: TestVisitor;
  /** Comes by a login elsewhere. */
  guest: TestVisitor;
  provider: TestProvider;
  catcher: Catcher;
  /** What earlier rows left behind for later ones. */
  made: Record<string, number | string>;
};

const contact = { street: 'Hauptstraße 1', zipCode: '6020', city: 'Innsbruck', country: 'Österreich' };
const secondPage = [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24];
/** What a match has of the tipp that the player gives, wherever it comes from. */
const tippInfo = [{ goalsTeam1: 2, goalsTeam2: 1, points: 0, isJoker: true }];

/** One row per documented call: how it is called, and what beside the described shape must hold. */
const rows: [
  operationId: string,
  call: (world: World) => Promise<Answer>,
  holds?: (answer: Answer) => void,
][] = [
  [
    'getSession',
    ({ stranger }) => stranger.open(),
    ({ body }) => expect(body).toMatchObject({ data: { authenticated: false, user: null, isWM: false } }),
  ],
  [
    'register',
    ({ stranger }) => stranger.post('/api/auth/register', person('contract@example.org')),
    ({ body }) => expect(body).toMatchObject({ data: { authenticated: true, user: { firstname: 'Ada' } } }),
  ],
  [
    'logout',
    ({ stranger }) => stranger.post('/api/auth/logout'),
    ({ body }) => expect(body).toMatchObject({ data: { authenticated: false } }),
  ],
  [
    'confirmEmail',
    async ({ stranger, catcher }) => {
      const [mail] = await catcher.of('contract@example.org');
      return stranger.post('/api/auth/confirm', { token: tokenIn(mail!, 'bestaetigen') });
    },
  ],
  [
    'forgotPassword',
    ({ stranger }) => stranger.post('/api/auth/password/forgot', { email: 'contract@example.org' }),
    ({ body }) => expect(body).toEqual({}),
  ],
  [
    'resetPassword',
    async ({ stranger, catcher }) => {
      const mails = await catcher.of('contract@example.org', 2);
      const mail = mails.find(({ text }) => text.includes('/passwort-neu/'));
      const password = { password: 'geheim123', passwordRepeat: 'geheim123' };
      return stranger.post('/api/auth/password/reset', {
        token: tokenIn(mail!, 'passwort-neu'),
        ...password,
      });
    },
  ],
  [
    'login',
    ({ stranger }) =>
      stranger.post('/api/auth/login', { email: 'contract@example.org', password: 'geheim123' }),
    ({ body, headers }) =>
      expect(headers.get('x-csrf-token')).toBe((body['data'] as { csrfToken: string }).csrfToken),
  ],
  [
    'getUserStatus',
    ({ player }) => player.get('/api/user/status'),
    ({ body }) =>
      expect(body).toMatchObject({
        status: 3,
        maxJokerCount: 6,
        firstMatchIsLocked: true,
        userDetails: { fullname: 'Grace Spieler', userProfile: { gender: 'f' } },
      }),
  ],
  [
    'saveCommon',
    ({ player }) =>
      player.post('/api/user/common', {
        institution: ' SV Tipp ',
        hobbies: 'Schach',
        age: '36',
        reminder: 12,
      }),
    ({ body }) =>
      expect(body['data']).toMatchObject({
        institution: 'SV Tipp',
        age: '36',
        userProfile: { reminder: 12 },
      }),
  ],
  [
    'saveContact',
    ({ player }) => player.post('/api/user/contact', { id: player.id, ...contact }),
    ({ body }) =>
      expect(body['data']).toMatchObject({
        city: 'Innsbruck',
        userProfile: { street: 'Hauptstraße 1', info: '' },
      }),
  ],
  [
    'saveContact',
    ({ admin, other }) => admin.post('/api/user/contact', { id: other.id, city: 'Wien', adminInfo: 'nett' }),
    ({ body }) =>
      expect(body['data']).toMatchObject({ firstname: 'Alan', city: 'Wien', userProfile: { info: 'nett' } }),
  ],
  ['saveEmail', ({ player }) => player.post('/api/user/email', { email: 'neu@example.org' })],
  ['savePassword', ({ player }) => player.post('/api/user/password', { password: 'geheim125' })],
  [
    'getProfile',
    ({ player }) => player.get('/api/user/profile'),
    ({ body }) =>
      expect(body['data']).toMatchObject({
        fullname: 'Grace Spieler',
        country: 'Österreich',
        userProfile: { street: 'Hauptstraße 1', zipCode: '6020', reminder: 12 },
      }),
  ],
  [
    'exportUser',
    ({ player }) => player.get('/api/user/export'),
    ({ body, headers }) => {
      expect(headers.get('content-disposition')).toContain('attachment');
      expect(body['data']).toMatchObject({
        account: { firstname: 'Grace', street: 'Hauptstraße 1', reminder: 12 },
        logins: [expect.anything()],
      });
    },
  ],
  ['toggleFavorite', ({ player, other }) => player.post(`/api/user/${other.id}/favorite`)],
  [
    'checkRecommendation',
    ({ player }) => player.get('/api/match/checkRecommendation'),
    ({ body }) => expect(body).toEqual({ data: { visible: false } }),
  ],
  [
    'sendRecommendation',
    ({ player }) =>
      player.send('GET', '/api/match/sendRecommendation?email=freundin%40example.org', undefined),
    ({ body }) => expect(body).toEqual({}),
  ],
  [
    'getFavorites',
    ({ player }) => player.get('/api/users/favorite/?pageSize=20&pageNumber=1&search=ALAN'),
    ({ body }) => {
      expect(body).toMatchObject({ totalCount: 1, data: [{ firstname: 'Alan', favorite: true }] });
      expect((body['data'] as { userProfile: unknown }[])[0]!.userProfile).toBeNull();
    },
  ],
  [
    'getUserDetails',
    ({ player, other }) => player.get(`/api/user/details?userId=${other.id}`),
    ({ body }) =>
      expect(body['data']).toMatchObject({
        firstname: 'Alan',
        city: 'Wien',
        favorite: true,
        userProfile: null,
      }),
  ],
  [
    'getUserDetails',
    ({ admin, other }) => admin.get(`/api/user/details?userId=${other.id}`),
    ({ body }) => expect(body['data']).toMatchObject({ firstname: 'Alan', userProfile: { info: 'nett' } }),
  ],
  [
    'getUserDetails',
    ({ player }) => player.get('/api/user/details'),
    ({ body }) => expect(body['data']).toMatchObject({ firstname: 'Grace', userProfile: null }),
  ],
  [
    'getRecommended',
    async ({ player, other, stranger }) => {
      const { body } = await player.get('/api/user/status');
      const recommendGuid = body['recommendGuid'] as string;
      await stranger.post('/api/auth/register', {
        ...{ ...person('konrad@example.org'), firstname: 'Konrad', recommendGuid },
      });
      return other.get(`/api/users/${player.id}/recommended`);
    },
    ({ body }) =>
      expect(body).toMatchObject({
        totalCount: 1,
        data: [{ firstname: 'Konrad', recommendedFrom: { firstname: 'Grace' } }],
      }),
  ],
  [
    'getTippStatus',
    ({ player }) => player.get('/api/tipps/status'),
    ({ body }) =>
      expect(body['data']).toMatchObject({
        firstMatchLockTime: '2024-06-14T19:00:00.000Z',
        winnerTipp: false,
      }),
  ],
  [
    'saveTipp',
    ({ player }) =>
      player.post('/api/tipps', {
        matchId: 16,
        value: '2:1',
        isTeam1: true,
        isTeam2: true,
        setJoker: true,
        isJoker: true,
      }),
    ({ body }) =>
      expect(body['data']).toMatchObject({
        jokerCount: 1,
        tipps: [{ goalsTeam1: 2, goalsTeam2: 1, isJoker: true, isValid: true, match: { id: 16, tippInfo } }],
      }),
  ],
  [
    'getTipps',
    ({ player }) => player.get('/api/tipps?userId=0&pageNumber=2&_=1718'),
    ({ body }) =>
      expect(body['data']).toMatchObject({
        currentPageNumber: 2,
        jokerCount: 1,
        tipps: secondPage.map((id) => ({
          match: {
            id,
            tippInfo: id === 16 ? tippInfo : [],
            team1: { details: { games: expect.any(Number) } },
          },
        })),
      }),
  ],
  [
    'saveWinnerTipp',
    ({ player }) => player.post('/api/tipps/winner', { mark: 'WF', teamKZ: 'POR' }),
    ({ body }) => expect(body['data']).toEqual({ winnerF: 'POR', winnerFPoints: null, disabledF: false }),
  ],
  [
    'getWinnerTipps',
    ({ player }) => player.get('/api/tipps/winner?userId=0&_=1718'),
    ({ body }) =>
      expect(body['data']).toMatchObject({
        rank1: null,
        rank3: null,
        winnerF: 'POR',
        looserF: null,
        disabled: true,
        disabledA: true,
        disabledF: false,
        winnerH: null,
        disabledH: true,
      }),
  ],
  [
    'getMatches',
    ({ player }) => player.get('/api/match'),
    ({ body }) => expect(body['data']).toHaveLength(51),
  ],
  ['getMatchOverview', ({ stranger }) => stranger.get('/api/match/overview')],
  [
    'getGroupTables',
    ({ stranger }) => stranger.get('/api/match/teams'),
    ({ body }) => expect(body['data']).toHaveLength(6),
  ],
  ['getAdminMatches', ({ admin }) => admin.get('/api/match/admin')],
  [
    'saveMatch',
    ({ admin }) => admin.post('/api/match/admin/1', { isRunning: false, goalsTeam1: 5, goalsTeam2: 1 }),
    ({ body }) =>
      expect(body).toMatchObject({ data: { goalsTeam1: 5, isPlayed: true }, evaluation: { isDue: true } }),
  ],
  [
    'saveMatch',
    ({ admin }) => admin.post('/api/match/admin/2', { isRunning: true }),
    ({ body }) => expect(body).toMatchObject({ data: { isRunning: true, isPlayed: false } }),
  ],
  [
    'saveMatch',
    ({ admin }) => admin.post('/api/match/admin/37', { teamKZ1: 'HUN', teamKZ2: 'ALB' }),
    ({ body }) =>
      expect(body).toMatchObject({
        data: { team1: { teamKZ: 'HUN' }, team2: { teamKZ: 'ALB' }, version: 1 },
      }),
  ],
  [
    'saveMatch',
    ({ admin }) => admin.post('/api/match/admin/37', { teamKZ1: '' }),
    ({ body }) =>
      expect(body).toMatchObject({
        data: { team1: { name: 'Zweiter Gruppe A', details: null }, team2: { teamKZ: 'ALB' } },
      }),
  ],
  [
    'saveTeamMark',
    ({ admin }) => admin.post('/api/team/admin/3', { mark: 'WA', teamKZ: '' }),
    ({ body }) => expect(body['data']).toEqual({ mark: 'WA', teamKZ: '', isGiven: false, version: 0 }),
  ],
  [
    'startEvaluation',
    ({ admin }) => admin.get('/api/match/admin/auswertung'),
    ({ body }) => expect(body['data']).toMatchObject({ isRunning: false, isDue: false, matchCount: 1 }),
  ],
  ['getEvaluation', ({ admin }) => admin.get('/api/match/admin/auswertungsstatus')],
  [
    'getRanking',
    ({ player }) => player.get('/api/ranking?pageSize=10&pageNumber=1&search=&onlyFavorites=true'),
    ({ body }) =>
      expect(body).toMatchObject({
        totalCount: 1,
        visible: true,
        settings: [{ value: 'True' }],
        data: [{ favorite: true }],
      }),
  ],
  [
    'getMatchStatistics',
    ({ player }) =>
      player.get('/api/ranking/matchstatistics/?pageSize=10&pageNumber=1&search=&matchId=1&filterOption=5'),
    ({ body }) =>
      expect(body).toMatchObject({ data: [], totalCount: 0, blocked: false, settings: [{ value: 'False' }] }),
  ],
  [
    'getTippStatistics',
    ({ player }) =>
      player.get(
        '/api/ranking/tippstatistics/?pageSize=10&matchId=40&tippValue=2:1&onlyJoker=true&onlyRandom=false',
      ),
    ({ body }) => expect(body).toMatchObject({ data: [], visible: false }),
  ],
  [
    'getWinnerStatistics',
    ({ player }) =>
      player.get('/api/ranking/winnerstatistics/?pageSize=10&teamKZ=GER&kind=G&onlyFavorites=true'),
    ({ body }) => expect(body).toMatchObject({ data: [], settings: [{ value: 'True' }] }),
  ],
  [
    'getTippStatistic',
    ({ player }) => player.get('/api/tipps/statistic/40/?onlyJoker=true&onlyRandom=true&_=1718'),
    ({ body }) => expect(body).toEqual({ data: [], visible: false }),
  ],
  [
    'getDuelRanking',
    ({ player }) => player.get('/api/ranking/duell/?pageSize=10&pageNumber=1&search=&onlyFavorites=false'),
    ({ body }) => expect(body).toMatchObject({ data: [], totalCount: 0, visible: true, blocked: false }),
  ],
  [
    'getDuels',
    ({ player }) => player.get('/api/tipps/duell?userId=0&pageNumber=2&_=1718'),
    ({ body }) =>
      expect(body['data']).toMatchObject({
        currentPageNumber: 2,
        matchFromId: 13,
        matchToId: 24,
        tippDuelle: secondPage.map((id) => ({
          match: { id, tippInfo: id === 16 ? tippInfo : [] },
          state: 'open',
          user2: null,
          tipp1: id === 16 ? { goalsTeam1: 2, goalsTeam2: 1, isJoker: true } : { goalsTeam1: null },
          tipp2: null,
          points: null,
        })),
      }),
  ],
  [
    'getOpenBonus',
    ({ player, made }) => player.get(`/api/bonus/open/${made['bonus']}`),
    ({ body }) =>
      expect(body['data']).toMatchObject({
        question: '<b>Wer</b> schießt das erste Tor?',
        selections: [
          { selectionId: 1, selection: 'Füllkrug' },
          { selectionId: 2, selection: 'Musiala' },
        ],
        points: 3,
        isOpen: true,
        selectionId: 0,
      }),
  ],
  [
    'saveBonusAnswer',
    ({ player, made }) => player.post(`/api/bonus/${made['bonus']}/2`),
    ({ body }) => expect(body['data']).toMatchObject({ selectionId: 2, isOpen: true }),
  ],
  [
    'getBonusResult',
    ({ player, made }) => player.get(`/api/bonus/result/${made['bonus']}?pageSize=10&pageNumber=1&_=1718`),
    ({ body }) =>
      expect(body).toMatchObject({ data: { selectionId: 2, result: [] }, totalCount: 0, visible: false }),
  ],
  [
    'getRankLast',
    ({ player }) => player.get('/api/ranklast'),
    ({ body }) => expect(body['data']).toMatchObject({ kind: 'rank', blocked: false }),
  ],
  [
    'publishPost',
    ({ player }) => player.post('/api/posts', { id: 0, text: ' Auf geht’s! ', groupId: 0 }),
    ({ body }) => expect(body['data']).toMatchObject({ text: 'Auf geht’s!', isDeleteAble: true }),
  ],
  [
    'toggleLike',
    ({ other, made }) => other.post(`/api/posts/${made['publishPost']}/like`),
    ({ body }) => expect(body).toEqual({ data: 1 }),
  ],
  [
    'getLikes',
    ({ player, made }) => player.get(`/api/posts/${made['publishPost']}/likes`),
    ({ body }) => expect(body['totalCount']).toBe(1),
  ],
  [
    'addComment',
    ({ other, made }) =>
      other.post(`/api/posts/${made['publishPost']}/comments`, {
        id: 0,
        parentId: made['publishPost'],
        text: 'Na klar',
      }),
    ({ body }) => expect(body['data']).toMatchObject([{ text: 'Na klar', likes: 0 }]),
  ],
  [
    'getPosts',
    ({ player }) => player.get('/api/posts?pageSize=25&lastId=0&search=&groupId=0'),
    ({ body }) =>
      expect(body).toMatchObject({
        hasMore: false,
        settings: [{ value: 'False' }],
        data: [{ commentCount: 1, likeCount: 1 }],
      }),
  ],
  ['getPost', ({ player, made }) => player.get(`/api/post/${made['publishPost']}`)],
  [
    'deleteComment',
    ({ other, made }) => other.delete(`/api/posts/${made['publishPost']}/comments/${made['addComment']}`),
  ],
  [
    'deletePost',
    ({ player, made }) => player.delete(`/api/posts/${made['publishPost']}`),
    ({ body }) => expect(body['data']).toBeGreaterThan(0),
  ],
  [
    'saveGroup',
    ({ player }) => player.post('/api/group/0', { groupId: 0, name: 'Elf Freunde', password: 'geheim' }),
    ({ body }) =>
      expect(body['data']).toMatchObject({ isPrivate: true, owner: true, memberCount: 1, password: '' }),
  ],
  [
    'joinGroup',
    ({ other, made }) =>
      other.post(`/api/group/${made['saveGroup']}/join`, { groupId: made['saveGroup'], password: 'geheim' }),
    ({ body }) => expect(body['data']).toMatchObject({ member: true, memberCount: 2 }),
  ],
  [
    'getGroups',
    ({ player }) => player.get('/api/groups?filterOption=2&pageSize=10&pageNumber=1&search='),
    ({ body }) => expect(body).toMatchObject({ totalCount: 1, settings: [{ value: '2' }] }),
  ],
  [
    'getGroup',
    ({ player, made }) => player.get(`/api/group/0/?groupGuid=${made['link']}`),
    ({ body }) => expect(body['data']).toMatchObject({ name: 'Elf Freunde' }),
  ],
  ['uploadImage', ({ player }) => upload(player)],
  [
    'cropImage',
    ({ player, made }) => player.get(`/api/cropImage?filename=${made['uploadImage']}&X=0&Y=12.5&W=100&H=75`),
    ({ body }) => expect(body['data']).toMatch(/^u/),
  ],
  [
    'setProfilePicture',
    ({ player, made }) => player.post('/api/user/setProfilePicture', { code: String(made['cropImage']) }),
  ],
  [
    'downloadImage',
    ({ player, made }) => player.get(`/api/downloadImage/${made['setProfilePicture']}?size=96`),
    ({ headers }) => expect(headers.get('cache-control')).toContain('immutable'),
  ],
  [
    'setProfilePicture',
    async ({ guest, provider }) => {
      await registerBy(provider, guest);
      return guest.post('/api/user/setProfilePicture', { code: 'FB' });
    },
    ({ body }) => expect(body['data']).toMatch(/^FB[0-9a-f]+$/),
  ],
  [
    'getProfile',
    async ({ guest, made }) => {
      const stamp = made['setProfilePicture'];
      const stampIn = ({ body }: Answer) => (body['data'] as { pictureStamp: string }).pictureStamp;
      await until(
        'the picture has come',
        async () => stampIn(await guest.get('/api/user/profile')) === stamp,
      );
      return guest.get('/api/user/profile');
    },
    ({ body }) =>
      expect(body['data']).toMatchObject({
        facebookPictureUrl: expect.stringMatching(/^\/api\/downloadImage\/FB/),
      }),
  ],
  [
    'saveContact',
    ({ admin, player }) => admin.post('/api/user/contact', { id: player.id, removePicture: true }),
    ({ body }) => expect(body['data']).toMatchObject({ id: expect.any(Number), pictureStamp: '' }),
  ],
  [
    'deleteAccount',
    ({ stranger }) => stranger.post('/api/user/deleteaccount', { id: 0, delete: 'delete' }),
    ({ headers }) => expect(headers.get('set-cookie')).toMatch(/^tippspiel_session=a\./),
  ],
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
    // The last group has not begun: one can still name its winner.
    catcher = await openCatcher();
    provider = await startProvider('http://localhost/anmelden/zurueck');
    provider.state.current = { sub: 'grace', picture: provider.picture, ...verified('grace@example.org') };
    stack = await startTestStack({
      now: '2024-06-18T15:00:00Z',
      env: { SMTP_URL: catcher.smtpUrl, ...provider.env },
    });
    world = {
      player: await registerPlayer(stack.baseUrl, 'Grace'),
      other: await registerPlayer(stack.baseUrl, 'Alan'),
      admin: await stack.admin(),
      stranger: createVisitor(stack.baseUrl),
      guest: createVisitor(stack.baseUrl),
      provider,
      catcher,
      made: {},
    };
    await world.guest.open();
    world.made['bonus'] = await openBonusQuestion(world.admin);
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

  test('lists that stayed the same are not sent again', async () => {
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

  test('lists by rank are empty and say why while operators block them', async () => {
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

const person = (email: string) => ({
  firstname: 'Ada',
  lastname: 'Lovelace',
  email,
  password: 'geheim123',
  passwordRepeat: 'geheim123',
  gender: 'f',
  acceptTerms: true,
});

async function upload(visitor: TestVisitor): Promise<Answer> {
  const picture = await readFile(new URL('picture.png', import.meta.url));
  const form = new FormData();
  form.set('profilePicture', new Blob([picture], { type: 'image/png' }), 'ich.png');
  return visitor.send('POST', '/api/uploadImage', form);
}
