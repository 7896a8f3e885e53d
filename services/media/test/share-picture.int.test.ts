import { IDENTITY_HEADER, signIdentity, type Identity } from '@tippspiel/shared/contracts/auth/identity';
import {
  SHARE_PICTURE_HEADER,
  signSharePicture,
  type SharePicture,
} from '@tippspiel/shared/contracts/auth/share-picture';
import { DEADLINE_HEADER } from '@tippspiel/shared/platform/http/deadline';
import { player, TEST_IDENTITY_SECRET } from '@tippspiel/shared/platform/testing/subgraph';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { messages } from '../src/app/messages.ts';
import { closeMedia, openMedia, type MediaFixture } from './media-fixture.ts';

let media: MediaFixture;
beforeAll(async () => {
  media = await openMedia();
});
afterAll(closeMedia);

const [ada, ben] = [player(1), player(2)];
const pictureOf = (more: Partial<SharePicture> = {}): SharePicture => ({
  ...{ shape: 'quer', site: 'Tippspiel EM 2024', kicker: 'Spielergruppe', title: 'Die Elf', subtitle: '' },
  heads: ['Punkte'],
  rows: [{ lead: '1.', text: 'Ada Łovelace', cells: [], value: '7', isOwn: true }],
  ...{ sides: [], isPublic: false },
  ...more,
});

async function ask(
  who: Identity | null,
  picture: SharePicture | string,
  headers: Record<string, string> = {},
  { address } = media,
): Promise<Response> {
  const token = typeof picture === 'string' ? picture : await signSharePicture(TEST_IDENTITY_SECRET, picture);
  return fetch(`${address}/share-pictures/gruppe/12`, {
    headers: {
      [IDENTITY_HEADER]: await signIdentity(TEST_IDENTITY_SECRET, who),
      [SHARE_PICTURE_HEADER]: token,
      ...headers,
    },
  });
}
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

test.each([
  ['quer', 1200, 630],
  ['hoch', 1080, 1350],
] as const)('a picture that is %s has its size, and what stands in it', async (shape, width, height) => {
  const response = await ask(ada, pictureOf({ shape }));
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
  const drawn = await bytesOf(response);
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', width, height });
  const other = await bytesOf(await ask(ada, pictureOf({ shape, title: 'Die Zwölf' })));
  expect(drawn.equals(other)).toBe(false);
});

test('a cached picture is not sent again, and a public one may be cached', async () => {
  const response = await ask(null, pictureOf({ isPublic: true }));
  expect(response.headers.get('cache-control')).toBe('public, max-age=300');
  const etag = response.headers.get('etag') as string;
  const again = await ask(null, pictureOf({ isPublic: true }), { 'if-none-match': etag });
  expect([again.status, (await bytesOf(again)).length]).toEqual([304, 0]);
  const other = await ask(null, pictureOf({ isPublic: true, title: 'Andere' }), { 'if-none-match': etag });
  expect(other.status).toBe(200);
});

test('a picture without the gateway’s signature is not drawn', async () => {
  const foreign = await signSharePicture('another-secret-of-32-characters-or-more', pictureOf());
  for (const token of ['', 'nothing', foreign]) {
    const response = await ask(ada, token);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ errorMessage: messages.noSuchPicture });
  }
  const unsigned = await ask(ada, pictureOf(), { [IDENTITY_HEADER]: '' });
  expect(unsigned.status).toBe(403);
});

test('three hundred simultaneous pictures of one player are limited, and another player need not wait', async () => {
  const many = Array.from({ length: 300 }, (_, index) =>
    ask(ada, pictureOf({ title: `Gruppe ${index}` })).then(async (response) => {
      await response.arrayBuffer();
      return { status: response.status, at: performance.now() };
    }),
  );
  const refused = many.map(async (answer) => expect((await answer).status).toBe(429));
  await Promise.any(refused);
  const his = await ask(ben, pictureOf({ title: 'Bens Gruppe' }));
  expect(his.status).toBe(200);
  await his.arrayBuffer();
  const answers = await Promise.all(many);
  await Promise.allSettled(refused);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(100);
});

test('a picture that its caller has given up is not drawn', async () => {
  const { status, headers } = await ask(ada, pictureOf({ title: 'Zu spät' }), {
    [DEADLINE_HEADER]: String(Date.now() - 1),
  });
  expect([status, headers.get('retry-after')]).toEqual([503, '10']);
});

test('a public picture is drawn all the same, because others may wait for it', async () => {
  const picture = pictureOf({ title: 'Für alle', isPublic: true });
  const response = await ask(ada, picture, { [DEADLINE_HEADER]: String(Date.now() - 1) });
  await response.arrayBuffer();
  expect(response.status).toBe(200);
});

test('a picture is drawn although players’ pictures fill their queue', async () => {
  const narrow = await openMedia({ IMAGE_JOBS: '1', IMAGE_QUEUE: '1' });
  const { imaging } = narrow.service.deps;
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  const cuts = [1, 2].map((userId) => imaging.cut(userId, () => promise));
  await expect(imaging.cut(3, () => promise)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  const response = await ask(ben, pictureOf(), {}, narrow);
  await response.arrayBuffer();
  expect(response.status).toBe(200);
  resolve(
    await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  );
  await Promise.all(cuts);
});

test('the same picture requested three hundred times is drawn once', async () => {
  const picture = pictureOf({ title: 'Immer dieselbe' });
  const answers = await Promise.all(Array.from({ length: 300 }, () => ask(ada, picture)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
});
