import { describe, expect, test } from '@jest/globals';
import { uploadLogo } from '../calls/sponsors.ts';
import { createVisitor } from '../visitor.ts';
import { german, long, type Fields, type World } from './world.ts';

const good = {
  companyName: 'Bäckerei',
  sponsorLink: '',
  sponsorType: 'gold',
  pictureUrl: `o${'a'.repeat(32)}`,
};

const GONE = /^Dieses Logo gibt es nicht mehr/;

/** Invalid sponsors and missing pages of text. */
export function describeSponsors(world: World): void {
  describe('of sponsors', () => {
    test.each<[string, Fields, string | RegExp]>([
      ['nothing at all', {}, 'Bitte gib den Namen des Sponsors ein.'],
      ['no name', { ...good, companyName: ' \u200b ' }, 'Bitte gib den Namen des Sponsors ein.'],
      ['a name of 501 letters', { ...good, companyName: 'x'.repeat(501) }, /höchstens 500 Zeichen/],
      ['a name of 10 kB', { ...good, companyName: long }, /höchstens 500 Zeichen/],
      [
        'a link of 501 letters',
        { ...good, sponsorLink: `https://a.de/${'x'.repeat(488)}` },
        /höchstens 500 Zeichen/,
      ],
      [
        'a link that is a program',
        { ...good, sponsorLink: 'javascript:alert(1)' },
        /^Bitte gib eine Internetadresse an/,
      ],
      ['no tier', { ...good, sponsorType: '' }, /^Bitte wähle eine Stufe/],
      ['a tier that there is not', { ...good, sponsorType: 'platin' }, /^Bitte wähle eine Stufe/],
      ['no logo', { ...good, pictureUrl: '' }, 'Bitte lade das Logo des Sponsors hoch.'],
      [
        'a logo elsewhere',
        { ...good, pictureUrl: 'https://evil.example/x.png' },
        /^Dieses Logo gibt es nicht mehr/,
      ],
      ['a logo by path', { ...good, pictureUrl: '../../etc/passwd' }, /^Dieses Logo gibt es nicht mehr/],
    ])('%s', async (_name, fields, message) => {
      const { admin } = world;
      const { status, body } = await admin.post('/api/sponsor', fields);
      const errorMessage = typeof message === 'string' ? message : expect.stringMatching(message);
      expect({ status, body }).toEqual({ status: 400, body: { errorMessage } });
      expect((await admin.get('/api/sponsors')).body['data']).toEqual([]);
    });

    test('a logo that nobody cut', async () => {
      const { admin } = world;
      const { status, body } = await admin.post('/api/sponsor', good);
      expect({ status, body }).toEqual({ status: 404, body: { errorMessage: expect.stringMatching(GONE) } });
      expect((await admin.get('/api/sponsors')).body['data']).toEqual([]);
    });

    test('sent twice it is one, and a player neither adds nor removes it', async () => {
      const { admin } = world;
      const form = { ...good, pictureUrl: await uploadLogo(admin) };
      const refused = { status: 403, body: { errorMessage: expect.stringMatching(german) } };
      expect(await world.player.post('/api/sponsor', form)).toMatchObject(refused);
      const first = await admin.post('/api/sponsor', form);
      expect((await admin.post('/api/sponsor', form)).body).toEqual(first.body);
      const { sponsorId } = first.body['data'] as { sponsorId: number };
      const path = `/api/sponsor/${sponsorId}`;
      expect(await world.player.delete(path)).toMatchObject(refused);
      expect(await createVisitor(world.stack.baseUrl).get('/api/sponsors')).toMatchObject({
        status: 200,
        body: { data: [{ sponsorId }] },
      });
      expect((await admin.delete(path)).body).toEqual({ data: sponsorId });
      const again = await admin.delete(path);
      expect({ status: again.status, body: again.body }).toEqual({
        status: 404,
        body: { errorMessage: 'Diesen Sponsor gibt es nicht mehr.' },
      });
      expect(await admin.post('/api/sponsor', form)).toMatchObject({
        status: 404,
        body: { errorMessage: 'Dieses Logo gibt es nicht mehr. Bitte lade es noch einmal hoch.' },
      });
    });

    test.each([
      ['/api/sponsor/0', 400],
      ['/api/sponsor/x', 400],
      ['/api/sponsor/999999', 404],
    ])('DELETE %s: %i', async (path, status) => {
      const { admin } = world;
      const answer = await admin.delete(path);
      expect({ status: answer.status, body: answer.body }).toEqual({
        status,
        body: { errorMessage: expect.stringMatching(german) },
      });
    });
  });

  describe('of pages', () => {
    test.each([
      ['', 400],
      ['?filename=', 404],
      ['?filename=agb.html', 404],
      ['?filename=../../package.json', 404],
      ['?filename=__proto__', 404],
      ['?filename=LONG', 404],
    ])('GET /api/template%s: %i', async (query, status) => {
      const answer = await world.player.get(`/api/template${query.replace('LONG', 'x'.repeat(5_000))}`);
      expect({ status: answer.status, body: answer.body }).toEqual({
        status,
        body: { errorMessage: expect.stringMatching(german) },
      });
    });
  });
}
