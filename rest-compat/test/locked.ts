import { beforeAll, describe, expect, test } from '@jest/globals';
import type { TestStack } from './stack.ts';
import { registerPlayer, type Answer, type TestVisitor } from './visitor.ts';

/** GESPERRT reaches every service within a second: the player can read but not write, and the label is everywhere. */
const WITHIN_MS = 1_000;

type Named = { id: number; isLocked: boolean };

/** Measures how long a condition takes to become true, without the request that finds it true. */
async function until(holds: () => Promise<boolean>): Promise<number> {
  const since = Date.now();
  for (;;) {
    const asked = Date.now() - since;
    if (await holds()) return asked;
    if (asked > 10 * WITHIN_MS) throw new Error('never');
  }
}

/** What is refused to a locked player of a running product, and where the lock is seen. */
export function describeLocked(product: () => TestStack): void {
  describe('a locked player', () => {
    let admin: TestVisitor;
    let player: TestVisitor & { id: number };
    let other: TestVisitor & { id: number };
    let postId: number;
    let groupId: number;

    beforeAll(async () => {
      const stack = product();
      admin = await stack.admin();
      player = await registerPlayer(stack.baseUrl, 'Gesa');
      other = await registerPlayer(stack.baseUrl, 'Otto');
      await player.post('/api/tipps', { matchId: 16, value: '1', isTeam1: true });
      const post = await player.post('/api/posts', { text: 'Noch darf ich.' });
      postId = (post.body['data'] as { id: number }).id;
      await other.post(`/api/posts/${postId}/comments`, { text: 'Du?' });
      await player.post(`/api/posts/${postId}/like`);
      const group = await player.post('/api/group/0', { name: 'Die Gesperrten' });
      groupId = (group.body['data'] as { id: number }).id;
    });
    const setLocked = (isLocked: boolean) => admin.post('/api/user/contact', { id: player.id, isLocked });

    /** One write of each service. */
    const writes: [service: string, write: () => Promise<Answer>][] = [
      ['tipp', () => player.post('/api/tipps', { matchId: 16, value: '2', isTeam1: true })],
      ['feed', () => player.post('/api/posts', { text: 'Darf ich?' })],
      ['feed, a comment', () => player.post(`/api/posts/${postId}/comments`, { text: 'Ja?' })],
      ['group', () => player.post(`/api/group/${groupId}`, { name: 'Umbenannt' })],
      ['media', () => player.post('/api/user/setProfilePicture', { code: 'NO' })],
      ['user, the profile', () => player.post('/api/user/common', { age: '36' })],
      ['user, the list', () => player.post(`/api/user/${other.id}/favorite`)],
      [
        'user, an invitation',
        () => player.send('GET', '/api/match/sendRecommendation?email=a%40example.org', undefined),
      ],
    ];

    const isLabelled = (users: Named[]): boolean => users.find(({ id }) => id === player.id)!.isLocked;
    /** The answers that contain the player's name. */
    const names: [where: string, read: () => Promise<boolean>][] = [
      [
        'the card',
        async () =>
          isLabelled([(await other.get(`/api/user/details?userId=${player.id}`)).body['data'] as Named]),
      ],
      [
        'the ranking',
        async () => isLabelled((await other.get('/api/ranking?search=gesa')).body['data'] as Named[]),
      ],
      [
        'a post',
        async () =>
          isLabelled([((await other.get(`/api/post/${postId}`)).body['data'] as { user: Named }).user]),
      ],
      [
        'the likes',
        async () => isLabelled((await other.get(`/api/posts/${postId}/likes`)).body['data'] as Named[]),
      ],
      [
        'a group',
        async () =>
          isLabelled([((await other.get(`/api/group/${groupId}`)).body['data'] as { user: Named }).user]),
      ],
      [
        'the operators’ filter',
        async () =>
          ((await admin.get('/api/ranking?onlyLocked=true')).body['data'] as Named[]).some(
            ({ id }) => id === player.id,
          ),
      ],
    ];

    describe.each([true, false])('isLocked: %s', (isLocked) => {
      beforeAll(async () => {
        expect((await setLocked(isLocked)).status).toBe(200);
      });

      test.each(writes)('holds for writes in %s', async (_service, write) => {
        expect(await until(async () => ((await write()).status === 403) === isLocked)).toBeLessThan(
          WITHIN_MS,
        );
      });

      test.each(names)('is said of the name in %s', async (_where, read) => {
        expect(await until(async () => (await read()) === isLocked)).toBeLessThan(WITHIN_MS);
      });

      test('allows reading', async () => {
        for (const path of [
          'user/status',
          'user/profile',
          'ranking',
          'tipps',
          'posts',
          'groups',
          'users/favorite/',
        ])
          expect({ path, status: (await player.get(`/api/${path}`)).status }).toEqual({ path, status: 200 });
        expect((await player.get('/api/match/checkRecommendation')).body).toEqual({
          data: { visible: false },
        });
      });
    });
  });
}
