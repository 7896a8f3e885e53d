import { readFile } from 'node:fs/promises';
import { until } from '@tippspiel/shared/platform/testing/until';
import { expect } from '@jest/globals';
import type { TestVisitor } from '../visitor.ts';
import type { Row } from './row.ts';

/** An operator's form. */
const draft = {
  ...{ id: 0, subject: ' Verlosung heute ', text: '<p>Wer <b>tippt</b>, gewinnt.<script>x()</script></p>' },
  ...{ isNotCommentable: true, isPublished: false },
};

async function cutPicture(visitor: TestVisitor): Promise<string> {
  const picture = await readFile(new URL('../picture.png', import.meta.url));
  const form = new FormData();
  form.set('file', new Blob([picture], { type: 'image/png' }), 'meldung.png');
  const { body } = await visitor.send('POST', '/api/uploadImage', form);
  const path = `/api/cropImage?directory=posts&filename=${String(body['data'])}&X=0&Y=0&W=100&H=50`;
  const cut = await visitor.get(path);
  expect(cut.body['data']).toMatch(/^\/api\/downloadImage\/posts\/o[0-9a-f]{32}\.\d+\.[\w-]{43}$/);
  expect((await visitor.get(String(cut.body['data']))).status).toBe(200);
  return String(cut.body['data']);
}

/** Operators' posts, which players see once they are published. */
const operatorRows: Row[] = [
  [
    'publishPost',
    async ({ admin, made }) => {
      const form = { ...draft, pictureUrl: await cutPicture(admin), key: 'formular-7' };
      const announced = { priceId: made['price'], priceKind: 'Tagespreis', winnerstring: 'Ada Lovelace' };
      await admin.post('/api/posts', { ...form, ...announced });
      // The answer got lost: the same once more is the same post.
      return admin.post('/api/posts', { ...form, ...announced });
    },
    ({ body }) =>
      expect(body['data']).toMatchObject({
        ...{ subject: 'Verlosung heute', text: '<p>Wer <b>tippt</b>, gewinnt.</p>', isOperator: true },
        ...{ isPublished: false, isCommentAble: false, version: 1 },
        ...{ priceKind: 'Tagespreis', winnerstring: 'Ada Lovelace', priceId: expect.any(Number) },
        pictureUrl: expect.stringMatching(/^\/api\/downloadImage\/posts\/\d+\.jpg\?v=\d+$/),
      }),
  ],
  [
    'getPost',
    async ({ admin, player, made }) => {
      const path = `/api/post/${made['publishPost']}`;
      expect((await player.get(path)).status).toBe(404);
      expect((await player.get('/api/posts?search=verlosung')).body['data']).toEqual([]);
      return admin.get(path);
    },
  ],
  [
    'publishPost',
    ({ admin, made }) =>
      admin.post('/api/posts', {
        ...{ ...draft, id: made['publishPost'], version: 1, isPublished: true },
      }),
    ({ body }) =>
      expect(body['data']).toMatchObject({ isPublished: true, version: 2, priceId: 0, winnerstring: '' }),
  ],
  [
    'getPosts',
    ({ player }) => player.get('/api/posts?search=verlosung&onlyOperatorPosts=true'),
    ({ body }) =>
      expect(body).toMatchObject({
        settings: [{ value: 'True' }],
        data: [{ subject: 'Verlosung heute', isDeleteAble: false }],
      }),
  ],
  [
    'downloadOperatorImage',
    async ({ admin, stranger, made }) => {
      const { body } = await admin.get(`/api/post/${made['publishPost']}`);
      const { pictureUrl } = body['data'] as { pictureUrl: string };
      await until('the picture is public', async () => (await stranger.get(pictureUrl)).status === 200);
      return stranger.get(pictureUrl, { headers: { accept: 'image/webp' } });
    },
    ({ headers }) => {
      expect(headers.get('content-type')).toBe('image/webp');
      expect(headers.get('cache-control')).toContain('immutable');
    },
  ],
  ['deletePost', ({ admin, made }) => admin.delete(`/api/posts/${made['publishPost']}`)],
];

/** The feed. */
export const postsRows: Row[] = [
  [
    'publishPost',
    async ({ player }) => {
      const form = { id: 0, text: ' Auf geht’s! ', groupId: 0, key: 'beitrag-1' };
      await player.post('/api/posts', form);
      // The answer got lost: the same once more is the same post.
      return player.post('/api/posts', form);
    },
    ({ body }) => expect(body['data']).toMatchObject({ text: 'Auf geht’s!', isDeleteAble: true }),
  ],
  [
    'toggleLike',
    async ({ other, made }) => {
      const path = `/api/posts/${made['publishPost']}/like`;
      await other.post(path);
      // With an explicit value the call is idempotent.
      return other.post(path, { isLiked: 'true' });
    },
    ({ body }) => expect(body).toEqual({ data: 1 }),
  ],
  [
    'getLikes',
    ({ player, made }) => player.get(`/api/posts/${made['publishPost']}/likes`),
    ({ body }) => expect(body['totalCount']).toBe(1),
  ],
  [
    'reportText',
    ({ other, made }) => other.post(`/api/posts/${made['publishPost']}/report`, { reason: ' Werbung ' }),
  ],
  [
    'getReports',
    ({ admin }) => admin.get('/api/reports'),
    ({ body }) =>
      expect(body).toMatchObject({
        // The announcement that an operator withdrew is missing.
        totalCount: 1,
        data: [{ state: 'open', reportCount: 1, reports: [{ reason: 'Werbung' }], text: 'Auf geht’s!' }],
      }),
  ],
  [
    'moderateText',
    ({ admin, made }) => admin.post(`/api/reports/${made['publishPost']}`, { step: 'dismiss' }),
    ({ body }) => expect(body['data']).toMatchObject({ state: 'dismissed', dateCreated: expect.any(String) }),
  ],
  [
    'addComment',
    async ({ other, made }) => {
      const path = `/api/posts/${made['publishPost']}/comments`;
      const form = { id: 0, parentId: made['publishPost'], text: 'Na klar', key: 'kommentar-1' };
      await other.post(path, form);
      return other.post(path, form);
    },
    ({ body }) => expect(body['data']).toMatchObject([{ text: 'Na klar', likes: 0 }]),
  ],
  [
    'getLikes',
    async ({ player, other, made }) => {
      await player.post(`/api/posts/${made['addComment']}/like`);
      return other.get(`/api/posts/${made['addComment']}/likes`);
    },
    ({ body }) => expect(body).toMatchObject({ totalCount: 1, data: [{ firstname: 'Grace' }] }),
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
  ...operatorRows,
];
