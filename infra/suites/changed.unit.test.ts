import { globSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../local/places.ts';
import { planOf } from './changed.ts';

const wordsOf = (files: string[]) =>
  Object.fromEntries(
    planOf(files).map(({ name, selection }) => [name, 'words' in selection ? selection.words : 'related']),
  );

test('a change of a feature runs what imports it, and the journeys and screens that go through it', () => {
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

test('a change of what all screens are made of runs the whole layout', () => {
  expect(wordsOf(['web/src/components/button.tsx', 'web/src/features/feed/composer.tsx'])).toMatchObject({
    ...{ layout: [], journeys: ['/tipp.spec', 'feed', 'newsroom'] },
  });
});

test('a changed journey runs itself, its long tests too, a changed page of the documentation no test', () => {
  expect(wordsOf(['e2e/journeys/leaving.spec.ts'])).toMatchObject({
    journeys: ['e2e/journeys/leaving.spec.ts'],
    'long-journeys': ['e2e/journeys/leaving.spec.ts'],
  });
  expect(wordsOf(['docs/runbook.md'])).toEqual({ lint: 'related', types: [] });
});

test('every journey and screen that a change is said to run is there', () => {
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
