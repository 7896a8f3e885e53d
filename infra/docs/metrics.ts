import { code, link, table } from './markdown.ts';
import { sourcesOf } from './sources.ts';

const registration =
  /new (Counter|Gauge|Histogram)\(\{\s*name: '(\w+)',\s*help: '([^']+)',\s*(?:labelNames: \[([^\]]*)\])?/g;

/** The metrics that our code registers. */
export function metricsTable(): string {
  const rows = sourcesOf('{services/*,gateway,rest-compat}/src/**/*.ts').flatMap(({ path, text }) =>
    [...text.matchAll(registration)].map(([, kind = '', name = '', help = '', labels = '']) => [
      code(name),
      kind.toLowerCase(),
      labels.replaceAll("'", '') || '–',
      help,
      link(path.replace(/^services\/|src\//g, ''), path),
    ]),
  );
  return table(['metric', 'kind', 'labels', 'meaning', 'registered in'], rows);
}
