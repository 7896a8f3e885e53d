import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../local/places.ts';
import type { Selection, SuiteName } from './suites.ts';

export type Plan = { name: SuiteName; selection: Selection }[];

/**
 * Files that differ from a commit, including new ones. Without a commit: uncommitted files, otherwise those of the last
 * commit.
 */
export function changedFiles(since: string | undefined): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8' }).split('\n').filter(Boolean);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  const open = [...git('diff', '--name-only', since ?? 'HEAD'), ...untracked];
  const files = since || open.length > 0 ? open : git('diff', '--name-only', 'HEAD~1');
  return [...new Set(files)].filter((file) => existsSync(join(repositoryRoot, file)));
}

/**
 * Dependencies without an import: the journeys (words of their files) that use a folder's code, and whether it affects
 * the layout of screens. The first matching line counts. Journeys that are not named here use everything, and run with
 * `npm test`.
 */
const screens = ['screens.spec', 'dialogs.spec'];
const everything: string[] = [];
const throughBrowser: readonly { files: RegExp; journeys: string[]; layout?: string[] }[] = [
  {
    files: /\.(unit|component|int|contract|deep|hostile|played)\.test\.tsx?$|\.md$|^web\/src\/testing\//,
    journeys: [],
  },
  {
    files: /^web\/src\/features\/(tipps|winner-tipps)\//,
    journeys: ['/tipp.spec', 'first-tipp'],
    layout: screens,
  },
  { files: /^web\/src\/features\/feed\//, journeys: ['feed', 'newsroom'], layout: screens },
  { files: /^web\/src\/features\/moderation\//, journeys: ['moderation'], layout: screens },
  { files: /^web\/src\/features\/groups\//, journeys: ['groups'], layout: screens },
  { files: /^web\/src\/features\/(account|landing)\//, journeys: ['way-in', 'mail-links'], layout: screens },
  { files: /^web\/src\/features\/profile-picture\//, journeys: ['profile-picture'], layout: screens },
  { files: /^web\/src\/features\/admin-matches\//, journeys: ['admin-matches'], layout: screens },
  { files: /^web\/src\/features\/prizes\//, journeys: ['newsroom'], layout: screens },
  {
    files: /^web\/src\/features\/(leaving|pages|recommend|sponsors)\//,
    journeys: ['leaving', 'pages.spec', 'recommend', 'sponsors'],
    layout: screens,
  },
  { files: /^web\/src\/features\//, journeys: ['/tipp.spec'], layout: screens },
  { files: /^web\/.*\.(tsx|css|html)$/, journeys: ['/tipp.spec'], layout: everything },
  { files: /^services\/feed\/src\//, journeys: ['feed'] },
  { files: /^services\/group\/src\//, journeys: ['groups'] },
  { files: /^services\/user\/src\//, journeys: ['way-in', 'mail-links'] },
  { files: /^services\/media\/src\//, journeys: ['profile-picture'] },
  { files: /^(web|gateway|rest-compat|services\/[^/]+)\//, journeys: ['/tipp.spec'] },
];

/** Modules and tests that read files without importing them. */
const graph = [
  'gateway/src/graph/manifest.ts',
  'web/src/testing/answering.ts',
  'e2e/layout/recordings.unit.test.ts',
  'rest-compat/src/openapi.unit.test.ts',
  'web/src/apollo/query-text.unit.test.ts',
  'web/start-file.unit.test.ts',
  ...['cost', 'former-operations', 'operations'].map((name) => `gateway/src/graph/${name}.unit.test.ts`),
  'gateway/src/share/sources.unit.test.ts',
];
const calls = [
  'rest-compat/src/openapi.ts',
  ...['input-error', 'openapi', 'read-fields'].map((name) => `rest-compat/src/${name}.unit.test.ts`),
  'infra/local/demo-match-day.unit.test.ts',
];
const readers: Readonly<Record<string, string[]>> = {
  'gateway/api.graphql': graph,
  'gateway/operations.json': graph,
  'rest-compat/openapi.yaml': calls,
};

/** The suites that a change of these files can break. */
export function planOf(files: string[]): Plan {
  const plan: Plan = [
    { name: 'lint', selection: { changed: files } },
    { name: 'types', selection: { words: [] } },
  ];
  const code = [
    ...files.filter((file) => /\.(tsx?|js|mjs|cjs|json)$/.test(file)),
    ...new Set(files.flatMap((file) => readers[file] ?? [])),
  ];
  for (const name of ['unit', 'component', 'integration', 'contract'] as const)
    if (code.length > 0) plan.push({ name, selection: { changed: code } });

  const touched = files.flatMap((file) => throughBrowser.find((row) => row.files.test(file)) ?? []);
  const specs = (folder: string) =>
    files.filter((file) => file.startsWith(folder) && file.endsWith('.spec.ts'));
  const layout = touched.flatMap((row) => row.layout ?? []);
  const hasWholeLayout = touched.some((row) => row.layout === everything);
  const layoutWords = hasWholeLayout ? [] : [...new Set([...layout, ...specs('e2e/layout/')])];
  if (hasWholeLayout || layoutWords.length > 0)
    plan.push({ name: 'layout', selection: { words: layoutWords } });
  const changedJourneys = specs('e2e/journeys/');
  const journeys = [...new Set([...touched.flatMap((row) => row.journeys), ...changedJourneys])];
  if (journeys.length > 0) plan.push({ name: 'journeys', selection: { words: journeys } });
  if (changedJourneys.length > 0) plan.push({ name: 'long-journeys', selection: { words: changedJourneys } });
  return plan;
}
