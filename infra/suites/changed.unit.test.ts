import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../local/places.ts';
import { planOf } from './changed.ts';

const wordsOf = (files: string[]) =>
  Object.fromEntries(
    planOf(files).map(({ name, selection }) => [name, 'words' in selection ? selection.words : 'related']),
  );

test('a changed feature runs the tests that import it, and its journeys and screens', () => {
  expect(wordsOf(['web/src/features/feed/composer.tsx'])).toEqual({
    ...{
      lint: 'related',
      types: [],
      unit: 'related',
      component: 'related',
      integration: 'related',
      contract: 'related',
    },
    ...{ layout: ['screens.spec', 'dialogs.spec'], journeys: ['feed', 'newsroom'] },
  });
});

test('a change of shared screen components runs the whole layout', () => {
  expect(wordsOf(['web/src/components/button.tsx', 'web/src/features/feed/composer.tsx'])).toMatchObject({
    ...{ layout: [], journeys: ['/tipp.spec', 'feed', 'newsroom'] },
  });
});

test('a changed journey runs itself and its long tests; changed documentation runs no test', () => {
  expect(wordsOf(['e2e/journeys/leaving.spec.ts'])).toMatchObject({
    journeys: ['e2e/journeys/leaving.spec.ts'],
    'long-journeys': ['e2e/journeys/leaving.spec.ts'],
  });
  expect(wordsOf(['docs/runbook.md'])).toEqual({ lint: 'related', types: [] });
});

test('a file that is read without an import runs the unit tests that read it', () => {
  const unitTests = globSync('{gateway,infra,rest-compat,web,e2e}/**/*.unit.test.ts', {
    cwd: repositoryRoot,
    exclude: (path) => path.includes('node_modules'),
  });
  for (const file of ['gateway/api.graphql', 'gateway/operations.json', 'rest-compat/openapi.yaml']) {
    const selection = planOf([file]).find(({ name }) => name === 'unit')?.selection;
    const { changed } = selection as { changed: string[] };
    for (const each of changed) expect(existsSync(join(repositoryRoot, each))).toBe(true);
    const named = new RegExp(`['/"]${basename(file).replace('.', '\\.')}['"]`);
    const reading = unitTests.filter((test) => named.test(readFileSync(join(repositoryRoot, test), 'utf8')));
    expect(changed).toEqual(
      expect.arrayContaining(reading.filter((test) => !test.startsWith('infra/suites/'))),
    );
  }
});

test('every journey and screen in the list exists', () => {
  const specs = globSync('e2e/{journeys,layout}/*.spec.ts', { cwd: repositoryRoot });
  const sources = ['web/src/features', 'services'].flatMap((folder) =>
    globSync(`${folder}/*`, { cwd: repositoryRoot }),
  );
  const words = sources
    .flatMap((folder) => Object.entries(wordsOf([`${folder}/src/x.tsx`])))
    .flatMap(([name, all]) => (['layout', 'journeys'].includes(name) ? all : []));
  expect(words.length).toBeGreaterThan(20);
  for (const word of words) expect(specs.filter((spec) => spec.includes(word))).not.toEqual([]);
});
