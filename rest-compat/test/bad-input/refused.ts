import { describe, expect, test } from '@jest/globals';
import { german, long, tipp, type Fields, type World } from './world.ts';

/** Allowed calls of a player with invalid fields. */
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
  ["someone else's post under one's own", '/api/posts', { id: 7, text: 'x' }, 403],
  ['a post with a title by a player', '/api/posts', { subject: 'Meldung', text: 'x' }, 403],
  ['a post published by a player', '/api/posts', { text: 'x', isPublished: true }, 403],
  ['a post in a group that there is not', '/api/posts', { text: 'x', groupId: 999 }, 404],
  ['a like for nothing', '/api/posts/999999/like', {}, 404],
  ['a like for x', '/api/posts/x/like', {}, 400],
  ['a report of nothing', '/api/posts/999999/report', {}, 404],
  ['a report of x', '/api/posts/x/report', {}, 400],
  ['a report with 10 kB of reasons', '/api/posts/999999/report', { reason: long }, 400],
  ['a report with turned signs', '/api/posts/999999/report', { reason: 'a\u202eb' }, 400],
  ["an operator's decision", '/api/reports/1', { step: 'hide' }, 403],
  ['a decision that there is not', '/api/reports/1', { step: 'burn' }, 400],
  ['no decision', '/api/reports/1', {}, 400],
  ['a comment on nothing', '/api/posts/999999/comments', { text: 'x' }, 404],
  ['a group without a name', '/api/group/0', { name: '  ' }, 400],
  ['a group with a name of 10 kB', '/api/group/0', { name: long }, 400],
  ['a new group with the number of another', '/api/group/0', { groupId: 12, name: 'x' }, 400],
  ['a group that does not exist', '/api/group/999999', { name: 'x' }, 404],
  ['joining a group that does not exist', '/api/group/999999/join', {}, 404],
  ['someone else for a group that does not exist', '/api/group/1/join', { userId: 5, add: true }, 404],
  ['someone else, in or out', '/api/group/1/join', { userId: 5 }, 400],
  ['someone else, in and out', '/api/group/1/join', { userId: 5, add: true, leave: true }, 400],
  ['nobody for a group', '/api/group/1/join', { add: true }, 400],
  ['player x for a group', '/api/group/1/join', { userId: 'x', add: true }, 400],
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

/** Sends a player's invalid requests, and checks that none of them was stored. */
export function describeRefused(world: World): void {
  describe('a write', () => {
    test.each(refused)('%s', async (_name, path, fields, status) => {
      const answer = await world.player.post(
        path.replace('SELF', String(world.player.id)).replace('BONUS', String(world.bonusId)),
        fields,
      );
      expect({ status: answer.status, body: answer.body }).toEqual({
        status,
        body: { errorMessage: expect.any(String) },
      });
      expect(answer.body['errorMessage']).toMatch(path === '/api/uploadImage' ? /^Keine Datei/ : german);
    });

    test("an operator does not decide about another player's reminders", async () => {
      const admin = await world.stack.admin();
      const { status } = await admin.post('/api/user/common', {
        id: world.player.id,
        age: '36',
        reminder: 24,
      });
      expect(status).toBe(403);
      const { body } = await world.player.get('/api/user/profile');
      expect(body['data']).toMatchObject({ age: '', userProfile: { reminder: 0 } });
    });

    test('nothing of all that was stored', async () => {
      const { body } = await world.player.get('/api/tipps?pageNumber=2');
      const { tipps, jokerCount } = body['data'] as {
        tipps: { goalsTeam1: unknown; goalsTeam2: unknown }[];
        jokerCount: number;
      };
      expect(tipps.every(({ goalsTeam1, goalsTeam2 }) => goalsTeam1 === null && goalsTeam2 === null)).toBe(
        true,
      );
      expect(jokerCount).toBe(0);
      const { body: winners } = await world.player.get('/api/tipps/winner');
      expect(winners['data']).toMatchObject({ rank1: null, winnerF: null, disabledF: true });
      expect((await world.player.get('/api/posts')).body['data']).toEqual([]);
      expect((await world.player.get('/api/groups')).body['totalCount']).toBe(0);
      const { body: bonus } = await world.player.get(`/api/bonus/open/${world.bonusId}`);
      expect(bonus['data']).toMatchObject({ selectionId: 0 });
    });
  });
}
