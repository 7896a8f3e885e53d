import { until } from '@tippspiel/shared/platform/testing/until';
import { askSubgraph, player } from '@tippspiel/shared/platform/testing/subgraph';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { messages } from '../src/app/messages.ts';
import { setProfilePicture } from '../src/app/set-profile-picture.ts';
import { PICTURE_SIZES } from '../src/domain/picture.ts';
import { errorOf, closeMedia, NOW, openMedia, type MediaFixture } from './media-fixture.ts';
import { BLUE, colourAt, plain, sidewaysPhoto } from './test-pictures.ts';

let media: MediaFixture;
let nextPlayer = 1;

beforeAll(async () => {
  // One test makes S3 fail, another one fills the queue.
  media = await openMedia({ LOG_LEVEL: 'silent', IMAGE_QUEUE: '12' });
});
afterAll(closeMedia);

const SET_PART = `mutation ($input: SetProfilePictureInput!) { setProfilePicture(input: $input) { pictureStamp } }`;
const someone = () => player(nextPlayer++);
const red = () => plain(300, 200).png().toBuffer();
const blue = () => plain(300, 200, BLUE).png().toBuffer();
const load = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${media.address}/pictures/${path}`, { headers });
/** The published events of a player, in order of version, because events may overtake each other. */
const publishedOf = (userId: number) =>
  media.events
    .map(({ data }) => data as { userId: number; version: number })
    .filter((data) => data.userId === userId)
    .toSorted((a, b) => a.version - b.version);

describe('setting the own picture', () => {
  test('in numbers that would fill the queue is limited, and another player need not wait', async () => {
    const [ada, ben] = [someone(), someone()];
    const [hers, his] = [await media.uploadName(ada, await red()), await media.uploadName(ben, await blue())];
    const many = Array.from({ length: 20 }, () => media.set(ada, hers));
    const refused = many.map(async (answer) => expect((await answer).errors).toBeDefined());
    await Promise.any(refused);
    expect((await media.set(ben, his)).errors).toBeUndefined();
    const answers = await Promise.all(many);
    await Promise.allSettled(refused);
    const codes = answers.flatMap(({ errors }) => errors?.[0]?.extensions.code ?? []);
    expect(new Set(codes)).toEqual(new Set(['RATE_LIMITED']));
    expect(new Set(answers.flatMap(({ data }) => (data ? [JSON.stringify(data)] : []))).size).toBe(1);
    expect((await media.set(ada, hers)).errors).toBeUndefined();
  });

  test('is limited in an hour; a picture sent twice and a removal of none do not count', async () => {
    const own = await openMedia({ PICTURES_PER_HOUR: '3' });
    const ada = someone();
    expect((await own.set(ada, 'NO')).errors).toBeUndefined();
    const code = await own.uploadName(ada, await red());
    for (const given of [code, code, 'NO', 'NO']) expect((await own.set(ada, given)).errors).toBeUndefined();
    await own.setUploaded(ada, await blue());
    const refused = { code: 'RATE_LIMITED', message: messages.tooManyPictures };
    expect(errorOf(await own.set(ada, 'NO'))).toMatchObject(refused);
    expect(errorOf(await own.set(ada, await own.uploadName(ada, await red())))).toMatchObject(refused);
    own.clock.set(new Date(NOW.getTime() + 3_600_000));
    expect((await own.set(ada, 'NO')).errors).toBeUndefined();
  });

  test.each([
    ['a thin picture', 1_600, 5, undefined],
    ['a thin part', 1_600, 1_600, { x: 0, y: 0, width: 100, height: 0.05 }],
  ])('of %s makes a square without enlarging the whole before', async (_what, width, height, crop) => {
    const ada = someone();
    const code = await media.uploadName(ada, await plain(width, height).png().toBuffer());
    const started = performance.now();
    const { data } = await askSubgraph(media.service.app, ada, SET_PART, { input: { code, crop } });
    expect(performance.now() - started).toBeLessThan(2_000);
    const { pictureStamp } = (data as { setProfilePicture: { pictureStamp: string } }).setProfilePicture;
    const picture = Buffer.from(await (await load(`${pictureStamp}?size=400`)).arrayBuffer());
    expect(await sharp(picture).metadata()).toMatchObject({ width: 400, height: 400 });
    expect(await colourAt(picture, 0.5, 0.5)).toBe('red');
  });

  test('cuts squares from the upload, publishes the picture, and uses the upload up', async () => {
    const ada = someone();
    const code = await media.uploadName(ada, await red());
    const { data } = await media.set(ada, code);
    const { pictureStamp } = (data as { setProfilePicture: { pictureStamp: string } }).setProfilePicture;
    expect(data).toEqual({
      setProfilePicture: { pictureStamp: expect.stringMatching(/^p[0-9a-f]{32}$/), user: { id: ada.userId } },
    });
    expect(pictureStamp).not.toContain(code.slice(1, 9));
    expect(await media.keys(`pictures/${pictureStamp}`)).toHaveLength(9);
    expect(await media.keys(`tmp/${code}`)).toEqual([]);
    for (const size of PICTURE_SIZES) {
      for (const [accept, format] of [
        ['image/avif,image/webp,*/*', 'heif'],
        ['image/webp,*/*', 'webp'],
        ['*/*', 'jpeg'],
      ] as const) {
        const response = await load(`${pictureStamp}?size=${size}`, { accept });
        const picture = Buffer.from(await response.arrayBuffer());
        expect(await sharp(picture).metadata()).toMatchObject({ format, width: size, height: size });
        expect(await colourAt(picture, 0.5, 0.5)).toBe('red');
      }
    }
    await until('the event', () => publishedOf(ada.userId).length > 0);
    expect(publishedOf(ada.userId)).toEqual([{ userId: ada.userId, version: 1, pictureStamp }]);
    expect((await media.set(ada, code)).data).toEqual(data); // As after a lost answer.
    expect(publishedOf(ada.userId)).toHaveLength(1);
    expect(errorOf(await media.set(someone(), code))).toMatchObject({ code: 'NOT_FOUND' });
    await media.set(ada, 'NO');
    expect(errorOf(await media.set(ada, code))).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('shows a photo upright', async () => {
    const ada = someone();
    const stamp = await media.setUploaded(ada, await sidewaysPhoto(400, 400, 6));
    const picture = Buffer.from(await (await load(stamp)).arrayBuffer());
    expect([await colourAt(picture, 0.5, 0.1), await colourAt(picture, 0.5, 0.9)]).toEqual(['red', 'blue']);
  });

  test('keeps transparency, except in JPEG', async () => {
    const clear = { width: 50, height: 50, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } };
    const stamp = await media.setUploaded(someone(), await sharp({ create: clear }).png().toBuffer());
    const asked = await load(stamp, { accept: 'image/webp' });
    const picture = Buffer.from(await asked.arrayBuffer());
    expect(await sharp(picture).metadata()).toMatchObject({ hasAlpha: true });
  });

  test('removes the previous picture', async () => {
    const ada = someone();
    const first = await media.setUploaded(ada, await red());
    const second = await media.setUploaded(ada, await blue());
    expect(await media.keys(`pictures/${first}`)).toEqual([]);
    expect((await load(first)).status).toBe(404);
    expect((await load(second)).status).toBe(200);
    await until('the event', () => publishedOf(ada.userId).length === 2);
    expect(publishedOf(ada.userId)).toMatchObject([{ version: 1 }, { version: 2, pictureStamp: second }]);
  });

  test.each(['NO', '', '  '])('%j removes it', async (code) => {
    const ada = someone();
    const stamp = await media.setUploaded(ada, await red());
    for (let i = 0; i < 2; i++) {
      expect((await media.set(ada, code)).data).toMatchObject({ setProfilePicture: { pictureStamp: '' } });
    }
    expect(await media.keys(`pictures/${stamp}`)).toEqual([]);
    await until('the event', () => publishedOf(ada.userId).length === 2);
    expect(publishedOf(ada.userId)).toMatchObject([{ version: 1 }, { version: 2, pictureStamp: '' }]);
  });

  test('removing none publishes nothing', async () => {
    const ada = someone();
    expect((await media.set(ada, 'NO')).errors).toBeUndefined();
    await media.service.drain();
    expect(publishedOf(ada.userId)).toEqual([]);
  });

  test('twice at once results in one existing picture', async () => {
    const ada = someone();
    const code = await media.uploadName(ada, await red());
    const answers = await Promise.all([media.set(ada, code), media.set(ada, code), media.set(ada, code)]);
    const stamps = answers.filter(({ data }) => data).map(({ data }) => JSON.stringify(data));
    expect(new Set(stamps).size).toBe(1);
    const { stamp } = await media.service.deps.pictures.find(ada.userId);
    expect((await load(stamp)).status).toBe(200);
    await until('the event', () => publishedOf(ada.userId).length === 1);
  });

  test('after the caller has given up has no effect, and counts only if the picture was cut', async () => {
    const ada = someone();
    const code = await media.uploadName(ada, await red());
    const deps = { ...media.service.deps, picturesPerHour: 1 };
    const { stamp } = (await deps.uploads.findOwn(code, ada.userId, deps.clock.now()))!;
    const request = { identity: ada, requestId: 'test' };
    const refused = (imaging: typeof deps.imaging) =>
      expect(
        setProfilePicture({ ...deps, imaging }, { ...request, deadline: new Date(0) }, { code }),
      ).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await refused(deps.imaging);
    expect(await media.keys(`pictures/${stamp}`)).toEqual([]);
    // As if it had been over only after the cut.
    await refused({ ...deps.imaging, cut: (userId, picture) => deps.imaging.cut(userId, picture) });
    expect((await deps.pictures.find(ada.userId)).stamp).toBe('');
    const again = setProfilePicture(deps, request, { code });
    await expect(again).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    const more = { ...deps, picturesPerHour: 2 };
    expect(await setProfilePicture(more, request, { code })).toEqual({ userId: ada.userId, stamp });
  });

  test('works again after a failure', async () => {
    const ada = someone();
    const code = await media.uploadName(ada, await red());
    const { objects } = media.service.deps;
    const { put } = objects;
    objects.put = () => Promise.reject(new Error('S3 is down'));
    expect(errorOf(await media.set(ada, code))).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
    objects.put = put;
    expect((await media.set(ada, code)).errors).toBeUndefined();
  });
});

describe('a code of another player', () => {
  test("does not open another player's upload", async () => {
    const [ada, eve] = [someone(), someone()];
    const code = await media.uploadName(ada, await red());
    const answer = errorOf(await media.set(eve, code));
    expect(answer).toEqual({ code: 'NOT_FOUND', message: messages.noSuchUpload, field: 'code' });
    expect(await media.service.deps.pictures.find(eve.userId)).toMatchObject({ version: 0, stamp: '' });
    expect((await media.set(ada, code)).errors).toBeUndefined();
  });

  test.each([
    ['u00000000000000000000000000000000.webp', 'NOT_FOUND', messages.noSuchUpload],
    ['../../etc/passwd', 'NOT_FOUND', messages.noSuchUpload],
    ['FB', 'NOT_FOUND', messages.noSocialPicture],
    ['no', 'NOT_FOUND', messages.noSuchUpload],
    ['x\u0000', 'NOT_FOUND', messages.noSuchUpload],
    ['x'.repeat(10_000), 'BAD_USER_INPUT', messages.input],
    [{ $gt: '' }, 'BAD_USER_INPUT', messages.input],
    [null, 'BAD_USER_INPUT', messages.input],
  ])('code of case %# is refused and changes nothing', async (code, expected, message) => {
    const ada = someone();
    const stamp = await media.setUploaded(ada, await red());
    expect(errorOf(await media.set(ada, code))).toMatchObject({ code: expected, message });
    expect((await load(stamp)).status).toBe(200);
  });

  test('is refused to visitors and locked players', async () => {
    const ada = someone();
    const code = await media.uploadName(ada, await red());
    expect(errorOf(await media.set(null, code)).code).toBe('UNAUTHENTICATED');
    expect(errorOf(await media.set({ ...ada, isLocked: true }, code)).code).toBe('FORBIDDEN');
  });
});

describe('loading a picture', () => {
  test('sends caching headers and the type', async () => {
    const stamp = await media.setUploaded(someone(), await red());
    const accept = 'image/webp';
    const response = await load(stamp, { accept });
    const bytes = (await response.arrayBuffer()).byteLength;
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/webp',
      'content-length': String(bytes),
      'x-content-type-options': 'nosniff',
      etag: `"${stamp}-200-webp"`,
      vary: 'Accept',
    });
    const head = await fetch(`${media.address}/pictures/${stamp}`, { method: 'HEAD', headers: { accept } });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes)]);
  });

  test('returns 304 if the client has it', async () => {
    const stamp = await media.setUploaded(someone(), await red());
    const ask = async (tag: string) => (await load(`${stamp}?size=96`, { 'if-none-match': tag })).status;
    expect(await ask(`"${stamp}-96-jpg"`)).toBe(304);
    expect(await ask(`"other", W/"${stamp}-96-jpg"`)).toBe(304);
    for (const other of ['200-jpg', '96-avif', '96']) expect(await ask(`"${stamp}-${other}"`)).toBe(200);
  });

  test('of the seed, which exists only as WebP, shows it to all browsers', async () => {
    const stamp = `p${'7'.repeat(32)}`;
    const webp = await plain(96, 96).webp().toBuffer();
    await media.service.deps.objects.put(`pictures/${stamp}/96.webp`, webp, 'image/webp');
    for (const accept of ['image/avif,*/*', 'image/webp', '*/*']) {
      const response = await load(`${stamp}?size=96`, { accept });
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(Buffer.from(await response.arrayBuffer())).toEqual(webp);
    }
  });

  test('reads it from S3 once, however often it is requested', async () => {
    const stamp = await media.setUploaded(someone(), await red());
    const { objects } = media.service.deps;
    const { read } = objects;
    let reads = 0;
    objects.read = (key) => {
      reads += 1;
      return read(key);
    };
    for (let n = 0; n < 5; n++) await load(stamp);
    objects.read = read;
    expect(reads).toBe(1);
  });

  test.each([
    'p00000000000000000000000000000000',
    'NO',
    'FB1',
    '..%2f..%2ftmp',
    'x'.repeat(500),
    'posts/1.jpg',
    'p00000000000000000000000000000000?size=96',
    '',
  ])('of %j is a small 404 that nobody keeps', async (path) => {
    const response = await load(path);
    expect([response.status, await response.json()]).toEqual([404, { errorMessage: messages.noSuchPicture }]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test.each(['0', '97', '-1', 'x', '100000', ''])('in size %j is a 404, too', async (size) => {
    const stamp = await media.setUploaded(someone(), await red());
    expect((await load(`${stamp}?size=${size}`)).status).toBe(404);
    expect((await load(`${stamp}?size=96&size=200`)).status).toBe(404);
  });
});

test('the service is ready while S3 is available', async () => {
  const response = await fetch(`${media.address}/readyz`);
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok', missing: [] }]);
});
