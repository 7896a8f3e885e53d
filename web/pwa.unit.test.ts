import { expect, test } from 'vitest';
import { keepForEver } from './pwa.ts';

const isKept = async (status: number, cacheControl?: string): Promise<boolean> => {
  const headers = new Headers(cacheControl ? { 'cache-control': cacheControl } : {});
  return (await keepForEver({ response: new Response(null, { status, headers }) })) !== null;
};

test.each([
  [200, 'public, max-age=31536000, immutable', true],
  [200, 'public, no-cache', false],
  [200, 'private, no-store', false],
  [200, undefined, false],
  [404, 'public, max-age=31536000, immutable', false],
])('a picture that is answered with %j and %j is kept: %j', async (status, cacheControl, kept) => {
  expect(await isKept(status, cacheControl)).toBe(kept);
});
