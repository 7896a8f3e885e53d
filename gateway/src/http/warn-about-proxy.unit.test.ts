import { expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import { pino } from 'pino';
import { warnAboutProxy } from './warn-about-proxy.ts';

test.each([
  ['false', 1],
  ['true', 0],
  ['10.0.0.1', 0],
])('behind a proxy with TRUST_PROXY=%s: %i warning', async (trustProxy, warnings) => {
  const lines: string[] = [];
  const app = fastify({
    loggerInstance: pino({ level: 'warn' }, { write: (line) => void lines.push(line) }),
  });
  warnAboutProxy(app as never, trustProxy);
  app.get('/', () => 'ok');
  await app.inject({ url: '/' });
  expect(lines).toHaveLength(0);
  for (let visitor = 0; visitor < 3; visitor++)
    await app.inject({ url: '/', headers: { 'x-forwarded-for': `10.1.1.${visitor}` } });
  expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(warnings);
});
