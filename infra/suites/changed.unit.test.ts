import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
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

test('a file that tests read without importing it runs these tests', () => {
  const unitOf = (file: string) => planOf([file]).find(({ name }) => name === 'unit')?.selection;
  expect(unitOf('gateway/api.graphql')).toMatchObject({
    changed: expect.arrayContaining(['e2e/layout/recordings.unit.test.ts']),
  });
  expect(unitOf('rest-compat/openapi.yaml')).toEqual({ changed: ['rest-compat/src/openapi.unit.test.ts'] });
  for (const file of ['gateway/operations.json', 'rest-compat/openapi.yaml'])
    for (const test of (unitOf(file) as { changed: string[] }).changed)
      expect(existsSync(join(repositoryRoot, test))).toBe(true);
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
