import { readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import { german, type World } from './world.ts';

/** Contradictory forms and invalid bodies. */
export function describeForms(world: World): void {
  describe('of forms', () => {
    test('changes nothing of a group: another one in the path than in the form', async () => {
      const made = await world.player.post('/api/group/0', { groupId: 0, name: 'Elf Freunde' });
      const { id } = made.body['data'] as { id: number };
      for (const [path, groupId] of [
        ['/api/group/0', id],
        [`/api/group/${id}`, 0],
        [`/api/group/${id}/join`, id + 1],
      ] as const) {
        const { status, body } = await world.player.post(path, { groupId, name: 'Zwölf Freunde' });
        expect({ path, status, body }).toEqual({
          path,
          status: 400,
          body: { errorMessage: 'Pfad und Eingabe meinen verschiedene Spielergruppen.' },
        });
      }
      const both = { name: 'Zwölf Freunde', password: 'geheim', noPassword: true };
      expect((await world.player.post(`/api/group/${id}`, both)).status).toBe(400);
      const { body } = await world.player.get('/api/groups');
      expect(body).toMatchObject({ totalCount: 1, data: [{ id, name: 'Elf Freunde' }] });
    });

    test('changes nothing of a picture: a form without code', async () => {
      const form = new FormData();
      const picture = await readFile(new URL('../picture.png', import.meta.url));
      form.set('profilePicture', new Blob([picture], { type: 'image/png' }), 'ich.png');
      const code = String((await world.player.send('POST', '/api/uploadImage', form)).body['data']);
      const stamp = (await world.player.post('/api/user/setProfilePicture', { code })).body['data'];
      expect(stamp).toMatch(/^p/);
      for (const fields of [{}, { code: null }, { code: false }]) {
        const { status, body } = await world.player.post('/api/user/setProfilePicture', fields, {
          form: 'json',
        });
        expect({ status, body }).toEqual({
          status: 400,
          body: { errorMessage: expect.stringMatching(german) },
        });
      }
      expect((await world.player.get(`/api/downloadImage/${String(stamp)}?size=96`)).status).toBe(200);
      const removed = await world.player.post('/api/user/setProfilePicture', { code: '' });
      expect(removed.body).toEqual({ data: '' });
    });

    test('a file where none belongs', async () => {
      const form = new FormData();
      form.set('text', 'Hallo');
      form.set('file', new Blob(['x'], { type: 'image/png' }), 'ich.png');
      const { status, body } = await world.player.send('POST', '/api/posts', form);
      expect({ status, body }).toEqual({
        status: 400,
        body: { errorMessage: 'Hier kann keine Datei mitgeschickt werden.' },
      });
    });

    test.each(['known', 'unknown'])('a form of more than 1 MB, its length %s', async (length) => {
      const part = (name: string) =>
        `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${'x'.repeat(60_000)}\r\n`;
      const text = `${Array.from({ length: 20 }, (_, index) => part(`field${index}`)).join('')}--x--\r\n`;
      const body = length === 'known' ? text : new Blob([text]).stream();
      const { status, body: answer } = await world.player.send('POST', '/api/posts', body, {
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      });
      expect({ status, answer }).toEqual({
        status: 413,
        answer: { errorMessage: expect.stringMatching(german) },
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
      const answer = await world.player.send('POST', '/api/tipps', body, {
        headers: { 'content-type': type },
      });
      expect({ status: answer.status, body: answer.body }).toEqual({
        status,
        body: { errorMessage: expect.stringMatching(german) },
      });
    });
  });
}
