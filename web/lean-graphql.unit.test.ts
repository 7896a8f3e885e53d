import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import { withoutSchemas } from './lean-graphql.ts';

const { resolve } = createRequire(import.meta.url);
const read = async (name: string): Promise<string | null> => {
  const file = resolve(`graphql/language/${name}.mjs`);
  return withoutSchemas(await readFile(file, 'utf8'), file);
};

test.each(['ast', 'kinds'])('%s keeps the kinds of operations and drops those of schemas', async (name) => {
  const lean = (await read(name)) ?? '';
  for (const kind of ['FragmentDefinition', 'NonNullType']) expect(lean).toContain(kind);
  for (const kind of ['SchemaDefinition', 'InputObjectTypeExtension', 'DirectiveCoordinate'])
    expect(lean).not.toMatch(new RegExp(`^ .*${kind}\\b`, 'm'));
});

test('operations are printed by the app itself', async () => {
  expect(await read('printer')).toContain('/src/apollo/query-text.ts');
});

test('other modules stay unchanged, and an unknown list throws', async () => {
  expect(await read('visitor')).toBeNull();
  expect(() => withoutSchemas('export {};', '/graphql/language/kinds.mjs')).toThrow('in another way');
});
