import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Logger } from 'pino';
import { buildId, stampOf } from './build.ts';
import { prerenderedPage, type Inline, type PageFacts } from './prerendered-page.ts';
import { createScreens } from './find-screen.ts';
import { pageTemplate, type PageTemplate } from './page-template.ts';
import { readStartFile, type FlagSprite } from './start-file.ts';

export type WebBuild = {
  id: string;
  find: ReturnType<typeof createScreens>;
  /** The flag sprites by the tournament's id. */
  flags: Record<string, FlagSprite>;
  /** The page without a screen's content. */
  plain: PageTemplate;
  /** The pages of screens whose HTML the build has prerendered. */
  prerendered: Map<string, Prerendered>;
};

type Prerendered = {
  /** The hashes for the content security policy. */
  inline: Inline;
  /** The template of the page; null while one of its values is unknown. */
  template(facts: PageFacts): PageTemplate | null;
};

/** Parses a prerendered page, and caches the template for the last values, which hardly ever change. */
export function prerendered(html: string): Prerendered {
  const { inline, fill } = prerenderedPage(html);
  let last: { key: string; template: PageTemplate | null } | undefined;
  return {
    inline,
    template(facts) {
      const key = JSON.stringify(facts);
      if (last?.key !== key) {
        const page = fill(facts);
        last = { key, template: page === null ? null : pageTemplate(page) };
      }
      return last.template;
    },
  };
}

type Options = {
  dist: string;
  /** Whether to check for a new build on every page, so that it is used at once. */
  reload: boolean;
  log: Logger;
};

/** Returns a function that reads the build in a folder; undefined while there is none. */
export function createWebBuild({ dist, reload, log }: Options): () => Promise<WebBuild | undefined> {
  const parts = ['index.html', 'start.json', 'pages'].map((name) => join(dist, name));
  let known: WebBuild | undefined;
  let seen = '';
  return async () => {
    if (known && !reload) return known;
    const now = stampOf(parts);
    if (!known || now !== seen) known = await read(dist, log);
    seen = now;
    return known;
  };
}

async function read(dist: string, log: Logger): Promise<WebBuild | undefined> {
  const html = await readFile(join(dist, 'index.html'), 'utf8').catch(() => undefined);
  if (html === undefined) return undefined;
  const { flags, screens } = await readStartFile(dist, log);
  const pages = new Map<string, Prerendered>();
  for (const file of await readdir(join(dist, 'pages')).catch(() => [])) {
    if (!file.endsWith('.html')) continue;
    const text = await readFile(join(dist, 'pages', file), 'utf8');
    pages.set(basename(file, '.html'), prerendered(text));
  }
  return {
    id: buildId(html),
    find: createScreens(screens),
    flags,
    plain: pageTemplate(html),
    prerendered: pages,
  };
}
