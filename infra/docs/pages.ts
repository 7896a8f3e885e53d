import { join } from 'node:path';
import { repositoryRoot } from '../local/places.ts';
import { capacityTable } from './capacity.ts';
import { collectionsTable } from './collections.ts';
import { errorsTable } from './errors.ts';
import { eventsTable } from './events.ts';
import { metricsTable } from './metrics.ts';
import { performanceTable } from './performance.ts';
import { settingsTables } from './settings.ts';
import { readSource } from './sources.ts';

const BEGIN = '<!-- Written by `npm run docs`: -->\n\n<!-- prettier-ignore-start -->';
const END = '<!-- prettier-ignore-end -->';

const generated: Record<string, () => string> = {
  'docs/reference/capacity.md': capacityTable,
  'docs/PERFORMANCE.md': performanceTable,
  'docs/reference/collections.md': collectionsTable,
  'docs/reference/errors.md': errorsTable,
  'docs/reference/events.md': eventsTable,
  'docs/reference/metrics.md': metricsTable,
  'docs/reference/settings.md': settingsTables,
};

type Page = { path: string; file: string; before: string; after: string };

/** Every page with a generated part: its text now, and its text generated from the code. */
export const pages = (): Page[] =>
  Object.entries(generated).map(([path, generate]) => {
    const before = readSource(path).text;
    return { path, file: join(repositoryRoot, path), before, after: replaceBetween(before, generate()) };
  });

function replaceBetween(text: string, part: string): string {
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  return `${text.slice(0, from)}${BEGIN}\n\n${part}\n\n${text.slice(to)}`;
}
