import { expect, test } from '@jest/globals';
import { createCsrf } from '../session/csrf.ts';
import { createApiGuard } from './guard.ts';

const guard = createApiGuard(createCsrf('a secret'));
const check = (method: string, url: string) =>
  guard({ is404: false, visitor: { session: null }, headers: {}, url, method } as never);

test.each([
  ['GET', '/api/match/admin/auswertung'],
  ['GET', '/api/match/admin/auswertung/?x=1'],
  ['GET', '/api/match/admin/auswertun%67'],
  ['GET', '/api/%6d%61tch/sendRecommendation?x=%'],
  ['POST', '/api/tipps'],
])('a visitor may not %s %s', async (method, url) => {
  await expect(check(method, url)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

test.each(['/api/match/admin/auswertungsstatus', '/api/match/%', '/api/tabelle?x=/api/cropImage'])(
  'anybody may read %s, as far as the guard goes',
  async (url) => {
    await expect(check('GET', url)).resolves.toBeUndefined();
  },
);
