import { readdirSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { repositoryRoot } from '../local/places.ts';
import { docsProblems, readPage, type Page, type Scripts } from './docs.ts';

let pages: Page[];
let scripts: Scripts;

const page = (path: string): Page => pages.find((candidate) => candidate.path === path) as Page;
const readJson = (path: string) => JSON.parse(readFileSync(join(repositoryRoot, path), 'utf8'));
const scriptsOf = (folder: string): string[] => Object.keys(readJson(`${folder}/package.json`).scripts ?? {});

beforeAll(async () => {
  const files: string[] = [];
  for await (const file of glob(['*.md', '{docs,docs/adr,docs/reference,web,infra/*}/*.md'], {
    cwd: repositoryRoot,
  }))
    files.push(file);
  pages = await Promise.all(files.sort().map(readPage));
  const services = readdirSync(join(repositoryRoot, 'services')).map((name) => `services/${name}`);
  const folders = ['gateway', 'rest-compat', 'web', 'infra', 'e2e', ...services];
  scripts = {
    root: scriptsOf('.'),
    workspaces: Object.fromEntries(folders.map((name) => [name, scriptsOf(name)])),
  };
});

describe('the documentation', () => {
  test('refers only to existing links, files and commands', () => {
    expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['README.md', 'docs/runbook.md']));
    expect(pages.flatMap((each) => docsProblems(each, pages, scripts))).toEqual([]);
  });

  test('can be read in ten minutes: without decisions and reference it stays below 60 kB', () => {
    const read = pages.filter(({ path }) => /^(README|docs\/[^/]+)\.md$/.test(path));
    expect(read.length).toBeGreaterThan(5);
    expect(read.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0)).toBeLessThan(60_000);
  });

  test('lists every decision, current or archived, numbered without a gap', () => {
    const numbered = (folder: string) =>
      readdirSync(join(repositoryRoot, folder)).filter((name) => /^\d/.test(name));
    const living = numbered('docs/adr');
    const archived = numbered('docs/adr/archive');
    const numbers = [...living, ...archived].map((name) => Number(name.slice(0, 4)));
    expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_number, index) => index + 1));
    for (const name of living) {
      const [, title] = /^# \d+: (.+)$/m.exec(page(`docs/adr/${name}`).text) ?? [];
      expect(page('docs/adr/README.md').text).toContain(`[${name.slice(0, 4)}](${name}): ${title}`);
    }
    for (const name of archived) {
      const text = readFileSync(join(repositoryRoot, 'docs/adr/archive', name), 'utf8');
      const [, successor] = /^> Replaced by \[.+\]\(\.\.\/(.+)\)\. /.exec(text) ?? [];
      expect(living).toContain(successor);
      expect(page('docs/adr/README.md').text).toContain(`[${name.slice(0, 4)}](archive/${name})`);
    }
  });
});

test('missing references are reported', () => {
  const wrong: Page = {
    path: 'docs/WRONG.md',
    text: '# A b\n[x](gone.md) [y](#no-such) [z](#a-b) `infra/gone.ts` `npm run gone` `npm run size -w infra` `npm test -- gone`',
  };
  expect(docsProblems(wrong, [wrong], scripts)).toEqual([
    'docs/WRONG.md: links to gone.md, which is not there',
    'docs/WRONG.md: links to #no-such, which has no such heading',
    'docs/WRONG.md: names infra/gone.ts, which is not there',
    'docs/WRONG.md: names npm run gone, which is not there',
    'docs/WRONG.md: names npm run size of infra, which is not there',
    'docs/WRONG.md: names the suite gone, which is not there',
  ]);
});
