import { describe, expect, test } from '@jest/globals';
import { createVisitor } from '../visitor.ts';
import { german, type World } from './world.ts';

/** Requests for missing data, and for data that the caller may not see. */
export function describeReads(world: World): void {
  describe('a read', () => {
    test.each([
      '/api/user/status',
      '/api/user/profile',
      '/api/tipps',
      '/api/tipps/status',
      '/api/tipps/winner',
      '/api/tipps/duell',
      '/api/ranking',
      '/api/ranking/live',
      '/api/ranking/duell',
      '/api/ranklast',
      '/api/posts',
      '/api/post/1',
      '/api/groups',
      '/api/group/1',
      '/api/group/1/members/',
      '/api/group/1/invite/?search=x',
      '/api/match/admin',
      '/api/prices',
      '/api/users/winners',
      '/api/users/random?fromMatchId=1&toMatchId=1',
      '/api/posts/Tagespreis/1/1/1/textsuggestion',
      '/api/match/admin/auswertungsstatus',
    ])('GET %s without a login: 401', async (path) => {
      const { status, body } = await createVisitor(world.stack.baseUrl).get(path);
      expect({ status, body }).toEqual({
        status: 401,
        body: { errorMessage: expect.stringMatching(german), logoff: true },
      });
    });

    test.each([
      ['/api/cropImage?filename=u1.webp&X=0&Y=0&W=100', 400],
      ['/api/cropImage?filename=u1.webp&X=0&Y=0&W=0&H=100', 400],
      ['/api/cropImage?filename=u1.webp&X=a&Y=0&W=50&H=50', 400],
      ['/api/cropImage?filename=u1.webp&X=60&Y=0&W=50&H=50', 400],
      ['/api/cropImage?filename=u1.webp&X=0&Y=0&W=50&H=50', 404],
      ['/api/cropImage?directory=other&filename=u1.webp&X=0&Y=0&W=50&H=50', 400],
      ['/api/cropImage?directory=posts&filename=u1.webp&X=0&Y=0&W=50&H=50', 403],
      ['/api/ranking?pageSize=101', 400],
      ['/api/ranking?pageSize=0', 400],
      ['/api/ranking?pageNumber=x', 400],
      ['/api/ranking?onlyLocked=true', 403],
      [`/api/ranking?search=${'x'.repeat(300)}`, 400],
      ['/api/tipps?pageNumber=5', 400],
      ['/api/tipps?userId=999999', 404],
      ['/api/tipps?userId=-1', 400],
      ['/api/tipps/winner?userId=999999', 404],
      ['/api/tipps/winner?userId=-1', 400],
      ['/api/tipps/winner?userId=x', 400],
      ['/api/tipps/duell?userId=999999', 404],
      ['/api/tipps/duell?userId=-1', 400],
      ['/api/tipps/duell?userId=x', 400],
      ['/api/tipps/duell?pageNumber=5', 400],
      ['/api/tipps/duell?pageNumber=-1', 400],
      ['/api/tipps/duell?pageNumber=1000000000', 400],
      ['/api/ranking/live?pageSize=101', 400],
      ['/api/ranking/live?pageNumber=1000000000', 400],
      ['/api/ranking/live?groupId=x', 400],
      ['/api/ranking/live?groupId=-1', 400],
      ['/api/ranking/live?groupId=99999', 404],
      ['/api/ranking/duell?pageSize=101', 400],
      ['/api/ranking/duell?pageSize=1000000000', 400],
      ['/api/ranking/duell?pageSize=0', 400],
      ['/api/ranking/duell?pageNumber=-1', 400],
      ['/api/ranking/duell?pageNumber=1000000000', 400],
      ['/api/ranking/duell?onlyLocked=true', 403],
      [`/api/ranking/duell?search=${'x'.repeat(10_000)}`, 400],
      ['/api/posts?groupId=999999', 404],
      ['/api/groups?filterOption=3', 400],
      ['/api/post/999999', 404],
      ['/api/group/999999', 404],
      ['/api/group/no-such-link', 404],
      ['/api/group/999999/members/', 404],
      ['/api/group/999999/invite/?search=x', 404],
      ['/api/group/x/members/', 400],
      ['/api/group/1/members/?pageNumber=0', 400],
      [`/api/group/1/invite/?search=${'x'.repeat(101)}`, 400],
      ['/api/nothing', 404],
      ['/api/downloadImage/nothing', 404],
      ['/api/downloadImage/..%2fhealthz', 400],
    ])('GET %s: %i', async (path, status) => {
      const answer = await world.player.get(path);
      expect({ status: answer.status, body: answer.body }).toEqual({
        status,
        body: { errorMessage: expect.stringMatching(german) },
      });
    });
  });
}
