import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, type OperationDefinitionNode } from 'graphql';
import { describe, expect, test } from '@jest/globals';
import { firstQueries, shellQueries, type Variable } from './first-queries.ts';
import type { Parts } from './parts.ts';
import { screens } from './src/app/screens/screens.ts';
import { sourceOf, startFile } from './start-file.ts';

const root = import.meta.dirname;

const parts: Parts = {
  'index.html': { file: 'assets/index.js', isEntry: true, css: ['assets/index.css'], imports: ['_base.js'] },
  '_base.js': { file: 'assets/base.js' },
  '_more.js': { file: 'assets/more.js', imports: ['_base.js'] },
  'src/routes/tipps.tsx': {
    file: 'assets/tipps.js',
    imports: ['_base.js', '_more.js'],
    css: ['assets/t.css'],
  },
  'src/routes/landing.tsx': { file: 'assets/landing.js', imports: ['_base.js'] },
  'src/routes/liste.tsx': { file: 'assets/liste.js', imports: ['_base.js'] },
};
const load = (file: string) => ({ toString: () => `() => import('${file}')` }) as never;
const tipps = {
  ...{ path: '/tipps', title: 'Meine Tipps', access: 'player' as const },
  load: load('../../routes/tipps.tsx'),
};
const landing = {
  ...{ path: '/', title: 'Mitspielen', access: 'anonymous' as const, layout: 'footer' as const },
  load: load('../../routes/landing.tsx'),
};
const build = (prerendered: string[] = []) =>
  startFile({ parts, screens: [landing, tipps], flags: {}, prerendered: new Set(prerendered) }).screens;

describe('the start file of a screen', () => {
  test('lists the files beyond those of every page', () => {
    expect(build()[1]).toMatchObject({
      ...{ path: '/tipps', title: 'Meine Tipps', access: 'player' },
      files: ['/assets/tipps.js', '/assets/t.css', '/assets/more.js'],
    });
  });

  test('lists the queries of its shell and its own', () => {
    const names = build().map(({ first }) => first.map(({ operation }) => operation));
    expect(names).toEqual([
      ['LoginProvider', 'MatchOverview', 'Recommender'],
      ['Status', 'Live', 'TippsTab', 'MyTipps', 'MyWinnerTipps'],
    ]);
  });

  test('names the HTML that is prerendered for it', () => {
    expect(build().map(({ page }) => page)).toEqual([undefined, undefined]);
    expect(build(['landing-login', 'shell-tipps']).map(({ page }) => page)).toEqual([
      'landing',
      'shell-tipps',
    ]);
  });

  test('names the HTML for any screen if it has the shell', () => {
    const list = { ...tipps, path: '/liste', load: load('../../routes/liste.tsx') };
    const page = (layout?: 'footer') =>
      startFile({ parts, screens: [{ ...list, layout }], flags: {}, prerendered: new Set(['shell-any']) })
        .screens[0]?.page;
    expect(page()).toBe('shell-any');
    expect(page('footer')).toBeUndefined();
  });

  test('is refused if the build lacks its module', () => {
    const lost = { ...tipps, load: load('../../routes/lost.tsx') };
    expect(() => startFile({ parts, screens: [lost], flags: {}, prerendered: new Set() })).toThrow(
      'lost.tsx',
    );
    expect(() => sourceOf({ path: '/x', load: (() => undefined) as never })).toThrow('/x');
  });
});

test.each(screens.map((screen) => [screen.path, screen.access, screen] as const))(
  '%s for %s has a file',
  (...each) => {
    expect(existsSync(join(root, sourceOf(each[2])))).toBe(true);
  },
);

const sources = new Set(screens.map(sourceOf));
const operations = new Map(
  (
    JSON.parse(readFileSync(join(root, '../gateway/operations.json'), 'utf8')) as Record<
      'name' | 'kind' | 'source' | 'query',
      string
    >[]
  )
    .filter(({ source, kind }) => source === 'web' && kind === 'query')
    .map(({ name, query }) => [name, query]),
);
const all = Object.entries({ ...firstQueries, '': shellQueries }).flatMap(([source, questions]) =>
  questions.map((question) => [question.operation, source, question] as const),
);

/** The GraphQL type of a variable, also of one from the address. */
const typeOf = (variable: Variable): string => {
  if (typeof variable === 'number') return 'Int';
  if (typeof variable === 'boolean') return 'Boolean';
  if (typeof variable === 'string') return 'String';
  if ('from' in variable) return variable.as === 'number' ? 'Int' : 'String';
  return 'object';
};

describe('each first query', () => {
  test.each(all)(
    '%s belongs to a screen (%s) and has valid variables',
    (operation, source, { variables = {} }) => {
      expect(source === '' || sources.has(source)).toBe(true);
      const document = parse(operations.get(operation) ?? '');
      const definition = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
      const wanted = (definition as OperationDefinitionNode).variableDefinitions ?? [];
      const types = new Map(wanted.map(({ variable, type }) => [variable.name.value, type] as const));
      for (const [name, value] of Object.entries(variables)) {
        const type = types.get(name);
        const named = type?.kind === Kind.NON_NULL_TYPE ? type.type : type;
        const typeName = named?.kind === Kind.NAMED_TYPE ? named.name.value : '';
        const isEnumOrInput = !['Int', 'String', 'Boolean'].includes(typeName);
        if (!typeName) throw new Error(`${operation} has no $${name}`);
        if (!isEnumOrInput) expect(typeOf(value)).toBe(typeName);
      }
      const missing = [...types].filter(
        ([name, { kind }]) => kind === Kind.NON_NULL_TYPE && !(name in variables),
      );
      expect(missing).toEqual([]);
    },
  );
});
