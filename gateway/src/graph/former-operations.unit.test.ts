import { readFile } from 'node:fs/promises';
import { buildSchema, parse, validate, type GraphQLSchema } from 'graphql';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { canonical } from './canonical.ts';
import { formerOperations } from './former-operations.ts';
import { readFormerManifest, readManifest, type FormerOperation, type KnownOperation } from './manifest.ts';

const known = (
  name: string,
  query = `query ${name}`,
  source: KnownOperation['source'] = 'web',
): KnownOperation => ({ name, kind: 'query', source, query });
const gone = (name: string, since: string, query?: string): FormerOperation => ({
  ...known(name, query),
  gone: since,
});
const today = '2026-11-23';

describe('formerOperations', () => {
  test('includes removed and reworded operations', () => {
    const before = [known('A'), known('B'), known('C')];
    const now = [known('B', 'query B($id: Int!)'), known('C')];
    expect(formerOperations({ before, now, former: [], today })).toEqual([
      gone('A', today),
      gone('B', today),
    ]);
  });

  test('includes operations of rest-compat, which a deployment replaces after the gateway', () => {
    const before = [known('A', 'query A', 'rest-compat')];
    expect(formerOperations({ before, now: [], former: [], today })).toEqual([{ ...before[0], gone: today }]);
  });

  test('keeps an operation for thirty days after its last use', () => {
    const former = [gone('A', '2026-10-24'), gone('B', '2026-10-23')];
    expect(formerOperations({ before: [], now: [], former, today })).toEqual([gone('A', '2026-10-24')]);
  });

  test('keeps the date of an operation when the list is written again', () => {
    const former = [gone('A', '2026-11-01')];
    expect(formerOperations({ before: [known('A')], now: [], former, today })).toEqual(former);
  });

  test('excludes operations that are sent again', () => {
    const former = [gone('A', '2026-11-01'), gone('A', '2026-11-02', 'query A { other }')];
    expect(formerOperations({ before: [], now: [known('A')], former, today })).toEqual([former[1]]);
  });

  test('keeps dropped operations dropped', () => {
    const former: FormerOperation[] = [{ ...gone('A', '2026-11-01'), dropped: true }];
    expect(formerOperations({ before: [known('A')], now: [], former, today })).toEqual(former);
  });
});

describe('the committed list of former operations', () => {
  let schema: GraphQLSchema;
  let former: FormerOperation[];
  beforeAll(async () => {
    schema = buildSchema(await readFile(new URL('../../api.graphql', import.meta.url), 'utf8'));
    former = await readFormerManifest();
  });

  test('contains no current operation', async () => {
    const present = new Set((await readManifest()).map(({ query }) => query));
    expect(former.filter(({ query }) => present.has(query)).map(({ name }) => name)).toEqual([]);
  });

  // A field that a page of the last thirty days queries must stay. Otherwise its operation is `dropped`, and the page
  // reloads.
  test('contains only operations that the graph can still answer', () => {
    const problems = former
      .filter(({ dropped }) => !dropped)
      .flatMap(({ name, query }) =>
        validate(schema, parse(query)).map(({ message }) => `${name}: ${message}`),
      );
    expect(problems).toEqual([]);
  });

  test('has the normalised form by which operations are compared', () => {
    for (const { query } of former) expect(canonical(parse(query, { noLocation: true }))).toBe(query);
  });
});
