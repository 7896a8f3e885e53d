import { readFile } from 'node:fs/promises';
import { parse } from 'graphql';
import { describe, expect, test } from '@jest/globals';
import { canonical } from './canonical.ts';
import { collectOperations } from './collect-operations.ts';
import { MANIFEST, readManifest } from './manifest.ts';
import { memoiseOperations } from './memoise-operations.ts';
import { createOperations } from './operations.ts';

const known = [
  {
    name: 'A',
    kind: 'query' as const,
    source: 'web' as const,
    query: canonical(parse('query A { viewer { ...F } } fragment F on Viewer { id }')),
  },
];
const former = [
  {
    ...known[0]!,
    name: 'B',
    query: canonical(parse('query B { viewer { id } }')),
    gone: '2024-06-14',
  },
  {
    ...known[0]!,
    name: 'C',
    query: canonical(parse('query C { nothing }')),
    gone: '2024-06-14',
    dropped: true as const,
  },
];
const check = (query: string) => parse(query);
const costOf = () => () => 1;

test('@apollo/gateway still has the internals that the cache of operations needs', () => {
  expect(memoiseOperations()).toBe(true);
});

describe('operations', () => {
  test.each([
    'fragment F on Viewer { id } query A { viewer { ...F } }',
    'query A { viewer { ...F } } fragment F on Viewer { id } fragment F on Viewer { id }',
    '# spoken differently\nquery A{viewer{...F}}fragment F on Viewer{id}',
  ])('%s is recognised', (text) => {
    expect(createOperations({ known, former, knownOnly: true, check, costOf })(text)).toEqual({
      query: known[0]?.query,
      isMutation: false,
    });
  });

  test('unknown ones run only where that is allowed', () => {
    const text = 'mutation { logout { loggedOut } }';
    expect(() => createOperations({ known, former, knownOnly: true, check, costOf })(text)).toThrow(
      'nicht bekannt',
    );
    expect(createOperations({ known, former, knownOnly: false, check, costOf })(text)).toMatchObject({
      query: text,
      isMutation: true,
    });
  });

  test.each([true, false])('of earlier pages run like known ones (only known ones: %s)', (knownOnly) => {
    const find = createOperations({ known, former, knownOnly, check, costOf });
    expect(find('query B{viewer{id}}')).toEqual({ query: former[0]?.query, isMutation: false });
    expect(() => find('query C{nothing}')).toThrow(expect.objectContaining({ code: 'OLD_PAGE' }));
  });

  test('that are unknown get OLD_PAGE', () => {
    const find = createOperations({ known, former, knownOnly: true, check, costOf });
    expect(() => find('{ somethingElse }')).toThrow(expect.objectContaining({ code: 'OLD_PAGE' }));
  });

  test('are parsed once', () => {
    let parsed = 0;
    const find = createOperations({
      known,
      former,
      knownOnly: false,
      check: (query) => (parsed++, parse(query)),
      costOf,
    });
    for (let repeat = 0; repeat < 3; repeat++) find('{ viewer { id } }');
    expect(parsed).toBe(1);
  });
});

describe('the committed manifest', () => {
  test('contains the operations of web and rest-compat (npm run codegen)', async () => {
    const collected = await collectOperations(new URL('../../..', import.meta.url));
    expect(JSON.parse(await readFile(MANIFEST, 'utf8'))).toEqual(collected);
  });

  test('names every operation', async () => {
    const manifest = await readManifest();
    expect(manifest.filter(({ name }) => name === '')).toEqual([]);
    expect(new Set(manifest.map(({ name, source }) => `${source} ${name}`)).size).toBe(manifest.length);
  });

  test('selects __typename where Apollo Client does', async () => {
    const login = (await readManifest()).find(({ name, source }) => name === 'Login' && source === 'web');
    expect(login?.query).toMatch(/^mutation Login\(\$input: LoginInput!\) \{\n {2}login/);
    expect(login?.query).toContain('__typename');
  });
});
