import { readFile } from 'node:fs/promises';
import { expect } from '@jest/globals';
import { openBonusQuestion } from '../bonus-question.ts';
import type { TestVisitor } from '../visitor.ts';
import type { Row } from './row.ts';

const sponsor = {
  companyName: 'Bäckerei Morgenrot',
  link: 'https://www.example.org/',
  sponsorType: 'silber',
};

/** Sponsors and pages of text. */
export const sponsorsRows: Row[] = [
  [
    'addSponsor',
    async ({ admin, made }) => {
      made['logo'] = await uploadLogo(admin);
      const { link: _link, ...form } = sponsor;
      return admin.post('/api/sponsor', {
        ...form,
        sponsorLink: 'www.example.org',
        pictureUrl: String(made['logo']),
      });
    },
    ({ body }) => expect(body['data']).toMatchObject(sponsor),
  ],
  [
    'getSponsors',
    ({ stranger }) => stranger.get('/api/sponsors?_=1718'),
    ({ body }) =>
      expect(body['data']).toMatchObject([
        { ...sponsor, logo: expect.stringMatching(/^\/api\/downloadImage\/sponsors\/\d+\.jpg\?v=/) },
      ]),
  ],
  [
    'deleteSponsor',
    async ({ admin }) => {
      const { body } = await admin.get('/api/sponsors');
      const [{ sponsorId }] = body['data'] as [{ sponsorId: number }];
      return admin.delete(`/api/sponsor/${sponsorId}`);
    },
  ],
  [
    'getSponsors',
    ({ stranger }) => stranger.get('/api/sponsors'),
    ({ body }) => expect(body['data']).toEqual([]),
  ],
  [
    'getTemplate',
    ({ stranger }) => stranger.get('/api/template?filename=spielregeln.html&_=1718'),
    ({ body }) => expect(body).toEqual({ data: expect.stringContaining('Du hast 6 Joker'), visible: false }),
  ],
  [
    'getTemplate',
    async ({ admin, player, made }) => {
      made['rulesBonus'] = await openBonusQuestion(admin, 'SPIELREGELN');
      return player.get('/api/template?filename=spielregeln.html');
    },
    ({ body }) => expect(body['visible']).toBe(true),
  ],
  [
    'getTemplate',
    async ({ player, made }) => {
      await player.post(`/api/bonus/${made['rulesBonus']}/1`);
      return player.get('/api/template?filename=spielregeln.html');
    },
    ({ body }) => expect(body['visible']).toBe(false),
  ],
  [
    'getTemplate',
    ({ player }) => player.get('/api/template?filename=AGB.html'),
    ({ body }) => expect(body['data']).toMatch(/^<p>(?!.*\{\{)/),
  ],
];

/** A picture for sponsors, ready to be used. @returns its address */
export async function uploadLogo(visitor: TestVisitor): Promise<string> {
  const picture = await readFile(new URL('../picture.png', import.meta.url));
  const form = new FormData();
  form.set('file', new Blob([picture], { type: 'image/png' }), 'logo.png');
  const { body } = await visitor.send('POST', '/api/uploadImage', form);
  const crop = `filename=${String(body['data'])}&X=0&Y=0&W=100&H=100`;
  return String((await visitor.get(`/api/cropImage?directory=sponsors&${crop}`)).body['data']);
}
