import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { finishedPage, type Inline, type PageFacts } from './finished-page.ts';
import { createScreens } from './match-screen.ts';
import { pageTemplate, type PageTemplate } from './page-template.ts';
import { readStartFile, type FlagSprite } from './start-file.ts';

/** The web app as it was built. */
export type WebBuild = {
  find: ReturnType<typeof createScreens>;
  /** By the tournament's id. */
  flags: Record<string, FlagSprite>;
  /** The page without anything of a screen. */
  plain: PageTemplate;
  /** The pages of screens whose HTML the build has finished. */
  finished: Map<string, Finished>;
};

type Finished = {
  /** For the content security policy. */
  inline: Inline;
  /** Null while something of it is not known. */
  template(facts: PageFacts): PageTemplate | null;
};

/** Read once for what is known by now, which hardly ever changes. */
export function finished(html: string): Finished {
  const { inline, fill } = finishedPage(html);
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

/** Undefined while there is none. */
export async function readWebBuild(dist: string): Promise<WebBuild | undefined> {
  const html = await readFile(join(dist, 'index.html'), 'utf8').catch(() => undefined);
  if (html === undefined) return undefined;
  const { flags, screens } = await readStartFile(dist);
  const pages = new Map<string, Finished>();
  for (const file of await readdir(join(dist, 'pages')).catch(() => [])) {
    if (!file.endsWith('.html')) continue;
    const text = await readFile(join(dist, 'pages', file), 'utf8');
    pages.set(basename(file, '.html'), finished(text));
  }
  return { find: createScreens(screens), flags, plain: pageTemplate(html), finished: pages };
}
