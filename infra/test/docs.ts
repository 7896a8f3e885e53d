import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { repositoryRoot } from '../local/places.ts';
import { suiteNames } from '../suites/suites.ts';

/** A page of the documentation; `path` is relative to the root of the repository. */
export type Page = { path: string; text: string };

export type Scripts = { root: string[]; workspaces: Record<string, string[]> };

const inRepository = (path: string) => existsSync(join(repositoryRoot, path));
const topFolders = /^(services|gateway|rest-compat|web|infra|e2e|docs)\//;

export async function readPage(path: string): Promise<Page> {
  return { path, text: await readFile(join(repositoryRoot, path), 'utf8') };
}

/** References of a page to missing links, anchors, files and commands; one line each. */
export function docsProblems(page: Page, pages: Page[], scripts: Scripts): string[] {
  const problems = [...linkProblems(page, pages), ...pathProblems(page), ...commandProblems(page, scripts)];
  return [...new Set(problems)].map((problem) => `${page.path}: ${problem}`);
}

function linkProblems({ path, text }: Page, pages: Page[]): string[] {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target as string);
  return targets
    .filter((target) => !/^(https?|mailto):/.test(target))
    .flatMap((target) => {
      const [file = '', anchor] = target.split('#');
      const to = file ? normalize(join(dirname(path), file)).replace(/\/$/, '') : path;
      if (to !== path && !inRepository(to)) return [`links to ${target}, which is not there`];
      const linked = pages.find((page) => page.path === to);
      return anchor && linked && !anchorsOf(linked).includes(anchor) ? [`links to ${target}, which has no such heading`] : []; // prettier-ignore
    });
}

/** Anchors of headings, as GitHub generates them. */
const anchorsOf = ({ text }: Page): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    (heading as string)
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Checks paths in backticks that begin with one of our folders, or the page's, and contain no placeholder. */
function pathProblems({ text }: Page): string[] {
  const words = [...text.matchAll(/`([^`\s]+)`/g)].map(([, word]) => word as string);
  const paths = words.filter((word) => topFolders.test(word) && !/[<>*{}…$]/.test(word));
  const built = /^web\/dist/;
  return paths
    .filter((path) => !built.test(path) && !inRepository(path))
    .map((path) => `names ${path}, which is not there`);
}

function commandProblems({ text }: Page, scripts: Scripts): string[] {
  const problems: string[] = [];
  for (const [, script = '', rest = ''] of text.matchAll(/npm run ([\w:-]+)([^`\n&]*)/g)) {
    const workspace = /(?:-w|--workspace) ([\w/-]+)/.exec(rest)?.[1];
    const known = workspace ? (scripts.workspaces[workspace] ?? []) : scripts.root;
    if (!known.includes(script)) problems.push(`names npm run ${script}${workspace ? ` of ${workspace}` : ''}, which is not there`); // prettier-ignore
  }
  for (const [, suite = ''] of text.matchAll(/npm test -- (\w+)/g)) {
    if (suite !== 'changed' && !(suiteNames as readonly string[]).includes(suite))
      problems.push(`names the suite ${suite}, which is not there`);
  }
  for (const [, file = ''] of text.matchAll(/`node ([\w./-]+\.(?:ts|mjs))/g)) {
    if (!inRepository(file)) problems.push(`names node ${file}, which is not there`);
  }
  return problems;
}
