import { describe, expect, test } from '@jest/globals';
import { createVisitor, type TestVisitor } from '../visitor.ts';
import type { World } from './world.ts';

const PAGE_IS_OLD = 'Die Seite ist veraltet. Bitte lade sie neu.';
const names: Record<string, string> = {
  token: 'X-CSRF-Token',
  marker: 'X-Requested-With: XMLHttpRequest',
};

/** The message names the missing header. Another visitor's token is present. */
const oldWithout = ({ without: [missing = ''] = [] }: { without?: string[] }): string =>
  names[missing] ? `${PAGE_IS_OLD} Es fehlt die Kopfzeile ${names[missing]}.` : PAGE_IS_OLD;

/** The headers that every write needs in addition to its fields. */
export function describeProofs(world: World): void {
  describe('without login, token or marker', () => {
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
      const stranger = createVisitor(world.stack.baseUrl);
      await stranger.open();
      const foreign = { ...type, 'x-csrf-token': stranger.token() };

      expect((await send(createVisitor(world.stack.baseUrl))).status).toBe(401);
      expect((await send(stranger)).body).toEqual({ errorMessage: 'Bitte melde Dich an.', logoff: true });
      for (const options of [{ without: ['token'] }, { without: ['marker'] }, { headers: foreign }]) {
        const answer = await world.player.send(method, path, body || undefined, {
          headers: type,
          ...options,
        } as never);
        expect({ options, status: answer.status, body: answer.body }).toEqual({
          options,
          status: 403,
          body: { errorMessage: oldWithout(options), unauthorized: true },
        });
      }
    });

    test('the GET that starts the evaluation needs right, token and marker', async () => {
      const { admin } = world;
      const path = '/api/match/admin/auswertung';
      expect((await createVisitor(world.stack.baseUrl).get(path)).status).toBe(401);
      const noRight = await world.player.get(path);
      expect([noRight.status, Object.keys(noRight.body)]).toEqual([403, ['errorMessage']]);
      for (const without of ['token', 'marker'] as const)
        expect((await admin.get(path, { without: [without] })).body).toEqual({
          errorMessage: oldWithout({ without: [without] }),
          unauthorized: true,
        });
      expect((await admin.get(path)).status).toBe(200);
    });
  });
}
