import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { table } from '../docs/markdown.ts';
import { dataRoot, repositoryRoot } from '../local/places.ts';
import { formatDuration } from '../local/log.ts';
import { countJest, countPlaywright, specsOf, type JestReport, type PlaywrightReport } from './report.ts';
import { suiteNames, suiteOf, type SuiteName } from './suites.ts';

// npm run test:times: what the last run of each suite took, per suite and file, as one page: docs/test-times.md.
const SHOWN = 3;
const MARK = '<!-- Below: written by npm run test:times -->';
const page = join(repositoryRoot, 'docs/test-times.md');

/** Times in ms. */
type Timed = { name: string; ms: number };
type Times = { suite: SuiteName; tests: number; wall: number; files: Timed[] };

async function timesOf(suite: SuiteName): Promise<Times | undefined> {
  const text = await readFile(join(dataRoot, 'test', `${suite}.json`), 'utf8').catch(() => undefined);
  if (!text) return undefined;
  return suiteOf(suite).runner === 'jest'
    ? ofJest(suite, JSON.parse(text))
    : ofBrowser(suite, JSON.parse(text));
}

function ofJest(suite: SuiteName, report: JestReport): Times {
  const files = report.testResults.map(({ name, startTime, endTime }) => ({
    name: relative(repositoryRoot, name),
    ms: endTime - startTime,
  }));
  const from = Math.min(...report.testResults.map(({ startTime }) => startTime));
  const to = Math.max(...report.testResults.map(({ endTime }) => endTime));
  return { suite, tests: countJest(report).passed, wall: to - from, files };
}

function ofBrowser(suite: SuiteName, report: PlaywrightReport): Times {
  const byFile = Object.groupBy(specsOf(report.suites), ({ file }) => file);
  const files = Object.entries(byFile).map(([name, specs = []]) => ({
    name,
    ms: specs
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
      .reduce((sum, { duration }) => sum + duration, 0),
  }));
  return { suite, tests: countPlaywright(report).passed, wall: report.stats.duration, files };
}

const longest = ({ suite, files }: Times) =>
  files
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, SHOWN)
    .map(({ name, ms }) => [suite, name, formatDuration(ms)]);

const all = (await Promise.all(suiteNames.map(timesOf))).filter((times) => times !== undefined);
const bySuite = all.map(({ suite, tests, files, wall }) =>
  [suite, tests, files.length, formatDuration(wall)].map(String),
);
const parts = [
  '<!-- prettier-ignore-start -->',
  table(['suite', 'tests', 'files', 'time'], bySuite),
  '## The longest files',
  table(['suite', 'file', 'time'], all.flatMap(longest)),
  '<!-- prettier-ignore-end -->',
];
const [head = ''] = (await readFile(page, 'utf8')).split(MARK);
await writeFile(page, `${head}${MARK}\n\n${parts.join('\n\n')}\n`);
console.log(`${relative(repositoryRoot, page)}: ${all.map(({ suite }) => suite).join(', ')}`);
