import { readFile } from 'node:fs/promises';
import { until } from '@tippspiel/shared/platform/testing/until';
import { expect } from '@jest/globals';
import { registerBy } from '../provider-login.ts';
import type { Answer, TestVisitor } from '../visitor.ts';
import type { Row } from './row.ts';

/** Pictures of players. */
export const picturesRows: Row[] = [
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
];

async function upload(visitor: TestVisitor): Promise<Answer> {
  const picture = await readFile(new URL('../picture.png', import.meta.url));
  const form = new FormData();
  form.set('profilePicture', new Blob([picture], { type: 'image/png' }), 'ich.png');
  return visitor.send('POST', '/api/uploadImage', form);
}
