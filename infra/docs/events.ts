import { basename, dirname } from 'node:path';
import { catalogue } from '@tippspiel/shared/contracts/events/catalogue';
import { code, link, table } from './markdown.ts';
import { commentOn, readSource, sourcesOf, type Source } from './sources.ts';

/** Events, their fields, and the files that handle them. */
export function eventsTable(): string {
  const source = readSource('services/shared/src/contracts/events/catalogue.ts');
  const handlers = sourcesOf(
    'services/*/src/{events,projection}/**/*.ts',
    'services/shared/src/platform/leaving/consume-departures.ts',
  ).filter(({ path }) => !path.startsWith('services/shared/src/contracts/events'));
  const rows = Object.entries(catalogue).map(([name, { shape }]) => [
    code(name),
    commentOn(name, source).replace(/^\w+: /, ''),
    Object.keys(shape).map(code).join(', '),
    handlers
      .filter(({ text }) => text.includes(`'${name}'`))
      .map(linkTo)
      .join(', '),
  ]);
  return table(['event', 'tells', 'data', 'handled by'], rows);
}

/** `services/tipp/src/events/players.ts` as 'tipp: events/players'. */
function linkTo({ path }: Source): string {
  const service = path.split('/')[1];
  return link(`${service}: ${basename(dirname(path))}/${basename(path, '.ts')}`, path);
}
