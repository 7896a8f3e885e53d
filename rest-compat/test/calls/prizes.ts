import { readFile } from 'node:fs/promises';
import { until } from '@tippspiel/shared/platform/testing/until';
import { expect } from '@jest/globals';
import type { Answer, TestVisitor } from '../visitor.ts';
import type { Row } from './row.ts';

const form = { name: 'Ein <Ball>', priceKind: 'Tagespreis', fromMatchId: 30, toMatchId: 31 };
const idOf = ({ body }: Answer): number => (body['data'] as { priceId: number }).priceId;

/** Operators create a prize with a picture, and remove another one. */
const makingRows: Row[] = [
  [
    'savePrice',
    async ({ admin, made }) => {
      const pictureUrl = await cutPicture(admin);
      const answer = await admin.post('/api/price/0', { ...form, key: 'ball', pictureUrl });
      made['price'] = idOf(answer);
      return answer;
    },
    ({ body }) => expect(body['data']).toMatchObject({ ...form, winnerCount: 1, state: 'open', version: 1 }),
  ],
  [
    'savePrice',
    ({ admin, made }) => admin.post(`/api/price/${made['price']}`, { ...form, winnerCount: 2, version: 1 }),
    ({ body }) => expect(body['data']).toMatchObject({ winnerCount: 2, version: 2 }),
  ],
  [
    'getPrices',
    async ({ player, made }) => {
      const answer = await player.get('/api/prices');
      const prices = answer.body['data'] as { priceId: number; pictureUrl: string }[];
      made['pricePicture'] = prices.find(({ priceId }) => priceId === made['price'])?.pictureUrl ?? '';
      return answer;
    },
    ({ body }) =>
      expect(body['data']).toContainEqual({
        ...{ priceId: expect.any(Number), name: 'Ein <Ball>' },
        pictureUrl: expect.stringMatching(/^o[0-9a-f]{32}$/),
      }),
  ],
  [
    'downloadOperatorImage',
    async ({ stranger, made }) => {
      const path = `/api/downloadImage/prices/${made['pricePicture']}`;
      await until('the picture is public', async () => (await stranger.get(path)).status === 200);
      return stranger.get(path);
    },
    ({ headers }) => expect(headers.get('content-type')).toMatch(/^image\//),
  ],
  [
    'removePrice',
    async ({ admin }) => {
      const id = idOf(await admin.post('/api/price/0', { ...form, name: 'Ein Irrtum' }));
      return admin.delete(`/api/price/${id}?version=1`);
    },
  ],
  [
    'getRandomCandidates',
    ({ admin }) => admin.get('/api/users/random?fromMatchId=1&toMatchId=12&search=grace'),
    ({ body }) => expect(body).toEqual({ data: [], totalCount: 0 }),
  ],
  [
    'getTextSuggestion',
    ({ admin, made }) => admin.get(`/api/posts/Tagespreis/${made['price']}/30/31/textsuggestion`),
    ({ body }) => {
      expect(body['data']).toContain('[Name]');
      expect(body['data']).toContain('Ein &lt;Ball&gt;');
    },
  ],
];

/** A prize whose matches are over: drawn, published, announced and checked. */
const drawingRows: Row[] = [
  [
    'getWinners',
    ({ player }) => player.get('/api/users/winners?pageSize=10&pageNumber=1'),
    ({ body }) => expect(body).toEqual({ data: [], totalCount: 0, visible: true }),
  ],
  [
    'drawPrice',
    ({ admin, made }) => admin.post(`/api/price/${made['duePrice']}/draw`),
    ({ body }) => expect(body['data']).toMatchObject({ name: 'Ein Schal', state: 'drawn', version: 2 }),
  ],
  [
    'getDrawing',
    ({ player, made }) => player.get(`/api/price/${made['duePrice']}/drawing`),
    ({ body }) => expect(body['data']).toMatchObject({ seed: null, candidates: null, turns: [] }),
  ],
  [
    'publishWinners',
    ({ admin, made }) => admin.post(`/api/price/${made['duePrice']}/publish`, { version: 2 }),
    ({ body }) => expect(body).toMatchObject({ data: { state: 'published' }, wasPublished: true }),
  ],
  [
    'getDrawing',
    async ({ player, made }) => {
      const answer = await player.get(`/api/price/${made['duePrice']}/drawing`);
      const { turns } = answer.body['data'] as { turns: unknown[] };
      expect(turns).toEqual([{ userId: player.id, isWinner: true }]);
      return answer;
    },
    ({ body }) =>
      expect(body['data']).toMatchObject({
        seed: expect.stringMatching(/^[0-9a-f]{64}$/),
        candidates: expect.any(String),
        candidateCount: 1,
      }),
  ],
  [
    'getWinners',
    async ({ player, made }) => {
      const answer = await player.get('/api/users/winners?pageSize=10&pageNumber=1');
      made['winner'] = (answer.body['data'] as [{ winnerId: number }])[0].winnerId;
      return answer;
    },
    ({ body }) =>
      expect(body).toMatchObject({
        data: [{ user: { firstname: 'Grace' }, kind: 'Tagespreis', price: { name: 'Ein Schal' } }],
        totalCount: 1,
      }),
  ],
  [
    'linkWinner',
    async ({ admin, made }) => {
      const announcement = {
        ...{ subject: 'Gewonnen', text: '<p>Glückwunsch!</p>', isPublished: true },
        ...{ priceId: Number(made['duePrice']), priceKind: 'Tagespreis', winnerstring: 'Grace Hopper' },
      };
      const { body } = await admin.post('/api/posts', announcement);
      const { id: postId } = body['data'] as { id: number };
      const answer = await admin.post(`/api/winner/${made['winner']}/post`, { postId });
      expect(answer.body).toEqual({ data: postId });
      // Restores the feed for the later rows.
      await admin.delete(`/api/posts/${postId}`);
      return answer;
    },
  ],
];

/** Prizes, candidates and winners. */
export const prizesRows: Row[] = [...makingRows, ...drawingRows];

/** A picture for prizes, ready to be used, as cropImage answers it. */
async function cutPicture(visitor: TestVisitor): Promise<string> {
  const picture = await readFile(new URL('../picture.png', import.meta.url));
  const upload = new FormData();
  upload.set('file', new Blob([picture], { type: 'image/png' }), 'preis.png');
  const { body } = await visitor.send('POST', '/api/uploadImage', upload);
  const crop = `filename=${String(body['data'])}&X=0&Y=0&W=100&H=100`;
  return String((await visitor.get(`/api/cropImage?directory=prices&${crop}`)).body['data']);
}
