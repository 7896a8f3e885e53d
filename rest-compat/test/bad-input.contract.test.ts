import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { until } from '@tippspiel/shared/testing/until';
import { startTestStack, type TestStack } from './stack.ts';
import { closeBonusQuestion, openBonusQuestion } from './bonus-question.ts';
import { createVisitor, registerPlayer, type TestVisitor } from './visitor.ts';

jest.setTimeout(120_000);

const PAGE_IS_OLD = 'Die Seite ist veraltet. Bitte lade sie neu.';
const german = /^[A-ZÄÖÜ][^{}<>]*[.!)]$/;
type Fields = Record<string, string | number | boolean | null | undefined>;
type Form = 'json' | 'urlencoded' | 'multipart';

const tipp = (fields: Fields): Fields => ({ matchId: 16, value: '1', isTeam1: true, ...fields });
const long = 'x'.repeat(10_240);
const GOALS_WRONG = 'Bitte wähle 0 bis 15 Tore oder - für keine.';
const account: Fields = {
  firstname: 'Ada',
  lastname: 'Lovelace',
  email: 'bad-input@example.org',
  password: 'geheim123',
  passwordRepeat: 'geheim123',
  gender: 'f',
  acceptTerms: true,
};

/** Calls that a player may make, with fields nobody may send. */
const refused: [name: string, path: string, fields: Fields, status: number][] = [
  ["another player's contact", '/api/user/contact', { id: 999_999, city: 'Wien' }, 403],
  ['a note about oneself', '/api/user/contact', { adminInfo: 'nett' }, 403],
  ['an own lock taken off', '/api/user/contact', { isLocked: false }, 403],
  ["another player's interests", '/api/user/common', { id: 999_999, age: '36' }, 403],
  ["another player's password", '/api/user/password', { id: 999_999, password: 'geheim125' }, 403],
  ["another player's address", '/api/user/email', { id: 999_999, email: 'neu@example.org' }, 403],
  ["another player's account", '/api/user/deleteaccount', { id: 999_999, delete: 'delete' }, 403],
  ['an account without a word', '/api/user/deleteaccount', {}, 400],
  ['an account by another word', '/api/user/deleteaccount', { delete: 'true' }, 400],
  ['a profile of a word', '/api/user/contact', { id: 'x', city: 'Wien' }, 400],
  ['no first name', '/api/user/contact', { firstname: ' ' }, 400],
  ['a last name of 10 kB', '/api/user/contact', { lastname: long }, 400],
  ['a street of 10 kB', '/api/user/contact', { street: long }, 400],
  ['a city as code', '/api/user/contact', { city: '\u0000' }, 400],
  ['another country', '/api/user/contact', { country: 'Atlantis' }, 400],
  ['another gender', '/api/user/contact', { gender: 'x' }, 400],
  ['a reminder of 7 hours', '/api/user/common', { reminder: 7 }, 400],
  ['a reminder of x hours', '/api/user/common', { reminder: 'x' }, 400],
  ['interests of 10 kB', '/api/user/common', { hobbies: long }, 400],
  ['no new address', '/api/user/email', {}, 400],
  ['a new address without a place', '/api/user/email', { email: 'ada' }, 400],
  ['no new password', '/api/user/password', {}, 400],
  ['a short new password', '/api/user/password', { password: '12345' }, 400],
  ['a well-known password', '/api/user/password', { password: 'iloveyou' }, 400],
  ['two new passwords', '/api/user/password', { password: 'geheim125', passwordRepeat: 'geheim126' }, 400],
  ['a goal of 16', '/api/tipps', tipp({ value: '16' }), 400],
  ['a goal of -2', '/api/tipps', tipp({ value: '-2' }), 400],
  ['a goal of 1.5', '/api/tipps', tipp({ value: '1.5' }), 400],
  ['a goal of x', '/api/tipps', tipp({ value: 'x' }), 400],
  ['a goal of 1e1', '/api/tipps', tipp({ value: '1e1' }), 400],
  ['a goal of 10 kB', '/api/tipps', tipp({ value: long }), 400],
  ['three goals', '/api/tipps', tipp({ value: '1:2:3', isTeam2: true }), 400],
  ['nothing to save', '/api/tipps', { matchId: 16 }, 400],
  ['no match', '/api/tipps', { value: '1', isTeam1: true }, 400],
  ['a match that does not exist', '/api/tipps', tipp({ matchId: 999 }), 404],
  ['match 0', '/api/tipps', tipp({ matchId: 0 }), 400],
  ['match 1.5', '/api/tipps', tipp({ matchId: '1.5' }), 400],
  ['a match of 2^40', '/api/tipps', tipp({ matchId: 2 ** 40 }), 400],
  ['a match as code', '/api/tipps', tipp({ matchId: '{"$gt":0}' }), 400],
  ['a locked match', '/api/tipps', tipp({ matchId: 1 }), 400],
  ['a match as hexadecimal number', '/api/tipps', tipp({ matchId: '0x1E' }), 400],
  ['goals without a value', '/api/tipps', { matchId: 16, isTeam1: true }, 400],
  ['a joker that is neither set nor removed', '/api/tipps', { matchId: 16, setJoker: true }, 400],
  ["another player's tippId", '/api/tipps', tipp({ tippId: 999_999 }), 403],
  ['a team that is neither yes nor no', '/api/tipps', tipp({ isTeam1: 'vielleicht' }), 400],
  ['a winner tipp on a mark there is not', '/api/tipps/winner', { mark: 'P3', teamKZ: 'GER' }, 404],
  ['a winner tipp on a mark of 10 kB', '/api/tipps/winner', { mark: long, teamKZ: 'GER' }, 404],
  ['a winner tipp on __proto__', '/api/tipps/winner', { mark: '__proto__', teamKZ: 'GER' }, 404],
  ['a winner tipp without a mark', '/api/tipps/winner', { teamKZ: 'GER' }, 400],
  ['a winner tipp without a team', '/api/tipps/winner', { mark: 'WF' }, 400],
  ['a winner tipp for a team there is not', '/api/tipps/winner', { mark: 'WF', teamKZ: 'BRA' }, 400],
  ['a winner tipp for a team of another group', '/api/tipps/winner', { mark: 'WF', teamKZ: 'GER' }, 400],
  ['a winner tipp for a team as code', '/api/tipps/winner', { mark: 'WF', teamKZ: '{"$ne":1}' }, 400],
  ['a winner tipp on the podium after the lock', '/api/tipps/winner', { mark: 'P1', teamKZ: 'GER' }, 400],
  ['a winner tipp on a group after the lock', '/api/tipps/winner', { mark: 'WF', teamKZ: 'POR' }, 400],
  ['a winner tipp taken back after the lock', '/api/tipps/winner', { mark: 'WF', teamKZ: '' }, 400],
  ['an answer to a bonus question there is not', '/api/bonus/999/1', {}, 404],
  ['an answer to bonus question 0', '/api/bonus/0/1', {}, 400],
  ['an answer to bonus question x', '/api/bonus/x/1', {}, 400],
  ['an answer that the bonus question does not have', '/api/bonus/BONUS/3', {}, 400],
  ['answer -1 to a bonus question', '/api/bonus/BONUS/-1', {}, 400],
  ['answer 1.5 to a bonus question', '/api/bonus/BONUS/1.5', {}, 400],
  ['answer 2^40 to a bonus question', `/api/bonus/BONUS/${2 ** 40}`, {}, 400],
  ['an empty post', '/api/posts', { text: '  \n ' }, 400],
  ['a post without text', '/api/posts', {}, 400],
  ['a post of 30 kB', '/api/posts', { text: 'x'.repeat(30_000) }, 400],
  ["someone else's post under one's own", '/api/posts', { id: 7, text: 'x' }, 400],
  ['a post in a group that is not one’s own', '/api/posts', { text: 'x', groupId: 999 }, 403],
  ['a like for nothing', '/api/posts/999999/like', {}, 404],
  ['a like for x', '/api/posts/x/like', {}, 400],
  ['a comment on nothing', '/api/posts/999999/comments', { text: 'x' }, 404],
  ['a group without a name', '/api/group/0', { name: '  ' }, 400],
  ['a group with a name of 10 kB', '/api/group/0', { name: long }, 400],
  ['a new group with the number of another', '/api/group/0', { groupId: 12, name: 'x' }, 400],
  ['a group that does not exist', '/api/group/999999', { name: 'x' }, 404],
  ['joining a group that does not exist', '/api/group/999999/join', {}, 404],
  ['joining for someone else', '/api/group/1/join', { userId: 5, add: true }, 400],
  ['oneself as favourite', '/api/user/SELF/favorite', { favorite: true }, 400],
  ['nobody as favourite', '/api/user/999999/favorite', {}, 404],
  [
    'a picture that was not uploaded',
    '/api/user/setProfilePicture',
    { code: 'uffffffffffffffffffffffffffffffff.webp' },
    404,
  ],
  ['no picture', '/api/user/setProfilePicture', {}, 400],
  ['a picture of a social network', '/api/user/setProfilePicture', { code: 'FB' }, 404],
  ["another player's picture removed", '/api/user/contact', { id: 999_999, removePicture: true }, 403],
  ['a picture removed by a word', '/api/user/contact', { removePicture: 'ja' }, 400],
  ['a picture of 10 kB of name', '/api/user/setProfilePicture', { code: long }, 400],
  ['a picture by path', '/api/user/setProfilePicture', { code: '../../etc/passwd' }, 404],
  ['a result by a player', '/api/match/admin/1', { goalsTeam1: 1, goalsTeam2: 1 }, 403],
  ['teams by a player', '/api/match/admin/37', { teamKZ1: 'GER' }, 403],
  ['a group winner by a player', '/api/team/admin/1', { mark: 'WA', teamKZ: 'GER' }, 403],
  ['no file', '/api/uploadImage', { file: 'text' }, 400],
];

/** The same for visitors who are not logged in. */
const refusedAccounts: [name: string, fields: Fields, message: string | RegExp][] = [
  ['nothing', {}, german],
  [
    'an e-mail of 10 kB',
    { ...account, email: `${long}@example.org` },
    'Die E-Mail-Adresse darf höchstens 500 Zeichen haben.',
  ],
  ['a first name of 10 kB', { ...account, firstname: long }, 'Der Vorname darf höchstens 200 Zeichen haben.'],
  ['a password of 10 kB', { ...account, password: long }, 'Das Passwort muss 6 bis 40 Zeichen haben.'],
  ['no e-mail', { ...account, email: 'ada' }, german],
  ['a short password', { ...account, password: '12345', passwordRepeat: '12345' }, german],
  ['two passwords', { ...account, passwordRepeat: 'geheim124' }, german],
  ['no consent', { ...account, acceptTerms: false }, german],
  ['another gender', { ...account, gender: 'x' }, german],
];

describe('what is refused', () => {
  let stack: TestStack;
  let player: TestVisitor & { id: number };
  let bonusId: number;

  beforeAll(async () => {
    stack = await startTestStack({ env: { LOGIN_MAX_FAILURES: '3' } });
    player = await registerPlayer(stack.baseUrl);
    bonusId = await openBonusQuestion(await stack.admin());
  });
  afterAll(() => stack?.end());

  test.each(refused)('%s', async (_name, path, fields, status) => {
    const answer = await player.post(
      path.replace('SELF', String(player.id)).replace('BONUS', String(bonusId)),
      fields,
    );
    expect({ status: answer.status, body: answer.body }).toEqual({
      status,
      body: { errorMessage: expect.any(String) },
    });
    expect(answer.body['errorMessage']).toMatch(path === '/api/uploadImage' ? /^Keine Datei/ : german);
  });

  test.each<[string, string, number]>([
    ['a match that does not exist', 'ranking/matchstatistics?matchId=999', 404],
    ['a filter that does not exist', 'ranking/matchstatistics?matchId=1&filterOption=4', 400],
    ['a filter of x', 'ranking/matchstatistics?matchId=1&filterOption=x', 400],
    ['a page size of a billion', 'ranking/matchstatistics?matchId=1&pageSize=1000000000', 400],
    ['page -1', 'ranking/matchstatistics?matchId=1&pageNumber=-1', 400],
    ['page a billion', 'ranking/matchstatistics?matchId=1&pageNumber=1000000000', 400],
    ['a search of 10 kB', `ranking/matchstatistics?matchId=1&search=${long}`, 400],
    ['no tipp', 'ranking/tippstatistics?matchId=1', 400],
    ['a tipp of 16 goals', 'ranking/tippstatistics?matchId=1&tippValue=16:0', 400],
    ['a tipp as code', 'ranking/tippstatistics?matchId=1&tippValue={"$gt":0}', 400],
    ['a joker that is neither yes nor no', 'ranking/tippstatistics?tippValue=2:1&onlyJoker=1', 400],
    ['no team', 'ranking/winnerstatistics?kind=P1', 400],
    ['a team that does not exist', 'ranking/winnerstatistics?teamKZ=BRA', 400],
    ['a third place at a European championship', 'ranking/winnerstatistics?teamKZ=GER&kind=P3', 400],
    ['a kind that does not exist', 'ranking/winnerstatistics?teamKZ=GER&kind=__proto__', 400],
    ['the statistic of no match', 'tipps/statistic/999', 404],
    ['the statistic of match 0', 'tipps/statistic/0', 400],
    ['the statistic of match x', 'tipps/statistic/x', 400],
  ])('of statistics: %s', async (_name, path, status) => {
    const answer = await player.get(`/api/${path}`);
    expect({ status: answer.status, body: answer.body }).toEqual({
      status,
      body: { errorMessage: expect.stringMatching(german) },
    });
  });

  test.each<[string, string, number]>([
    ['the card of nobody', 'user/details?userId=999999', 404],
    ['the card of player x', 'user/details?userId=x', 400],
    ['the card of player -1', 'user/details?userId=-1', 400],
    ['whom nobody recommended', 'users/999999/recommended', 404],
    ['whom player 0 recommended', 'users/0/recommended', 400],
    ['page 0 of whom a player recommended', 'users/1/recommended?pageNumber=0', 400],
    ['the own list by the billion', 'users/favorite/?pageSize=1000000000', 400],
    ['page -1 of the own list', 'users/favorite/?pageNumber=-1', 400],
    ['a search of 10 kB in the own list', `users/favorite/?search=${long}`, 400],
  ])('of players: %s', async (_name, path, status) => {
    const answer = await player.get(`/api/${path}`);
    expect({ status: answer.status, body: answer.body }).toEqual({
      status,
      body: { errorMessage: expect.stringMatching(/^[A-ZÄÖÜ][^{}<>]*$/) },
    });
  });

  test.each<[string, string, number]>([
    ['nobody', '', 400],
    ['an address without a place', '?email=ada', 400],
    ['an address of 10 kB', `?email=${long}@example.org`, 400],
    ['two addresses', '?email=a%40example.org,b%40example.org', 400],
    ['an address with a header', '?email=a%40example.org%0d%0aBcc:b%40example.org', 400],
    ['a group that does not exist', '?email=a%40example.org&groupId=999999', 404],
    ['group x', '?email=a%40example.org&groupId=x', 400],
  ])('of recommendations: to %s', async (_name, query, status) => {
    const answer = await player.send('GET', `/api/match/sendRecommendation${query}`, undefined);
    expect({ status: answer.status, body: answer.body }).toEqual({
      status,
      body: { errorMessage: expect.stringMatching(german) },
    });
  });

  test('a recommendation without the headers of a write', async () => {
    const answer = await player.get('/api/match/sendRecommendation?email=a%40example.org', {
      without: ['token'],
    });
    expect(answer.status).toBe(403);
  });

  test('statistics of an open match name nobody', async () => {
    expect((await player.get('/api/tipps/statistic/40')).body).toEqual({ data: [], visible: false });
    const list = { data: [], totalCount: 0, visible: false };
    for (const path of ['matchstatistics?matchId=40', 'tippstatistics?matchId=40&tippValue=2:1'])
      expect((await player.get(`/api/ranking/${path}`)).body).toMatchObject(list);
  });

  test('nothing of all that was stored', async () => {
    const { body } = await player.get('/api/tipps?pageNumber=2');
    const { tipps, jokerCount } = body['data'] as {
      tipps: { goalsTeam1: unknown; goalsTeam2: unknown }[];
      jokerCount: number;
    };
    expect(tipps.every(({ goalsTeam1, goalsTeam2 }) => goalsTeam1 === null && goalsTeam2 === null)).toBe(
      true,
    );
    expect(jokerCount).toBe(0);
    const { body: winners } = await player.get('/api/tipps/winner');
    expect(winners['data']).toMatchObject({ rank1: null, winnerF: null, disabledF: true });
    expect((await player.get('/api/posts')).body['data']).toEqual([]);
    expect((await player.get('/api/groups')).body['totalCount']).toBe(0);
    const { body: bonus } = await player.get(`/api/bonus/open/${bonusId}`);
    expect(bonus['data']).toMatchObject({ selectionId: 0 });
  });

  test.each<[string, string, number]>([
    ['open/999', 'GET', 404],
    ['open/0', 'GET', 400],
    ['open/x', 'GET', 400],
    ['result/999', 'GET', 404],
    ['result/BONUS?pageNumber=-1', 'GET', 400],
    ['result/BONUS?pageNumber=1000000000', 'GET', 400],
    ['result/BONUS?pageSize=1000000000', 'GET', 400],
    [`result/BONUS?search=${long}`, 'GET', 400],
    ['BONUS/1', 'DELETE', 405],
  ])('of bonus questions: %s by %s', async (path, method, status) => {
    const answer = await player.send(
      method,
      `/api/bonus/${path.replace('BONUS', String(bonusId))}`,
      undefined,
    );
    expect({ status: answer.status, body: answer.body }).toEqual({
      status,
      body: { errorMessage: expect.stringMatching(german) },
    });
  });

  test('a bonus answer at its deadline, and from then on all may see the others', async () => {
    const answer = (choice: number) => player.post(`/api/bonus/${bonusId}/${choice}`);
    const result = async () => (await player.get(`/api/bonus/result/${bonusId}`)).body;
    expect((await answer(0)).body['data']).toMatchObject({ selectionId: 1 });
    expect((await answer(2)).body['data']).toMatchObject({ selectionId: 2 });
    await closeBonusQuestion(await stack.admin(), bonusId);
    let taken = 2;
    let refusal: Awaited<ReturnType<typeof answer>> | undefined;
    await until('the question is closed', async () => {
      expect(await result()).toMatchObject({ visible: false, totalCount: 0 });
      const choice = 3 - taken;
      const next = await answer(choice);
      if (next.status === 200) taken = choice;
      else refusal = next;
      return refusal !== undefined;
    });
    expect({ status: refusal?.status, body: refusal?.body }).toEqual({
      status: 400,
      body: {
        errorMessage:
          'Die Bonusfrage ist bereits geschlossen. Deine Antwort kann nicht mehr geändert werden.',
      },
    });
    await until('the answers are frozen', async () => (await result())['visible'] === true);
    expect(await result()).toMatchObject({
      totalCount: 1,
      data: { isOpen: false, selectionId: taken, result: [{ user: { id: player.id }, selectionId: taken }] },
    });
  });

  test.each(['json', 'urlencoded', 'multipart'] as Form[])(
    'a tipp may come as %s, a wrong one too',
    async (form) => {
      const saved = await player.post('/api/tipps', tipp({ matchId: 20, value: 3 }), { form });
      expect(saved.status).toBe(200);
      const wrong = await player.post('/api/tipps', tipp({ matchId: 20, value: 99 }), { form });
      expect(wrong.status).toBe(400);
    },
  );

  // Match 29: nothing else in this file touches it.
  describe('changes nothing of a tipp that is there:', () => {
    const seen = async () => {
      const { body } = await player.get('/api/tipps?pageNumber=3');
      return (body['data'] as { tipps: { match: { id: number } }[] }).tipps.find(
        ({ match }) => match.id === 29,
      );
    };
    let before: unknown;

    beforeAll(async () => {
      const saved = {
        matchId: 29,
        value: '2:1',
        isTeam1: true,
        isTeam2: true,
        setJoker: true,
        isJoker: true,
      };
      expect((await player.post('/api/tipps', saved)).status).toBe(200);
      before = await seen();
      expect(before).toMatchObject({ goalsTeam1: 2, goalsTeam2: 1, isJoker: true });
    });
    afterAll(() => player.post('/api/tipps', { matchId: 29, setJoker: true, isJoker: false }));

    const team1 = { matchId: 29, isTeam1: true };
    const rows: [fields: Fields, message?: string][] = [
      [{ ...team1 }, GOALS_WRONG],
      ...[null, true, '1e1', '0x5', 16, -2, 1.5, 'x', '16', '-2', '1.5', long].map(
        (value): [Fields, string] => [{ ...team1, value }, GOALS_WRONG],
      ),
      [{ matchId: 29, setJoker: true }],
      [{ matchId: 29, setJoker: true, isJoker: null }],
      [{ matchId: 29, setJoker: true, isJoker: 0 }],
      [{ matchId: 29, isTeam1: 1, value: '-' }],
      [{ matchId: '0x1D', isTeam1: true, value: '-' }],
      [{ matchId: [29] as never, isTeam1: true, value: '-' }],
      [{ matchId: true, isTeam1: true, value: '-' }],
    ];
    test.each(rows.map(([fields, message]) => ({ fields, message })))(
      '$fields',
      async ({ fields, message }) => {
        const { status, body } = await player.post('/api/tipps', fields, { form: 'json' });
        expect({ status, body }).toEqual({
          status: 400,
          body: { errorMessage: expect.stringMatching(german) },
        });
        if (message) expect(body['errorMessage']).toBe(message);
        expect(await seen()).toEqual(before);
      },
    );

    test("one's own tippId of another match", async () => {
      const { tippId } = before as { tippId: number };
      const { status, body } = await player.post('/api/tipps', tipp({ tippId, matchId: 30 }));
      expect({ status, body }).toEqual({
        status: 400,
        body: { errorMessage: 'Tipp und Spiel gehören nicht zusammen.' },
      });
    });
  });

  describe('changes nothing of a result that is there:', () => {
    const path = '/api/match/admin/13';
    let admin: TestVisitor;
    const seen = async () => {
      const { body } = await admin.get('/api/match/admin');
      return (body['data'] as { id: number }[]).filter(({ id }) => id === 13 || id === 1);
    };
    let before: unknown;

    beforeAll(async () => {
      admin = await stack.admin();
      const saved = await admin.post(
        path,
        { isRunning: true, goalsTeam1: '3', goalsTeam2: '2' },
        { form: 'json' },
      );
      expect(saved.body).toMatchObject({ data: { goalsTeam1: 3, goalsTeam2: 2, isRunning: true } });
      before = await seen();
    });

    const rows: Fields[] = [
      ...[true, false, '', '1e1', '0x5', 16, -2, 1.5, 'x', '16', '-2', '1.5'].map((goal) => ({
        goalsTeam1: goal,
        goalsTeam2: goal,
      })),
      { goalsTeam1: true, goalsTeam2: false },
    ];
    test.each(rows.map((fields) => ({ fields })))('$fields', async ({ fields }) => {
      for (const form of ['json', 'urlencoded', 'multipart'] as Form[]) {
        const { status, body } = await admin.post(path, fields, { form });
        expect({ form, status, body }).toEqual({ form, status: 400, body: { errorMessage: GOALS_WRONG } });
      }
      expect(await seen()).toEqual(before);
    });

    test.each<[string, Fields]>([
      ['/api/match/admin/0xD', { goalsTeam1: 0, goalsTeam2: 0 }],
      ['/api/match/admin/13.0', { goalsTeam1: 0, goalsTeam2: 0 }],
      [path, { goalsTeam1: 0, goalsTeam2: -1 }],
      [path, { isRunning: 1, goalsTeam1: 0, goalsTeam2: 0 }],
      [path, { isRunning: 'nein', goalsTeam1: 0, goalsTeam2: 0 }],
      [path, {}],
      [path, { goalsTeam1: null, goalsTeam2: null }],
      [path, { version: 1 }],
      [path, { goalsTeam1: 0, goalsTeam2: 0, version: -1 }],
      [path, { goalsTeam1: 0, goalsTeam2: 0, version: 'x' }],
      [path, { penaltiesTeam1: 4 }],
      [path, { penaltiesTeam1: 4, penaltiesTeam2: 3 }],
      [path, { teamKZ1: 'GER' }],
      [path, { teamKZ1: 7 }],
      ['/api/match/admin/37', { goalsTeam1: 0, goalsTeam2: 0 }],
      ['/api/match/admin/37', { isRunning: true }],
      ['/api/match/admin/37', { teamKZ1: 'ESP' }],
      ['/api/match/admin/37', { teamKZ1: 'XXX' }],
      ['/api/match/admin/37', { teamKZ1: 'GER', teamKZ2: 'GER' }],
      ['/api/match/admin/46', { teamKZ2: 'GER' }],
      ['/api/team/admin/1', {}],
      ['/api/team/admin/1', { mark: 'WA' }],
      ['/api/team/admin/1', { mark: 'W', teamKZ: 'GER' }],
      ['/api/team/admin/1', { mark: 'thirds', teamKZ: 'GER' }],
      ['/api/team/admin/1', { mark: 'WA', teamKZ: 'XXX' }],
      ['/api/team/admin/1', { mark: 'WA', teamKZ: 'GER' }],
      ['/api/team/admin/1', { mark: 'P1', teamKZ: 'GER' }],
      ['/api/team/admin/x', { mark: 'WA', teamKZ: 'GER' }],
      ['/api/team/admin/-1', { mark: 'WA', teamKZ: 'GER' }],
    ])('%s with %j', async (address, fields) => {
      const { status, body } = await admin.post(address, fields, { form: 'json' });
      expect({ status, body }).toEqual({
        status: 400,
        body: { errorMessage: expect.stringMatching(german) },
      });
      expect(await seen()).toEqual(before);
    });
  });

  test('asks for the goals of both teams where none stand, and takes one alone where they do', async () => {
    const admin = await stack.admin();
    const path = '/api/match/admin/3';
    for (const fields of [{ goalsTeam1: 1 }, { goalsTeam2: 1 }] as Fields[]) {
      const { status, body } = await admin.post(path, fields);
      const errorMessage = 'Bitte gib die Tore beider Mannschaften ein.';
      expect({ status, body }).toEqual({ status: 400, body: { errorMessage } });
    }
    await admin.post(path, { goalsTeam1: 1, goalsTeam2: 0 });
    const { body } = await admin.post(path, { goalsTeam2: 3 });
    expect(body).toMatchObject({ data: { goalsTeam1: 1, goalsTeam2: 3 } });
  });

  test('changes nothing of a match that somebody else has changed since', async () => {
    const admin = await stack.admin();
    const path = '/api/match/admin/2';
    const saved = await admin.post(path, { goalsTeam1: 1, goalsTeam2: 3, version: 0 });
    expect(saved.body).toMatchObject({ data: { goalsTeam1: 1, version: 1, penaltiesTeam1: null } });
    const { status, body } = await admin.post(path, { goalsTeam1: 2, goalsTeam2: 2, version: 0 });
    expect({ status, body }).toEqual({
      status: 409,
      body: {
        errorMessage:
          'Das Spiel wurde gerade von jemand anderem geändert: 1:3. Bitte prüfe das, bevor Du speicherst.',
      },
    });
  });

  test('changes nothing of a mark that the tournament does not have', async () => {
    const admin = await stack.admin();
    for (const mark of ['P3', 'WG', 'LL']) {
      const { status } = await admin.post('/api/team/admin/0', { mark, teamKZ: 'GER' });
      expect(status).toBe(404);
    }
  });

  test('changes nothing of a group: another one in the path than in the form', async () => {
    const made = await player.post('/api/group/0', { groupId: 0, name: 'Elf Freunde' });
    const { id } = made.body['data'] as { id: number };
    for (const [path, groupId] of [
      ['/api/group/0', id],
      [`/api/group/${id}`, 0],
      [`/api/group/${id}/join`, id + 1],
    ] as const) {
      const { status, body } = await player.post(path, { groupId, name: 'Zwölf Freunde' });
      expect({ path, status, body }).toEqual({
        path,
        status: 400,
        body: { errorMessage: 'Pfad und Eingabe meinen verschiedene Spielergruppen.' },
      });
    }
    const { body } = await player.get('/api/groups');
    expect(body).toMatchObject({ totalCount: 1, data: [{ id, name: 'Elf Freunde' }] });
  });

  test('changes nothing of a picture: a form without code', async () => {
    const form = new FormData();
    const picture = await readFile(new URL('picture.png', import.meta.url));
    form.set('profilePicture', new Blob([picture], { type: 'image/png' }), 'ich.png');
    const code = String((await player.send('POST', '/api/uploadImage', form)).body['data']);
    const stamp = (await player.post('/api/user/setProfilePicture', { code })).body['data'];
    expect(stamp).toMatch(/^p/);
    for (const fields of [{}, { code: null }, { code: false }]) {
      const { status, body } = await player.post('/api/user/setProfilePicture', fields, { form: 'json' });
      expect({ status, body }).toEqual({
        status: 400,
        body: { errorMessage: expect.stringMatching(german) },
      });
    }
    expect((await player.get(`/api/downloadImage/${String(stamp)}?size=96`)).status).toBe(200);
    const removed = await player.post('/api/user/setProfilePicture', { code: '' });
    expect(removed.body).toEqual({ data: '' });
  });

  test('a file where none belongs', async () => {
    const form = new FormData();
    form.set('text', 'Hallo');
    form.set('file', new Blob(['x'], { type: 'image/png' }), 'ich.png');
    const { status, body } = await player.send('POST', '/api/posts', form);
    expect({ status, body }).toEqual({
      status: 400,
      body: { errorMessage: 'Hier kann keine Datei mitgeschickt werden.' },
    });
  });

  test('messages name no field as a program does', async () => {
    const { body } = await player.post('/api/tipps', { value: '1', isTeam1: true });
    expect(body['errorMessage']).toBe('Bitte prüfe Deine Eingabe: Nummer des Spiels fehlt.');
  });

  test.each(['known', 'unknown'])('a form of more than 1 MB, its length %s', async (length) => {
    const part = (name: string) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${'x'.repeat(60_000)}\r\n`;
    const text = `${Array.from({ length: 20 }, (_, index) => part(`field${index}`)).join('')}--x--\r\n`;
    const body = length === 'known' ? text : new Blob([text]).stream();
    const { status, body: answer } = await player.send('POST', '/api/posts', body, {
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect({ status, answer }).toEqual({
      status: 413,
      answer: { errorMessage: expect.stringMatching(german) },
    });
  });

  test('a seventh joker', async () => {
    for (let matchId = 21; matchId <= 26; matchId++) {
      expect((await player.post('/api/tipps', { matchId, setJoker: true, isJoker: true })).status).toBe(200);
    }
    const { status, body } = await player.post('/api/tipps', { matchId: 27, setJoker: true, isJoker: true });
    expect(status).toBe(400);
    expect(body['errorMessage']).toMatch(german);
    const both = { matchId: 27, value: '2:0', isTeam1: true, isTeam2: true, setJoker: true, isJoker: true };
    const half = await player.post('/api/tipps', both);
    expect({ status: half.status, body: half.body }).toMatchObject({
      status: 200,
      body: {
        data: { jokerCount: 6, tipps: [{ goalsTeam1: 2, goalsTeam2: 0, isJoker: false }] },
        errorMessage: 'Du hast bereits alle 6 Joker gesetzt.',
      },
    });
  });

  test.each(refusedAccounts)('registration with %s', async (_name, fields, message) => {
    const visitor = createVisitor(stack.baseUrl);
    await visitor.open();
    const { status, body } = await visitor.post('/api/auth/register', fields);
    expect(status).toBe(400);
    expect(body['errorMessage']).toMatch(message);
  });

  const oldLink = 'Dieser Link gilt nicht mehr. Bitte fordere einen neuen an.';
  const twice = { password: 'geheim125', passwordRepeat: 'geheim125' };
  test.each<[string, Fields, string | RegExp]>([
    ['confirm', {}, german],
    ['confirm', { token: '' }, oldLink],
    ['confirm', { token: long }, oldLink],
    ['password/forgot', {}, german],
    ['password/forgot', { email: 'ada' }, 'Bitte gib eine gültige E-Mail-Adresse ein.'],
    ['password/reset', { token: 'x' }, german],
    ['password/reset', { token: 'x', ...twice }, oldLink],
    ['password/reset', { token: 'x', ...twice, password: '123' }, german],
    ['password/reset', { token: 'x', ...twice, passwordRepeat: 'anders' }, german],
    [
      'password/reset',
      { token: 'x', password: 'iloveyou', passwordRepeat: 'iloveyou' },
      'Dieses Passwort ist sehr beliebt und deshalb leicht zu erraten. Bitte denk Dir ein eigenes aus.',
    ],
  ])('auth/%s with bad input, case %#', async (path, fields, message) => {
    const visitor = createVisitor(stack.baseUrl);
    await visitor.open();
    const { status, body } = await visitor.post(`/api/auth/${path}`, fields);
    expect(status).toBe(400);
    expect(body['errorMessage']).toMatch(message);
  });

  test('a link to a new password is asked for with the same answer, known or not, and not without end', async () => {
    const visitor = createVisitor(stack.baseUrl);
    await visitor.open();
    const forgot = (email: unknown) => visitor.post('/api/auth/password/forgot', { email } as Fields);
    const [known, unknown] = [await forgot(account['email']), await forgot('niemand@example.org')];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    for (let times = 1; times < 5; times++) await forgot('niemand@example.org');
    const { status, headers } = await forgot('niemand@example.org');
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('a known address answers 409 and offers the login; a wrong login does not tell whether it is known', async () => {
    const visitor = createVisitor(stack.baseUrl);
    await visitor.open();
    expect((await visitor.post('/api/auth/register', account)).status).toBe(200);
    expect((await visitor.post('/api/auth/register', account)).status).toBe(409);
    const wrong = await visitor.post('/api/auth/login', { email: account['email'], password: 'geheim124' });
    const nobody = await visitor.post('/api/auth/login', {
      email: 'nobody@example.org',
      password: 'geheim124',
    });
    expect(wrong.status).toBe(401);
    expect(nobody.text).toBe(wrong.text);
  });

  test('guessing a password is slowed down, with the time to wait', async () => {
    const visitor = createVisitor(stack.baseUrl);
    await visitor.open();
    const guess = () =>
      visitor.post('/api/auth/login', { email: 'guessed@example.org', password: 'geheim124' });
    for (let failure = 0; failure < 3; failure++) {
      const { status: refusedStatus, body: refusal } = await guess();
      // A wrong password ends nobody's login.
      expect([refusedStatus, Object.keys(refusal)]).toEqual([401, ['errorMessage']]);
    }
    const { status, headers, body } = await guess();
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(body['errorMessage']).toMatch(german);
  });

  const writes: [string, string, string][] = [
    ['POST', '/api/tipps', 'matchId=16'],
    ['POST', '/api/tipps/winner', 'mark=WA&teamKZ=GER'],
    ['POST', '/api/posts', 'text=x'],
    ['POST', '/api/user/common', 'age=36'],
    ['POST', '/api/user/contact', 'city=Wien'],
    ['POST', '/api/user/email', 'email=neu@example.org'],
    ['POST', '/api/user/password', 'password=geheim125'],
    ['POST', '/api/user/deleteaccount', 'delete=delete'],
    ['POST', '/api/group/0', 'name=x'],
    ['POST', '/api/uploadImage', ''],
    ['DELETE', '/api/posts/1', ''],
  ];

  test.each(writes)('%s %s needs login, token and marker', async (method, path, body) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const send = (visitor: TestVisitor, options = {}) =>
      visitor.send(method, path, body || undefined, { ...options, ...(body && { headers: type }) });
    const stranger = createVisitor(stack.baseUrl);
    await stranger.open();
    const foreign = { ...type, 'x-csrf-token': stranger.token() };

    expect((await send(createVisitor(stack.baseUrl))).status).toBe(401);
    expect((await send(stranger)).body).toEqual({ errorMessage: 'Bitte melde Dich an.', logoff: true });
    for (const options of [{ without: ['token'] }, { without: ['marker'] }, { headers: foreign }]) {
      const answer = await player.send(method, path, body || undefined, {
        headers: type,
        ...options,
      } as never);
      expect({ options, status: answer.status, body: answer.body }).toEqual({
        options,
        status: 403,
        body: { errorMessage: PAGE_IS_OLD, unauthorized: true },
      });
    }
  });

  test('the GET that starts the evaluation needs right, token and marker', async () => {
    const admin = await stack.admin();
    const path = '/api/match/admin/auswertung';
    expect((await createVisitor(stack.baseUrl).get(path)).status).toBe(401);
    const noRight = await player.get(path);
    expect([noRight.status, Object.keys(noRight.body)]).toEqual([403, ['errorMessage']]);
    const old = { errorMessage: PAGE_IS_OLD, unauthorized: true };
    expect((await admin.get(path, { without: ['token'] })).body).toEqual(old);
    expect((await admin.get(path, { without: ['marker'] })).body).toEqual(old);
    expect((await admin.get(path)).status).toBe(200);
  });

  test.each([
    '/api/user/status',
    '/api/user/profile',
    '/api/tipps',
    '/api/tipps/status',
    '/api/tipps/winner',
    '/api/tipps/duell',
    '/api/ranking',
    '/api/ranking/duell',
    '/api/ranklast',
    '/api/posts',
    '/api/post/1',
    '/api/groups',
    '/api/group/1',
    '/api/match/admin',
    '/api/match/admin/auswertungsstatus',
  ])('GET %s without a login: 401', async (path) => {
    const { status, body } = await createVisitor(stack.baseUrl).get(path);
    expect({ status, body }).toEqual({
      status: 401,
      body: { errorMessage: expect.stringMatching(german), logoff: true },
    });
  });

  test.each([
    ['/api/cropImage?filename=u1.webp&X=0&Y=0&W=100', 400],
    ['/api/cropImage?filename=u1.webp&X=0&Y=0&W=0&H=100', 400],
    ['/api/cropImage?filename=u1.webp&X=a&Y=0&W=50&H=50', 400],
    ['/api/cropImage?filename=u1.webp&X=60&Y=0&W=50&H=50', 400],
    ['/api/cropImage?filename=u1.webp&X=0&Y=0&W=50&H=50', 404],
    ['/api/cropImage?directory=other&filename=u1.webp&X=0&Y=0&W=50&H=50', 400],
    ['/api/ranking?pageSize=101', 400],
    ['/api/ranking?pageSize=0', 400],
    ['/api/ranking?pageNumber=x', 400],
    ['/api/ranking?onlyLocked=true', 403],
    [`/api/ranking?search=${'x'.repeat(300)}`, 400],
    ['/api/tipps?pageNumber=5', 400],
    ['/api/tipps?userId=999999', 404],
    ['/api/tipps?userId=-1', 400],
    ['/api/tipps/winner?userId=999999', 404],
    ['/api/tipps/winner?userId=-1', 400],
    ['/api/tipps/winner?userId=x', 400],
    ['/api/tipps/duell?userId=999999', 404],
    ['/api/tipps/duell?userId=-1', 400],
    ['/api/tipps/duell?userId=x', 400],
    ['/api/tipps/duell?pageNumber=5', 400],
    ['/api/tipps/duell?pageNumber=-1', 400],
    ['/api/tipps/duell?pageNumber=1000000000', 400],
    ['/api/ranking/duell?pageSize=101', 400],
    ['/api/ranking/duell?pageSize=1000000000', 400],
    ['/api/ranking/duell?pageSize=0', 400],
    ['/api/ranking/duell?pageNumber=-1', 400],
    ['/api/ranking/duell?pageNumber=1000000000', 400],
    ['/api/ranking/duell?onlyLocked=true', 403],
    [`/api/ranking/duell?search=${'x'.repeat(10_000)}`, 400],
    ['/api/posts?groupId=999999', 403],
    ['/api/groups?filterOption=3', 400],
    ['/api/post/999999', 404],
    ['/api/group/999999', 404],
    ['/api/group/no-such-link', 404],
    ['/api/nothing', 404],
    ['/api/downloadImage/nothing', 404],
    ['/api/downloadImage/..%2fhealthz', 400],
  ])('GET %s: %i', async (path, status) => {
    const answer = await player.get(path);
    expect({ status: answer.status, body: answer.body }).toEqual({
      status,
      body: { errorMessage: expect.stringMatching(german) },
    });
  });

  test.each([
    ['plain text', 'text/plain', 'matchId=16', 415],
    ['XML', 'application/xml', '<a/>', 415],
    ['half a JSON', 'application/json', '{"matchId":', 400],
    ['a list', 'application/json', '[]', 400],
    ['a form without boundary', 'multipart/form-data', 'x', 400],
    [
      'a form that breaks off',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="matchId"\r\n\r\n16',
      400,
    ],
    ['2 MB', 'application/json', JSON.stringify({ matchId: 16, value: 'x'.repeat(2e6) }), 413],
  ])('a body of %s', async (_name, type, body, status) => {
    const answer = await player.send('POST', '/api/tipps', body, { headers: { 'content-type': type } });
    expect({ status: answer.status, body: answer.body }).toEqual({
      status,
      body: { errorMessage: expect.stringMatching(german) },
    });
  });
});
