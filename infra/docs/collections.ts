import { code, link, table } from './markdown.ts';
import { commentOn, sourcesOf, type Source } from './sources.ts';

/** Every collection of every service, with the comment of its documents' type. */
export function collectionsTable(): string {
  const rows = sourcesOf('services/*/src/**/*.ts').flatMap((source) =>
    [...source.text.matchAll(/\.model<(\w+)>\('?(\w+)'?, /g)].map(([, type = '', name = '']) => {
      const collection = new RegExp(`const ${name} = '(\\w+)'`).exec(source.text)?.[1] ?? name;
      const [, meaning = '', shardKey] = /^(.*) Shard key: (.*)\.$/.exec(commentOn(type, source)) ?? [];
      if (!shardKey)
        throw new Error(`${source.path}: the comment on ${type} does not end with 'Shard key: ….'`);
      return [databasesOf(source), link(code(collection), source.path), meaning, shardKey];
    }),
  );
  return table(['database', 'collection', 'holds', 'shard key'], rows);
}

/** The service that owns a file; for a shared file, the services that use it. */
function databasesOf({ path }: Source): string {
  const [, service = '', , ...rest] = path.split('/');
  if (service !== 'shared') return service;
  const imported = `@tippspiel/shared/${rest.join('/').replace('.ts', '')}'`;
  const users = sourcesOf('services/*/src/{open-app,store/stores}.ts')
    .filter(({ text }) => text.includes(imported))
    .map((user) => user.path.split('/')[1]);
  return [...new Set(users)].join(', ');
}
