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

describe('what open pages may still send', () => {
  test('is what vanished and what is worded differently now', () => {
    const before = [known('A'), known('B'), known('C')];
    const now = [known('B', 'query B($id: Int!)'), known('C')];
    expect(formerOperations({ before, now, former: [], today })).toEqual([
      gone('A', today),
      gone('B', today),
    ]);
  });

  test('is nothing that rest-compat sent, which comes with the gateway', () => {
    const before = [known('A', 'query A', 'rest-compat')];
    expect(formerOperations({ before, now: [], former: [], today })).toEqual([]);
  });

  test('stays for thirty days after it was sent for the last time', () => {
    const former = [gone('A', '2026-10-24'), gone('B', '2026-10-23')];
    expect(formerOperations({ before: [], now: [], former, today })).toEqual([gone('A', '2026-10-24')]);
  });

  test('keeps its day when the list is written once more', () => {
    const former = [gone('A', '2026-11-01')];
    expect(formerOperations({ before: [known('A')], now: [], former, today })).toEqual(former);
  });

  test('is nothing that is sent again', () => {
    const former = [gone('A', '2026-11-01'), gone('A', '2026-11-02', 'query A { other }')];
    expect(formerOperations({ before: [], now: [known('A')], former, today })).toEqual([former[1]]);
  });

  test('stays dropped', () => {
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

  test('holds nothing that is sent now', async () => {
    const present = new Set((await readManifest()).map(({ query }) => query));
    expect(former.filter(({ query }) => present.has(query)).map(({ name }) => name)).toEqual([]);
  });

  // A field that a page of the last thirty days asks for stays, or its operation is marked as `dropped` and its page loaded anew.
  test('holds what the graph can still answer', () => {
    const problems = former
      .filter(({ dropped }) => !dropped)
      .flatMap(({ name, query }) =>
        validate(schema, parse(query)).map(({ message }) => `${name}: ${message}`),
      );
    expect(problems).toEqual([]);
  });

  test('is written the one way in which operations are compared', () => {
    for (const { query } of former) expect(canonical(parse(query, { noLocation: true }))).toBe(query);
  });
});
