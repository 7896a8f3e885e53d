import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { trustProxy } from './trust-proxy.ts';

const EDGE = '172.18.0.9';
const FORGED = '10.0.0.1';
const CLIENT = '203.0.113.7';
const OUTER = '198.51.100.4';

/** The client's address behind the edge, as the gateway sees it. */
async function clientBehind(setting: string, forwarded: string[]): Promise<string> {
  const app = fastify({ trustProxy: trustProxy(setting) });
  app.get('/', async ({ ip }) => ip);
  const headers = { 'x-forwarded-for': forwarded.join(', ') };
  const { body } = await app.inject({ url: '/', remoteAddress: EDGE, headers });
  await app.close();
  return body;
}

test.each([
  ['true', [FORGED, CLIENT], CLIENT],
  ['false', [FORGED, CLIENT], EDGE],
  ['uniquelocal', [FORGED, CLIENT], CLIENT],
  [`uniquelocal, ${OUTER}`, [FORGED, CLIENT, OUTER], CLIENT],
])('TRUST_PROXY=%s with %j finds %s, and no forged address', async (setting, forwarded, client) => {
  expect(await clientBehind(setting, forwarded)).toBe(client);
});
