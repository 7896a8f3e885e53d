import { fastify } from 'fastify';
import { pino } from 'pino';
import { expect, test } from '@jest/globals';
import { warnAboutProxy } from './warn-about-proxy.ts';

test.each([
  { TRUST_PROXY: 'false', url: 'http', atStart: 0, warnings: 1 },
  { TRUST_PROXY: 'false', url: 'https', atStart: 1, warnings: 1 },
  { TRUST_PROXY: 'true', url: 'https', atStart: 0, warnings: 0 },
  { TRUST_PROXY: '10.0.0.1', url: 'https', atStart: 0, warnings: 0 },
])(
  'TRUST_PROXY=$TRUST_PROXY at $url://: $atStart warnings at the start, $warnings in all behind a proxy',
  async ({ TRUST_PROXY, url, atStart, warnings }) => {
    const lines: string[] = [];
    const count = () => lines.filter((line) => line.includes('TRUST_PROXY')).length;
    const app = fastify({
      loggerInstance: pino({ level: 'warn' }, { write: (line) => void lines.push(line) }),
    });
    warnAboutProxy(app as never, { TRUST_PROXY, PUBLIC_URL: `${url}://tippspiel.example` });
    app.get('/', () => 'ok');
    await app.inject({ url: '/' });
    expect(count()).toBe(atStart);
    for (let visitor = 0; visitor < 3; visitor++)
      await app.inject({ url: '/', headers: { 'x-forwarded-for': `10.1.1.${visitor}` } });
    expect(count()).toBe(warnings);
  },
);
