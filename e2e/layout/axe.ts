import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { AXE } from './site.ts';

type How = {
  /** What is looked at, by selector; all of the page when left out. */
  within?: string;
  /** These rules alone. */
  rules?: string[];
  /** Where axe comes from; here the recorded site has it, so that browsers compile it once. */
  from?: { url: string } | { content: string };
};

/** What axe has against the page as it is: hopefully nothing. */
export async function axeProblems(
  page: Page,
  { within = 'html', rules, from = { url: AXE } }: How = {},
): Promise<string[]> {
  if (!(await page.evaluate("'axe' in globalThis"))) await page.addScriptTag(from);
  const options: axe.RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  // Said in the page: the whole of its results takes as long to come here as the look itself.
  return page.evaluate<string[]>(
    `axe.run(${JSON.stringify(within)}, ${JSON.stringify(options)}).then(({ violations }) =>
    violations.map(({ id, nodes }) => 'axe ' + id + ': ' + nodes.map(({ html }) => html.slice(0, 120)).join(' | ')))`,
  );
}
