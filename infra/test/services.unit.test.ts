import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../local/places.ts';

const folder = join(repositoryRoot, 'services');
const services = readdirSync(folder).filter((name) => name !== 'shared');

/**
 * All services have the same structure, so that knowing one helps with the others (docs/CONVENTIONS.md, 'One wiring
 * shape').
 */
const files = [
  'schema.graphql',
  'src/env.ts',
  'src/open-app.ts',
  'src/server.ts',
  'src/main.ts',
  'src/seed.ts',
  'src/app/deps.ts',
  'src/app/messages.ts',
  'src/store/stores.ts',
  'src/resolvers/context.ts',
];
const steps = [
  'openBackbone(',
  'openApp(backbone, env',
  'createHttpServer(',
  'answerFailures(app',
  'mountSubgraph(',
  'createContext(opened.deps, base)',
  'toService(app, backbone, opened',
];

test('there are five', () => {
  expect(services).toHaveLength(5);
});

test.each(services)('%s has the same files as the others', (service) => {
  expect(files.filter((file) => !existsSync(join(folder, service, file)))).toEqual([]);
});

test.each(services)('%s is wired in the same steps as the others', (service) => {
  const text = readFileSync(join(folder, service, 'src/server.ts'), 'utf8');
  const body = text.slice(text.indexOf('export async function buildService'));
  const places = steps.map((step) => body.indexOf(step));
  expect(steps.filter((_step, index) => (places[index] as number) < 0)).toEqual([]);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
