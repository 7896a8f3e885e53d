import { globSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Parts } from './parts.ts';
import { filesForPlayers, ofOperators, precache } from './precache.ts';

const parts: Parts = {
  'index.html': { file: 'assets/index.js', isEntry: true, css: ['assets/index.css'], imports: ['_base.js'] },
  '_base.js': { file: 'assets/base.js' },
  'src/routes/tipps.tsx': {
    file: 'assets/tipps.js',
    isDynamicEntry: true,
    imports: ['_base.js', '_more.js'],
  },
  'src/routes/adminmatches.tsx': {
    file: 'assets/adminmatches.js',
    isDynamicEntry: true,
    imports: ['_base.js', '_more.js', '_entry.js'],
  },
  '_more.js': { file: 'assets/more.js', css: ['assets/more.css'] },
  '_entry.js': { file: 'assets/entry.js', imports: ['_more.js'] },
};

test('precaches what players may need, but not what only operators need', () => {
  expect([...filesForPlayers(parts)].sort()).toEqual([
    'assets/base.js',
    'assets/index.css',
    'assets/index.js',
    'assets/more.css',
    'assets/more.js',
    'assets/tipps.js',
  ]);
});

test.each(ofOperators)('%s exists', (part) => {
  expect(globSync(`${part}*`, { cwd: import.meta.dirname })).not.toEqual([]);
});

test('precaches the shell page under the id of its build', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'tippspiel-dist-'));
  try {
    await mkdir(join(dist, '.vite'));
    await writeFile(join(dist, '.vite/manifest.json'), JSON.stringify(parts));
    await writeFile(join(dist, 'index.html'), '<!doctype html>');
    const entry = (url: string) => ({ url, revision: null, size: 1 });
    const all = ['assets/tipps.js', 'assets/adminmatches.js', 'assets/archivo.woff2', 'theme.js'].map(entry);
    const { manifest } = await precache(dist)(all);
    expect(manifest.map(({ url }) => url)).toEqual([
      'assets/tipps.js',
      'assets/archivo.woff2',
      'theme.js',
      expect.stringMatching(/^\/shell\.html\?build=[0-9a-f]{12}$/),
    ]);
  } finally {
    await rm(dist, { recursive: true, force: true });
  }
});
