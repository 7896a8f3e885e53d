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
  /** By the tournament's id. */
  flags: Record<string, FlagSprite>;
  /** The page without anything of a screen. */
  plain: PageTemplate;
  /** The pages of screens whose HTML the build has prerendered. */
  prerendered: Map<string, Prerendered>;
};

type Prerendered = {
  /** For the content security policy. */
  inline: Inline;
  /** Null while something of it is not known. */
  template(facts: PageFacts): PageTemplate | null;
};

/** Read once for what is known by now, which hardly ever changes. */
export function prerendered(html: string): Prerendered {
  const { inline, fill } = prerenderedPage(html);
  let last: { page: string; template: PageTemplate } | undefined;
  return {
    inline,
    template(facts) {
      const page = fill(facts);
      if (page === null) return null;
      if (last?.page !== page) last = { page, template: pageTemplate(page) };
      return last.template;
    },
  };
}

type Options = {
  dist: string;
  /** Looks for every page whether there is another one, so that a fresh build shows at once. */
  reload: boolean;
  log: Logger;
};

/** The build in a folder; undefined while there is none. */
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
