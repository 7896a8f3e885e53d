import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../local/places.ts';

// A file defines the tournament. Code that names one would be wrong for every other.

const folders = ['services/*', 'gateway', 'rest-compat', 'web'];
/** Includes the pages of text that players read. */
const product = globSync(
  folders.flatMap((folder) => [
    `${folder}/src/**/*.{ts,tsx,graphql,css}`,
    `${folder}/*.{graphql,html,yaml}`,
    `${folder}/pages/*.html`,
  ]),
  {
    cwd: repositoryRoot,
  },
).filter((path) => !/\.test\.tsx?$|\/test-tournaments\.ts$|node_modules|\/testing\//.test(path));

/** The demo's default. */
const allowed = new Map([['services/tipp/src/env.ts', "'em2024'"]]);

const files = readdirSync(join(repositoryRoot, 'infra/tournaments')).filter((name) => name.endsWith('.json'));
const names = files.flatMap((file) => {
  const { id, name } = JSON.parse(readFileSync(join(repositoryRoot, 'infra/tournaments', file), 'utf8'));
  return [id, name] as string[];
});
/** Also matches tournaments that have no file yet. */
const anyName = new RegExp(`${names.join('|')}|\\b(?:em|wm|euro|world cup)[ -]?20\\d\\d\\b`, 'gi');

test('no code of the product names a tournament', () => {
  expect(product.length).toBeGreaterThan(400);
  const found = product.flatMap((path) => {
    const text = readFileSync(join(repositoryRoot, path), 'utf8').replace(allowed.get(path) ?? '', '');
    return [...text.matchAll(anyName)].map(([name]) => `${path}: ${name}`);
  });
  expect(found).toEqual([]);
});

test('finds the name of a tournament in all its forms', () => {
  for (const text of ["'em2024'", 'Fußball-EM 2024', 'die WM 2022', 'wm2030', 'Euro 2028', 'World Cup 2026'])
    expect([text, text.match(anyName)?.length]).toEqual([text, 1]);
  for (const text of ['isWM', 'em', "'em' | 'wm'", 'World Cup up to 2022', '2024', '20em 20'])
    expect([text, text.match(anyName)]).toEqual([text, null]);
});

test('every team that the import knows has its flag, and their licence goes with them', () => {
  const nations = JSON.parse(
    readFileSync(join(repositoryRoot, 'infra/tournaments/overlays/nations.json'), 'utf8'),
  );
  const flags = Object.values(nations as Record<string, { flag: string }>).map(({ flag }) => flag);
  const files = ['LICENSE', ...flags.map((flag) => `${flag}.svg`)];
  expect(files.filter((file) => !existsSync(join(repositoryRoot, 'web/public/flags', file)))).toEqual([]);
});
