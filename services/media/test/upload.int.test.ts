import { request as httpRequest } from 'node:http';
import { until } from '@tippspiel/shared/platform/testing/until';
import { IDENTITY_HEADER, signIdentity } from '@tippspiel/shared/contracts/auth/identity';
import { CLIENT_IP_HEADER } from '@tippspiel/shared/platform/graph/subgraph';
import { player, TEST_IDENTITY_SECRET } from '@tippspiel/shared/platform/testing/subgraph';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { messages } from '../src/app/messages.ts';
import { NOW, closeMedia, openMedia, type MediaFixture } from './media-fixture.ts';
import { avifOf, colourAt, interlacedPngOf, plain, pngBomb, sidewaysPhoto } from './test-pictures.ts';

const MEGABYTE = 1024 * 1024;
const ada = player(1);

let media: MediaFixture;

beforeAll(async () => {
  media = await openMedia();
});
afterAll(closeMedia);

const stored = async (fileName: string) => (await media.service.deps.objects.read(`tmp/${fileName}`))!;
const refusal = (status: number, errorMessage: string) => ({ status, body: { errorMessage } });
const nothingStored = async (work: () => Promise<unknown>) => {
  const before = await media.keys();
  await work();
  expect(await media.keys()).toEqual(before);
  expect(await media.service.backbone.mongo.collection('uploads').countDocuments({ userId: 77 })).toBe(0);
};

describe('a picture', () => {
  test.each([
    ['JPEG', () => plain(80, 60).jpeg().toBuffer()],
    ['PNG', () => plain(80, 60).png().toBuffer()],
    ['WebP', () => plain(80, 60).webp().toBuffer()],
    ['GIF', () => plain(80, 60).gif().toBuffer()],
    ['AVIF', () => plain(80, 60).avif({ effort: 0 }).toBuffer()],
  ])('%s is taken, whatever name and type it is sent with', async (_type, make) => {
    const answer = await media.upload(ada, await make(), { name: 'brief.txt', type: 'text/plain' });
    expect(answer).toEqual({ status: 200, body: { data: expect.stringMatching(/^u[0-9a-f]{32}\.webp$/) } });
    const { format, width, height } = await sharp(await stored(answer.body.data!)).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 80, height: 60 });
  });

  test('may be in either field', async () => {
    const file = await plain(10, 10).png().toBuffer();
    expect((await media.upload(ada, file, { field: 'profilePicture' })).status).toBe(200);
  });

  test.each([
    [1, 60, 30, ['red', 'blue'], [0.1, 0.5, 0.9, 0.5]],
    [3, 60, 30, ['blue', 'red'], [0.1, 0.5, 0.9, 0.5]],
    [6, 30, 60, ['red', 'blue'], [0.5, 0.1, 0.5, 0.9]],
    [8, 30, 60, ['blue', 'red'], [0.5, 0.1, 0.5, 0.9]],
  ])(
    'held at orientation %i is turned upright',
    async (orientation, width, height, colours, [x1, y1, x2, y2]) => {
      const { body } = await media.upload(ada, await sidewaysPhoto(60, 30, orientation));
      const picture = await stored(body.data!);
      expect(await sharp(picture).metadata()).toMatchObject({ width, height });
      expect([await colourAt(picture, x1!, y1!), await colourAt(picture, x2!, y2!)]).toEqual(colours);
    },
  );

  test('loses the camera’s metadata', async () => {
    const photo = await sidewaysPhoto(60, 30, 6);
    expect(photo.includes('GEHEIM')).toBe(true);
    const { body } = await media.upload(ada, photo);
    const picture = await stored(body.data!);
    expect(picture.includes('GEHEIM')).toBe(false);
    expect(await sharp(picture).metadata()).not.toHaveProperty('exif');
  });

  test('is scaled down to 1600 pixels, but never up', async () => {
    const large = await media.upload(ada, await plain(4000, 1000).jpeg().toBuffer());
    expect(await sharp(await stored(large.body.data!)).metadata()).toMatchObject({
      width: 1600,
      height: 400,
    });
    const tiny = await media.upload(ada, await plain(1, 1).png().toBuffer());
    expect(await sharp(await stored(tiny.body.data!)).metadata()).toMatchObject({ width: 1, height: 1 });
  });

  test('removes the oldest of too many uploads of a player, never itself', async () => {
    const collector = player(5);
    const names: string[] = [];
    for (let i = 0; i < 12; i++) {
      media.clock.set(new Date(NOW.getTime() + Math.min(i, 9)));
      names.push(await media.uploadName(collector, await plain(4, 4).png().toBuffer()));
    }
    const kept = (await media.keys('tmp/')).filter((key) => names.includes(key.slice(4)));
    expect(kept).toHaveLength(10);
    expect(kept).toContain(`tmp/${names.at(-1)}`);
    expect(kept).not.toContain(`tmp/${names[0]}`);
    media.clock.set(NOW);
  });

  test('leaves no file on the disk', async () => {
    await media.upload(ada, await plain(10, 10).png().toBuffer());
    await until('no file on disk', async () => (await media.spooledFiles()).length === 0);
  });
});

describe('a file that is not a picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

  test.each([
    ['a text called .jpg', 'Kein Bild, nur Text.'.repeat(100)],
    ['SVG', svg],
    ['SVG behind an XML head', `<?xml version="1.0"?>${svg}`],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['PDF', '%PDF-1.7\n'],
    ['a single byte', 'x'],
    ['a film', Buffer.from('\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00', 'latin1')],
    ['BMP', Buffer.from('BM\x00\x00\x00\x00', 'latin1')],
    ['TIFF', Buffer.from('II*\x00\x00\x00\x00\x00', 'latin1')],
    ['a head of HEIC', Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'latin1')],
  ])('%s is refused by its content', async (_what, file) => {
    await nothingStored(async () => {
      expect(await media.upload(player(77), file)).toEqual(refusal(415, messages.wrongType));
    });
  });

  test.each([
    ['JPEG', () => plain(200, 200).jpeg().toBuffer(), 120],
    ['PNG', () => plain(200, 200).png().toBuffer(), 60],
    ['WebP', () => plain(200, 200).webp().toBuffer(), 40],
    ['GIF', () => plain(200, 200).gif().toBuffer(), 20],
    ['AVIF', () => plain(200, 200).avif({ effort: 0 }).toBuffer(), 200],
  ])('a broken off %s is refused', async (_type, make, length) => {
    const file = (await make()).subarray(0, length);
    await nothingStored(async () => {
      const { status, body } = await media.upload(player(77), file);
      expect([400, 415]).toContain(status);
      expect([messages.unreadable, messages.wrongType]).toContain(body.errorMessage);
    });
  });

  test('an SVG that begins like a GIF is never drawn', async () => {
    await nothingStored(async () => {
      const { status } = await media.upload(player(77), `GIF89a${svg}`);
      expect([400, 415]).toContain(status);
    });
  });
});

describe('a form without a file', () => {
  test.each([
    ['no field at all', () => new FormData()],
    ['a file in another field', () => formWith('anders', new Blob(['x']))],
    ['a text instead of a file', () => formWith('file', 'bild.jpg')],
    ['an empty file', () => formWith('file', new Blob([]))],
    ['JSON', () => JSON.stringify({ file: 'x' })],
    ['nothing', () => ''],
  ])('%s is refused with a reason', async (_what, make) => {
    const body = make();
    const headers: Record<string, string> =
      typeof body === 'string' && body ? { 'content-type': 'application/json' } : {};
    expect(await media.send(player(77), { body, headers })).toEqual(refusal(400, messages.noFile));
  });

  test('a form with two files is refused, too', async () => {
    const body = new FormData();
    const picture = new Blob([new Uint8Array(await plain(10, 10).png().toBuffer())]);
    for (const name of ['file', 'profilePicture']) body.append(name, picture, 'bild.png');
    expect(await media.send(player(77), { body })).toEqual(refusal(400, messages.oneFile));
  });

  test('a broken form is refused', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const body = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc';
    const { status, body: answer } = await media.send(player(77), { body, headers });
    expect({ status, answer }).toEqual({ status: 400, answer: { errorMessage: messages.noFile } });
  });

  test.each([
    ['multipart/form-data', 'abcdef'],
    ['multipart/form-data; boundary=x', 'abcdef'],
    ['multipart/form-data; boundary=x', ''],
  ])('%s with what is no form (%j) is refused', async (type, body) => {
    const headers = { 'content-type': type };
    expect(await media.send(player(77), { body, headers })).toEqual(refusal(400, messages.noFile));
  });

  test('a picture without a form is refused', async () => {
    const body = new Uint8Array(await plain(10, 10).png().toBuffer());
    const headers = { 'content-type': 'image/png' };
    expect(await media.send(player(77), { body, headers })).toEqual(refusal(415, messages.wrongType));
  });
});

function formWith(field: string, value: string | Blob): FormData {
  const form = new FormData();
  if (typeof value === 'string') form.set(field, value);
  else form.set(field, value, 'bild.jpg');
  return form;
}

describe('fields before a picture', () => {
  const fieldsThenPicture = async (count: number) => {
    const form = formWith('f0', 'x');
    for (let n = 1; n < count; n++) form.set(`f${n}`, 'x');
    const picture = await plain(10, 10).png().toBuffer();
    form.set('file', new Blob([new Uint8Array(picture)]), 'bild.png');
    return form;
  };

  test('a few are ignored', async () => {
    expect((await media.send(ada, { body: await fieldsThenPicture(10) })).status).toBe(200);
  });

  test.each([11, 12, 50, 1_500])('%i are refused', async (count) => {
    await nothingStored(async () => {
      const answer = await media.send(player(77), { body: await fieldsThenPicture(count) });
      expect(answer).toEqual(refusal(400, messages.input));
    });
  });
});

describe('a file too large', () => {
  const memory = () => {
    const { external, heapUsed } = process.memoryUsage();
    return external + heapUsed;
  };

  /** Sends a form of `total` bytes in small pieces; returns the response and the memory used. */
  async function sendLarge(total: number, headers: Record<string, string>) {
    const identity = await signIdentity(TEST_IDENTITY_SECRET, player(77));
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n\xFF\xD8\xFF';
    const before = memory();
    let peak = before;
    const watch = setInterval(() => (peak = Math.max(peak, memory())), 2);
    const answer = await new Promise<{ status: number; body: string; sent: number }>((resolve, reject) => {
      let sent = 0;
      const outgoing = httpRequest(`${media.address}/upload`, {
        method: 'POST',
        headers: {
          [IDENTITY_HEADER]: identity,
          'content-type': 'multipart/form-data; boundary=x',
          ...headers,
        },
      });
      outgoing.on('error', reject);
      outgoing.on('response', async (incoming) => {
        const body = Buffer.concat(await incoming.toArray()).toString();
        resolve({ status: incoming.statusCode ?? 0, body, sent });
        outgoing.destroy();
      });
      const piece = Buffer.alloc(64 * 1024);
      const go = (): void => {
        while (sent < total) {
          sent += piece.length;
          if (!outgoing.write(piece)) return void outgoing.once('drain', go);
        }
      };
      outgoing.write(head, 'latin1');
      go();
    });
    clearInterval(watch);
    return { ...answer, grown: peak - before };
  }

  test.each([
    ['that says so', { 'content-length': String(50 * MEGABYTE) }],
    ['that does not say so', { 'transfer-encoding': 'chunked' }],
  ])('of 50 MB %s is refused while it comes, and never held in memory', async (_how, headers) => {
    await nothingStored(async () => {
      const { status, body, grown, sent } = await sendLarge(50 * MEGABYTE, headers);
      expect({ status, body: JSON.parse(body) }).toEqual(refusal(413, messages.tooLarge(10)));
      expect(sent).toBeLessThan(25 * MEGABYTE);
      expect(grown).toBeLessThan(30 * MEGABYTE);
    });
    await until('no file on disk', async () => (await media.spooledFiles()).length === 0);
  });

  test('is reported to a browser that sends it in one go', async () => {
    expect(await media.upload(player(77), new Uint8Array(11 * MEGABYTE))).toEqual(
      refusal(413, messages.tooLarge(10)),
    );
  });

  test('begins one byte above the limit', async () => {
    const limited = await openMedia({ UPLOAD_MAX_BYTES: '20000' });
    const picture = await plain(40, 40).png().toBuffer();
    const filled = (bytes: number) => Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
    expect((await limited.upload(ada, filled(20_000))).status).toBe(200);
    expect((await limited.upload(ada, filled(20_001))).status).toBe(413);
  });
});

describe('a picture with too many pixels', () => {
  test.each([
    [30_000, 30_000],
    [40_000_001, 1],
    [6_325, 6_325],
  ])('(%i × %i) is refused before it is decoded', async (width, height) => {
    const bomb = pngBomb(width, height);
    expect(bomb.length).toBeLessThan(MEGABYTE);
    const before = process.memoryUsage.rss();
    await nothingStored(async () => {
      const answer = await media.upload(player(77), bomb);
      expect(answer).toEqual(refusal(413, messages.tooManyPixels(40)));
    });
    expect(process.memoryUsage.rss() - before).toBeLessThan(60 * MEGABYTE);
  });

  test.each([
    [1, 39_999_999],
    [39_999_999, 1],
    [12_001, 10],
  ])('(%i × %i) is refused for its longer edge, at once', async (width, height) => {
    const bomb = pngBomb(width, height);
    await nothingStored(async () => {
      const started = performance.now();
      expect(await media.upload(player(77), bomb)).toEqual(refusal(413, messages.tooLong(12_000)));
      expect(performance.now() - started).toBeLessThan(3_000);
    });
  });

  test('is accepted just below the limit', async () => {
    expect((await media.upload(ada, pngBomb(6_300, 6_300))).status).toBe(200);
  });
});

describe('a picture that takes too much memory in its format', () => {
  test.each([
    ['a flat AVIF', 12, () => avifOf(6_300, 6_300)],
    ['an interlaced PNG', 22, () => interlacedPngOf(6_300, 6_300)],
  ])('%s is refused before it is decoded', async (_what, millions, make) => {
    const bomb = await make();
    await nothingStored(async () => {
      const answer = await media.upload(player(77), bomb);
      expect(answer).toEqual(refusal(413, messages.tooManyPixelsOfFormat(millions)));
    });
  });

  test('is decoded alone if it just fits, without delaying a light one', async () => {
    const heavy = await plain(6_000, 6_000).png({ progressive: true, compressionLevel: 1 }).toBuffer();
    const light = await plain(10, 10).png().toBuffer();
    const done: string[] = [];
    const send = async (what: string, who: number, file: Buffer) => {
      expect((await media.upload(player(who), file)).status).toBe(200);
      done.push(what);
    };
    const heavyOnes = [81, 82, 83].map((who) => send('heavy', who, heavy));
    await until('all on disk', async () => (await media.spooledFiles()).length === 3);
    await send('light', 84, light);
    await Promise.all(heavyOnes);
    expect(done[0]).toBe('light');
  });
});

describe('who may upload', () => {
  const picture = () => plain(10, 10).png().toBuffer();

  test('is a player who is logged in and not locked', async () => {
    expect((await media.upload(null, await picture())).status).toBe(401);
    expect((await media.upload(player(77, { isLocked: true }), await picture())).status).toBe(403);
    const unsigned = await fetch(`${media.address}/upload`, { method: 'POST', body: new FormData() });
    expect([unsigned.status, await unsigned.json()]).toEqual([
      403,
      { errorMessage: 'Nur über das Gateway erreichbar.' },
    ]);
  });

  test('is refused with 503 while all slots are taken', async () => {
    const narrow = await openMedia({ UPLOADS_AT_ONCE: '1' });
    const files = await Promise.all(Array.from({ length: 6 }, () => plain(1500, 1500).png().toBuffer()));
    const answers = await Promise.all(files.map((file, n) => narrow.upload(player(100 + n), file)));
    const statuses = new Set(answers.map(({ status }) => status));
    expect(statuses).toEqual(new Set([200, 503]));
    expect((await narrow.upload(ada, files[0]!)).status).toBe(200);
  });
});

describe('one player alone', () => {
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';

  /** Begins a form and sends one byte of it every half second, until it is answered or closed. */
  async function sendSlowly(who: number, clientIp = '10.0.0.1') {
    const outgoing = httpRequest(`${media.address}/upload`, {
      method: 'POST',
      headers: {
        [IDENTITY_HEADER]: await signIdentity(TEST_IDENTITY_SECRET, player(who)),
        [CLIENT_IP_HEADER]: clientIp,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': '900000',
      },
    });
    const answer = new Promise<{ status: number; retryAfter: string | undefined; body: unknown }>(
      (resolve, reject) => {
        outgoing.on('error', reject);
        outgoing.on('response', async (incoming) => {
          const body = JSON.parse(Buffer.concat(await incoming.toArray()).toString()) as unknown;
          resolve({ status: incoming.statusCode ?? 0, retryAfter: incoming.headers['retry-after'], body });
        });
      },
    );
    outgoing.write(head);
    const drip = setInterval(() => outgoing.write('a'), 500);
    const close = () => {
      clearInterval(drip);
      outgoing.destroy();
    };
    return { answer: answer.finally(() => clearInterval(drip)), close };
  }

  test('with several accounts behind two addresses leaves slots to other addresses', async () => {
    const two = Array.from({ length: 32 }, (_none, n) => `2001:db8:${n % 2}::1`);
    const slow = await Promise.all(two.map((address, n) => sendSlowly(200 + n, address)));
    await until('all files on disk', async () => (await media.spooledFiles()).length === two.length);
    const further = await sendSlowly(240, '2001:db8::2');
    expect(await further.answer).toMatchObject({ status: 429, body: { errorMessage: messages.busyNetwork } });
    expect((await media.upload(ada, await plain(10, 10).png().toBuffer())).status).toBe(200);
    for (const { answer, close } of [...slow, further]) {
      answer.catch(() => undefined);
      close();
    }
    await until('no file on disk', async () => (await media.spooledFiles()).length === 0);
    const later = await sendSlowly(240, '2001:db8::2');
    await until('a file on disk', async () => (await media.spooledFiles()).length === 1);
    later.answer.catch(() => undefined);
    later.close();
    await until('no file on disk again', async () => (await media.spooledFiles()).length === 0);
  });

  test('who sends slowly occupies at most two slots, and not for long; others upload meanwhile', async () => {
    const slow = await Promise.all([sendSlowly(78), sendSlowly(78)]);
    await until('two files on disk', async () => (await media.spooledFiles()).length === 2);
    for (const third of await Promise.all(Array.from({ length: 20 }, () => sendSlowly(78)))) {
      const { status, retryAfter, body } = await third.answer;
      expect({ status, retryAfter, body }).toEqual({
        status: 429,
        retryAfter: '5',
        body: { errorMessage: messages.busyYourself },
      });
      third.close();
    }
    expect((await media.upload(ada, await plain(10, 10).png().toBuffer())).status).toBe(200);
    for (const { answer, close } of slow) {
      expect(await answer).toMatchObject({ status: 400, body: { errorMessage: messages.tooSlow } });
      close();
    }
    await until('no file on disk', async () => (await media.spooledFiles()).length === 0);
    expect((await media.upload(player(78), await plain(10, 10).png().toBuffer())).status).toBe(200);
  });
});

test('an aborted upload leaves nothing and disturbs nobody', async () => {
  const identity = await signIdentity(TEST_IDENTITY_SECRET, player(77));
  await nothingStored(async () => {
    const outgoing = httpRequest(`${media.address}/upload`, {
      method: 'POST',
      headers: {
        [IDENTITY_HEADER]: identity,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': '900000',
      },
    });
    outgoing.on('error', () => undefined);
    outgoing.write(
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n' + 'a'.repeat(200_000),
    );
    await until('a file on disk', async () => (await media.spooledFiles()).length === 1);
    outgoing.destroy();
    await until('no file on disk', async () => (await media.spooledFiles()).length === 0);
  });
  expect((await media.upload(ada, await plain(10, 10).png().toBuffer())).status).toBe(200);
});
