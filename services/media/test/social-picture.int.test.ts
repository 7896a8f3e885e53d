import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signSocialPicture } from '@tippspiel/shared/contracts/auth/social-picture';
import { createPublicFetch } from '@tippspiel/shared/platform/http/fetch-public';
import { player, TEST_IDENTITY_SECRET } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { messages } from '../src/app/messages.ts';
import { closeMedia, errorOf, openMedia, type MediaFixture } from './media-fixture.ts';
import { plain } from './test-pictures.ts';

const MAX_BYTES = 200_000;

let media: MediaFixture;
let network: Server;
let origin: string;
let asked = 0;

beforeAll(async () => {
  const picture = await plain(300, 200).jpeg().toBuffer();
  network = createServer((request, response) => {
    asked += 1;
    if (request.url === '/picture') response.end(picture);
    else if (request.url === '/moved') response.writeHead(302, { location: '/picture' }).end();
    else if (request.url === '/inside') response.writeHead(302, { location: 'http://[::1]:9/' }).end();
    else if (request.url === '/circle') response.writeHead(302, { location: '/circle' }).end();
    else if (request.url === '/text') response.end('<svg xmlns="http://www.w3.org/2000/svg"/>');
    else if (request.url === '/endless') sendForEver();
    else if (request.url !== '/hangs') response.writeHead(404).end();
    function sendForEver(): void {
      while (!response.destroyed && response.write(Buffer.alloc(50_000)));
      response.once('drain', sendForEver);
    }
  });
  network.listen(0, '127.0.0.1');
  await once(network, 'listening');
  origin = `http://127.0.0.1:${(network.address() as AddressInfo).port}`;
  // The only private server that requests may reach.
  const rules = { isAllowed: () => true, isPublic: (address: string) => address === '127.0.0.1' };
  media = await openMedia({ LOG_LEVEL: 'silent', UPLOAD_MAX_BYTES: String(MAX_BYTES) }, rules);
});
afterAll(async () => {
  await closeMedia();
  network.closeAllConnections();
  network.close();
});

const sign = (userId: number, path: string) =>
  signSocialPicture(TEST_IDENTITY_SECRET, { userId, url: origin + path, isIssuers: false });
const unavailable = {
  code: 'NOT_FOUND',
  message:
    'Dein Facebook-Profilbild kann aktuell nicht angezeigt werden. Du kannst versuchen dich erneut mit Facebook anzumelden.',
  field: 'code',
};

test.each(['/picture', '/moved'])(
  'the picture at %s is fetched once, and shown under its own name',
  async (path) => {
    const ada = player(path.length);
    asked = 0;
    const { data } = await media.set(ada, 'FB', await sign(ada.userId, path));
    const { pictureStamp } = (data as { setProfilePicture: { pictureStamp: string } }).setProfilePicture;
    expect(pictureStamp).toMatch(/^FB[0-9a-f]{32}$/);
    const before = asked;
    const shown = await fetch(`${media.address}/pictures/${pictureStamp}`);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect([before, asked]).toEqual([path === '/moved' ? 2 : 1, before]);
  },
);

test.each(['/nothing', '/text', '/endless', '/hangs', '/circle', '/inside'])(
  'the content at %s is not a picture: it is refused in time, and nothing changes',
  async (path) => {
    const ada = player(50);
    expect(errorOf(await media.set(ada, 'FB', await sign(50, path)))).toEqual(unavailable);
    expect(media.events.filter(({ data }) => (data as { userId: number }).userId === 50)).toEqual([]);
  },
);

test('a failure of this service does not blame the provider, and one player fetches one at a time', async () => {
  const ada = player(70);
  const social = await sign(70, '/picture');
  const { objects } = media.service.deps;
  const { put } = objects;
  objects.put = () => Promise.reject(new Error('S3 is down'));
  const answers = await Promise.all([media.set(ada, 'FB', social), media.set(ada, 'FB', social)]);
  objects.put = put;
  expect(answers.map((answer) => errorOf(answer).code).toSorted()).toEqual([
    'INTERNAL_SERVER_ERROR',
    'RATE_LIMITED',
  ]);
});

test('only a URL that user signed for this player is fetched', async () => {
  const ada = player(60);
  asked = 0;
  const forged = await signSocialPicture('x'.repeat(40), {
    ...{ userId: 60, url: `${origin}/picture`, isIssuers: true },
  });
  for (const social of [undefined, '', 'x.y.z', forged, await sign(61, '/picture')])
    expect(errorOf(await media.set(ada, 'FB', social))).toEqual(unavailable);
  expect(asked).toBe(0);
  expect(messages.noSocialPicture).toBe(unavailable.message);
});

test('the provider’s host is allowed wherever it is, but its redirects are checked', async () => {
  const strangers = createPublicFetch({ maxBytes: MAX_BYTES, timeoutMs: 2_000 });
  await expect(strangers.read(`${origin}/picture`)).rejects.toThrow('not allowed');
  expect((await strangers.read(`${origin}/picture`, true)).length).toBeGreaterThan(0);
  expect((await strangers.read(`${origin}/moved`, true)).length).toBeGreaterThan(0);
  await expect(strangers.read(`${origin}/inside`, true)).rejects.toThrow('not allowed');
  await strangers.close();
});

test.each([
  'http://example.org/a.jpg',
  'https://example.org:8443/a.jpg',
  'https://user:secret@example.org/a.jpg',
  'https://127.0.0.1/a.jpg',
  'https://[::1]/a.jpg',
  'https://[::ffff:127.0.0.1]/a.jpg',
  'https://2130706433/a.jpg',
  'https://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'nonsense',
])('%s is not even asked', async (address) => {
  const strangers = createPublicFetch({ maxBytes: 1_000, timeoutMs: 2_000 });
  await expect(strangers.read(address)).rejects.toThrow(/not allowed|Invalid URL/);
  await strangers.close();
});

test('a name that resolves to this machine is refused', async () => {
  asked = 0;
  const { port } = network.address() as AddressInfo;
  const strangers = createPublicFetch({
    maxBytes: 1_000,
    timeoutMs: 2_000,
    rules: { isAllowed: () => true },
  });
  await expect(strangers.read(`http://localhost:${port}/picture`)).rejects.toThrow('no public address');
  expect(asked).toBe(0);
  await strangers.close();
});
