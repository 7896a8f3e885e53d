import { readPictureProof } from '@tippspiel/shared/contracts/auth/picture-proof';
import { IDENTITY_HEADER, signIdentity, type Identity } from '@tippspiel/shared/contracts/auth/identity';
import type { EventData } from '@tippspiel/shared/contracts/events/catalogue';
import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import { indexesOf } from '@tippspiel/shared/platform/testing/explain';
import { askSubgraph, player, TEST_IDENTITY_SECRET } from '@tippspiel/shared/platform/testing/subgraph';
import { until } from '@tippspiel/shared/platform/testing/until';
import { stampInName } from '@tippspiel/shared/contracts/text/picture-stamp';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { messages } from '../src/app/messages.ts';
import { applyClaim } from '../src/app/operator-pictures/apply-claim.ts';
import { removeLeftovers } from '../src/app/remove-leftovers.ts';
import { removePlayer } from '../src/app/remove-player.ts';
import { closeMedia, errorOf, NOW, openMedia, type MediaFixture } from './media-fixture.ts';
import { colourAt, plain, sidewaysPhoto } from './test-pictures.ts';

type Claim = EventData<'feed.picture.claimed.v1'>;

const DAY = 24 * 60 * 60 * 1000;
const CROP = `mutation ($input: CropUploadInput!) { cropUpload(input: $input) { code pictureUrl } }`;
const RIGHT = { x: 50, y: 0, width: 50, height: 100 };
const editor = player(1, { isAdmin: true });

let media: MediaFixture;
let nextId = 1;

beforeAll(async () => {
  // One test makes S3 fail.
  media = await openMedia({ LOG_LEVEL: 'silent' });
});
afterEach(() => media.clock.set(NOW));
afterAll(closeMedia);

const crop = (who: Identity | null, input: object) =>
  askSubgraph(media.service.app, who, CROP, { input: { crop: RIGHT, directory: 'posts', ...input } });

/** The stamp of a blue picture, cut out of a red and blue one. */
async function cut(directory = 'posts', who = editor): Promise<string> {
  const code = await media.uploadName(who, await sidewaysPhoto(400, 200, 1));
  const { data } = await crop(who, { code, directory });
  return stampInName((data as { cropUpload: { code: string } }).cropUpload.code)!;
}

async function load(
  path: string,
  { who = null, ...headers }: { who?: Identity | null; accept?: string } & Record<string, unknown> = {},
) {
  const response = await fetch(`${media.address}/pictures/${path}`, {
    headers: {
      [IDENTITY_HEADER]: await signIdentity(TEST_IDENTITY_SECRET, who),
      ...(headers as Record<string, string>),
    },
  });
  return {
    status: response.status,
    headers: response.headers,
    body: Buffer.from(await response.arrayBuffer()),
  };
}

/** Publishes a claim as feed or tipp would. */
async function claim(data: Partial<Claim> & { id: number; stamp: string; version: number }): Promise<void> {
  const whole = { directory: 'posts' as const, isPublic: true, ...data };
  const type = whole.directory === 'prices' ? 'tipp.picture.claimed.v1' : 'feed.picture.claimed.v1';
  await media.service.backbone.bus.publish(createEvent(type, whole, { now: NOW, requestId: 'test' }));
}

const served = (path: string) => until(`${path} is served`, async () => (await load(path)).status === 200);
const gone = (stamp: string) =>
  until(`${stamp} is removed`, async () => (await media.keys(`operators/posts/${stamp}`)).length === 0);

describe('cutting for operators', () => {
  test('creates the picture at once, in its own aspect ratio, in three formats', async () => {
    const code = await media.uploadName(editor, await sidewaysPhoto(400, 200, 1));
    const { data } = await crop(editor, { code });
    const { cropUpload } = data as { cropUpload: { code: string; pictureUrl: string } };
    expect(cropUpload.pictureUrl).toBe(`/api/downloadImage/posts/${cropUpload.code}`);
    const known = (more: object) =>
      readPictureProof(TEST_IDENTITY_SECRET, cropUpload.pictureUrl, {
        ...{ directory: 'posts', userId: editor.userId, now: new Date(NOW.getTime() + DAY - 1000), ...more },
      });
    expect(known({})).toMatch(/^o[0-9a-f]{32}$/);
    for (const other of [{ directory: 'prices' }, { userId: 2 }, { now: new Date(NOW.getTime() + DAY) }])
      expect(known(other)).toBeNull();
    for (const [accept, format] of [
      ['image/avif,image/webp,*/*', 'heif'],
      ['image/webp,*/*', 'webp'],
      ['*/*', 'jpeg'],
    ]) {
      const { status, headers, body } = await load(`posts/${cropUpload.code}`, { who: editor, accept });
      expect([status, headers.get('vary')]).toEqual([200, 'Accept']);
      expect(await sharp(body).metadata()).toMatchObject({ format, width: 200, height: 200 });
      expect(await colourAt(body, 0.1, 0.5)).toBe('blue');
    }
    // The upload stays, so that another part can be chosen.
    expect((await crop(editor, { code, crop: { ...RIGHT, x: 0 } })).errors).toBeUndefined();
  });

  test('keeps transparency, except in JPEG, and does not enlarge', async () => {
    const clear = {
      width: 1500,
      height: 300,
      channels: 4 as const,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    };
    const code = await media.uploadName(editor, await sharp({ create: clear }).png().toBuffer());
    const { data } = await crop(editor, {
      code,
      directory: 'sponsors',
      crop: { x: 0, y: 0, width: 100, height: 100 },
    });
    const path = `sponsors/${(data as { cropUpload: { code: string } }).cropUpload.code}`;
    const { body } = await load(path, { who: editor, accept: 'image/webp' });
    expect(await sharp(body).metadata()).toMatchObject({ hasAlpha: true, width: 640, height: 128 });
    const jpeg = await load(path, { who: editor });
    expect(await sharp(jpeg.body).stats()).toMatchObject({
      channels: [{ min: 255 }, { min: 255 }, { min: 255 }],
    });
  });

  test('is limited to operators, to their own existing uploads, and to parts inside the picture', async () => {
    const code = await media.uploadName(editor, await plain(30, 30).png().toBuffer());
    const refused = async (who: Identity | null, input: object) =>
      errorOf(await crop(who, { code, ...input }));
    expect((await refused(null, {})).code).toBe('UNAUTHENTICATED');
    expect((await refused(player(9), {})).code).toBe('FORBIDDEN');
    expect((await refused({ ...editor, isLocked: true }, {})).code).toBe('FORBIDDEN');
    expect((await refused(player(2, { isAdmin: true }), {})).code).toBe('NOT_FOUND');
    expect(await refused(editor, { directory: '../posts' })).toEqual({
      ...{ code: 'BAD_USER_INPUT', message: messages.noSuchDirectory, field: 'directory' },
    });
    for (const box of [
      { x: 60, y: 0, width: 50, height: 50 },
      { x: -1, y: 0, width: 50, height: 50 },
      { x: 0, y: 0, width: 0, height: 50 },
      { x: 0, y: 0, width: 1e9, height: 50 },
    ])
      expect(await refused(editor, { crop: box })).toEqual({
        ...{ code: 'BAD_USER_INPUT', message: messages.noSuchPart, field: 'crop' },
      });
  });
});

describe('a picture that a post has', () => {
  test('is served by the post’s number, and may be cached forever under its version', async () => {
    const [id, stamp] = [nextId++, await cut()];
    expect((await load(`posts/${id}.jpg`)).status).toBe(404);
    await claim({ id, stamp, version: 1, changedAt: NOW.toISOString() });
    await served(`posts/${id}.jpg`);
    const plainly = await load(`posts/${id}.jpg`, { accept: 'image/webp' });
    const etag = `"${stamp}-webp"`;
    expect(Object.fromEntries(plainly.headers)).toMatchObject({
      ...{ 'cache-control': 'public, no-cache', 'content-type': 'image/webp', vary: 'Accept', etag },
      'x-content-type-options': 'nosniff',
    });
    const keeping = async (version: string) =>
      (await load(`posts/${id}.jpg?v=${version}`)).headers.get('cache-control');
    expect(await keeping(String(NOW.getTime()))).toBe('public, max-age=31536000, immutable');
    expect(await keeping('1')).toBe('public, max-age=31536000, immutable');
    for (const other of ['', '0', '2024']) expect(await keeping(other)).toBe('public, no-cache');
    // This picture is not served in place of the next one, whose event has not arrived yet.
    const next = await load(`posts/${id}.jpg?v=${NOW.getTime() + 1}`);
    expect([next.status, next.headers.get('cache-control')]).toEqual([404, 'no-store']);
    const known = await load(`posts/${id}.jpg`, { accept: 'image/webp', 'if-none-match': etag });
    expect([known.status, known.body.length]).toEqual([304, 0]);
  });

  test('is read from S3 once, however often it is requested', async () => {
    const [id, stamp] = [nextId++, await cut()];
    await claim({ id, stamp, version: 1 });
    await served(`posts/${id}.jpg`);
    const { objects } = media.service.deps;
    const { read } = objects;
    let reads = 0;
    objects.read = (key) => {
      reads += 1;
      return read(key);
    };
    for (let n = 0; n < 5; n++) await load(`posts/${id}.jpg?v=1`, { accept: 'image/avif' });
    objects.read = read;
    expect(reads).toBe(1);
  });

  test('is replaced by the next one, in any order of events, and is removed', async () => {
    const [id, first, next] = [nextId++, await cut(), await cut()];
    await claim({ id, stamp: first, version: 1 });
    await served(`posts/${id}.jpg`);
    await claim({ id, stamp: next, version: 3 });
    await claim({ id, stamp: first, version: 2 });
    await gone(first);
    const { headers } = await load(`posts/${id}.jpg`);
    expect(headers.get('etag')).toBe(`"${next}-jpg"`);
    await claim({ id, stamp: '', version: 4, isPublic: false });
    await gone(next);
    expect((await load(`posts/${id}.jpg`)).status).toBe(404);
    // Its objects are removed first, so that after a crash the record still leads to them.
    await until(
      'nothing is known of it',
      async () => (await media.service.deps.operatorPictures.find(next)) === null,
    );
  });

  describe('is removed', () => {
    const held = async (id: number, stamp: string, version: number) => {
      const claimed = { directory: 'posts', id, stamp, changedAt: null, isPublic: true, version } as const;
      await media.service.deps.claims.save([claimed]);
    };
    const filesOf = (stamp: string) => media.keys(`operators/posts/${stamp}`);

    test('later, if S3 fails now', async () => {
      const { deps } = media.service;
      const [id, stamp] = [nextId++, await cut()];
      await held(id, stamp, 1);
      await applyClaim(deps, { directory: 'posts', id });
      await held(id, '', 2);
      const remove = () => Promise.reject(new Error('S3 is down'));
      await applyClaim({ ...deps, objects: { ...deps.objects, remove } }, { directory: 'posts', id });
      expect(await filesOf(stamp)).toHaveLength(3);
      await removeLeftovers(deps);
      expect(await filesOf(stamp)).toEqual([]);
    });

    test('by a process that assigns it after another process has assigned the next one', async () => {
      const { deps } = media.service;
      const [id, first, next] = [nextId++, await cut(), await cut()];
      await held(id, first, 1);
      let isFirst = true;
      const operatorPictures: typeof deps.operatorPictures = {
        ...deps.operatorPictures,
        async claim(...args) {
          if (isFirst) {
            isFirst = false;
            await held(id, next, 2);
            await applyClaim(deps, { directory: 'posts', id });
          }
          return deps.operatorPictures.claim(...args);
        },
      };
      await applyClaim({ ...deps, operatorPictures }, { directory: 'posts', id });
      expect(await filesOf(first)).toEqual([]);
      expect(await filesOf(next)).toHaveLength(3);
    });
  });

  test('is visible only to operators while the post is a draft', async () => {
    const [id, stamp] = [nextId++, await cut()];
    await claim({ id, stamp, version: 1, isPublic: false });
    await until(
      'the draft’s picture is served',
      async () => (await load(`posts/${id}.jpg`, { who: editor })).status === 200,
    );
    for (const path of [`posts/${id}.jpg`, `posts/${stamp}`]) {
      const seen = await load(path, { who: editor });
      expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      for (const who of [null, player(9), { ...editor, isLocked: true }])
        expect((await load(path, { who })).status).toBe(404);
      expect((await load(path, { 'if-none-match': `"${stamp}-jpg"` })).status).toBe(404);
    }
    await claim({ id, stamp, version: 2 });
    await served(`posts/${id}.jpg`);
    await served(`posts/${stamp}`);
  });

  test('of a prize is served by its stamp', async () => {
    const [id, stamp] = [nextId++, await cut('prices')];
    await claim({ directory: 'prices', id, stamp, version: 1 });
    await served(`prices/${stamp}`);
    const { headers } = await load(`prices/${stamp}`);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await load(`posts/${stamp}`)).status).toBe(404);
    // Cached already: it is visible only to operators once the prize is hidden, and is removed with its picture.
    await claim({ directory: 'prices', id, stamp, version: 2, isPublic: false });
    await until('it is hidden', async () => (await load(`prices/${stamp}`)).status === 404);
    expect((await load(`prices/${stamp}`, { who: editor })).status).toBe(200);
    await claim({ directory: 'prices', id, stamp: '', version: 3 });
    await until('it is gone', async () => (await load(`prices/${stamp}`, { who: editor })).status === 404);
  });

  test('stays with its current owner', async () => {
    const [one, other, stamp] = [nextId++, nextId++, await cut()];
    await claim({ id: one, stamp, version: 1 });
    await claim({ id: other, stamp, version: 1 });
    await served(`posts/${other}.jpg`);
    await claim({ id: other, stamp: '', version: 2 });
    await until('it was taken away', async () => (await load(`posts/${other}.jpg`)).status === 404);
    expect((await load(`posts/${one}.jpg`)).status).toBe(200);
  });
});

describe('an unclaimed picture', () => {
  test('is removed a day after it could be claimed, not earlier; a claimed one stays', async () => {
    const [unused, used, id] = [await cut(), await cut(), nextId++];
    await claim({ id, stamp: used, version: 1 });
    await served(`posts/${id}.jpg`);
    const look = async (milliseconds: number) => {
      media.clock.set(new Date(NOW.getTime() + milliseconds));
      await removeLeftovers(media.service.deps);
      const { length } = await media.keys(`operators/posts/${unused}`);
      return length;
    };
    // Claimed in the last second, but published only after the other service was up again.
    expect(await look(2 * DAY - 1)).toBe(3);
    expect(await look(2 * DAY)).toBe(0);
    expect(await media.keys(`operators/posts/${used}`)).toHaveLength(3);
    expect(await media.service.deps.operatorPictures.find(used)).toMatchObject({ expires: null });
  });

  test('stays if only its record lacks the claim', async () => {
    const [stamp, id] = [await cut(), nextId++];
    // As if the process had died between both writes.
    await media.service.deps.claims.save([
      { directory: 'posts', id, stamp, changedAt: null, isPublic: true, version: 1 },
    ]);
    media.clock.set(new Date(NOW.getTime() + 2 * DAY));
    await removeLeftovers(media.service.deps);
    expect((await load(`posts/${id}.jpg`)).status).toBe(200);
  });

  test('forgets the operator who made it and leaves; a claim that comes later still counts', async () => {
    const leaver = player(77, { isAdmin: true });
    const [unused, used, id] = [await cut('posts', leaver), await cut('posts', leaver), nextId++];
    const [late, lateId] = [await cut('posts', leaver), nextId++];
    await claim({ id, stamp: used, version: 1 });
    await served(`posts/${used}`);
    await removePlayer(media.service.deps, leaver.userId);
    await claim({ id: lateId, stamp: late, version: 1 });
    await served(`posts/${late}`);
    for (const stamp of [unused, used, late])
      expect(await media.service.deps.operatorPictures.find(stamp)).not.toHaveProperty('userId');
    media.clock.set(new Date(NOW.getTime() + 2 * DAY));
    await removeLeftovers(media.service.deps);
    expect(await media.keys(`operators/posts/${unused}`)).toEqual([]);
    for (const stamp of [used, late]) expect((await load(`posts/${stamp}`)).status).toBe(200);
  });
});

test.each([
  ...['posts/0.jpg', 'posts/1.png', 'posts/999999.jpg', 'posts/1e3.jpg', 'posts/..%2f..%2ftmp', 'posts/'],
  ...['other/1.jpg', 'posts/o00000000000000000000000000000000', 'prices/1.jpg', 'posts/1.jpg/x'],
])('%s is a small 404 that nobody keeps', async (path) => {
  const { status, headers } = await load(path, { who: editor });
  expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test.each([
  ['operatorPictures', { expires: { $gt: new Date(0), $lte: NOW } }, 'expires'],
  ['operatorPictures', { claimedBy: 'posts/1', _id: { $ne: 'x' } }, 'claimedBy'],
  ['operatorPictures', { userId: 1, claimedBy: '' }, 'userId'],
  ['claims', { stamp: 'x' }, 'stamp'],
  ['claims', { _id: { $in: ['posts/1'] } }, '_id_'],
])('%s are found by %j with an index', async (collection, filter, index) => {
  const query = media.service.backbone.mongo.collection(collection).find(filter as Record<string, unknown>);
  expect(indexesOf(await query.explain())).toContain(index);
});
