import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { AXE } from './site.ts';

type How = {
  /** Selector of the part to check; by default the whole page. */
  within?: string;
  /** Checks only these rules. */
  rules?: string[];
  /** The source of axe; the recorded site serves it, so that browsers compile it once. */
  from?: { url: string } | { content: string };
};

/** The violations that axe finds on the current page. */
export async function axeProblems(
  page: Page,
  { within = 'html', rules, from = { url: AXE } }: How = {},
): Promise<string[]> {
  if (!(await page.evaluate("'axe' in globalThis"))) await page.addScriptTag(from);
  const options: axe.RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  // Summarized in the page, because transferring all results takes as long as the check itself.
  return page.evaluate<string[]>(
    `axe.run(${JSON.stringify(within)}, ${JSON.stringify(options)}).then(({ violations }) =>
    violations.map(({ id, nodes }) => 'axe ' + id + ': ' + nodes.map(({ html }) => html.slice(0, 120)).join(' | ')))`,
  );
}
