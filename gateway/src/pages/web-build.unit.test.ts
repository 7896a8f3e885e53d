import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createBuild } from './build.ts';
import { createWebBuild } from './web-build.ts';

const log = pino({ level: 'silent' });
const page = (text: string) => `<script id="page-config" type="application/json"></script>${text}`;
let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'tippspiel-web-build-'));
});
afterEach(() => rm(dist, { recursive: true, force: true }));
const write = (name: string, text: string) => writeFile(join(dist, name), text);

test('without a build there is none, until there is', async () => {
  const read = createWebBuild({ dist, reload: false, log });
  expect(await read()).toBeUndefined();
  await write('index.html', page('one'));
  expect((await read())?.id).toBe(createBuild({ dist, reload: false })());
});

test('in production it stays the same after the start', async () => {
  await write('index.html', page('one'));
  const read = createWebBuild({ dist, reload: false, log });
  const first = await read();
  await write('index.html', page('another'));
  expect(await read()).toBe(first);
});

test('elsewhere it is read again only when one of its files has changed', async () => {
  await write('index.html', page('one'));
  const read = createWebBuild({ dist, reload: true, log });
  const first = await read();
  expect(await read()).toBe(first);
  await write('start.json', '{"flags":{"em2024":{"sprite":"/em.webp","codes":[]}},"screens":[]}');
  const second = await read();
  expect(Object.keys(second?.flags ?? {})).toEqual(['em2024']);
  await mkdir(join(dist, 'pages'));
  await write('pages/landing.html', page('landing'));
  expect((await read())?.prerendered.has('landing')).toBe(true);
  await write('index.html', page('another'));
  expect((await read())?.id).not.toBe(first?.id);
});
