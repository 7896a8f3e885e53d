import { expect } from '@jest/globals';
import type { Row } from './row.ts';

/** The feed. */
export const postsRows: Row[] = [
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
];
