import { expect, test } from '@jest/globals';
import { observe, type PartStates } from './part-states.ts';

const at = (minute: number) => new Date(Date.UTC(2024, 5, 14, 12, minute));
const all = { feed: [], user: [], tipp: [], group: [], media: [] };
type Found = Record<string, string[] | undefined>;

/** The states after checks in minutes 0, 1, 2 and so on, such as `Tippen works 0`. */
function after(...checks: Found[]): string[] {
  let states: PartStates = new Map();
  checks.forEach((found, minute) => {
    states = observe(states, new Map(Object.entries({ ...all, ...found })), at(minute));
  });
  return [...states].map(([name, { health, since }]) => `${name} ${health} ${since.getUTCMinutes()}`);
}

test('a working part has worked since the first check', () => {
  expect(after({}, {})).toEqual([
    'Tippen works 0',
    'Rangliste works 0',
    'Neuigkeiten works 0',
    'Gruppen works 0',
    'Bilder works 0',
    'Anmelden works 0',
  ]);
});

test('one failed check is not an outage; two are, since the first', () => {
  const away = { feed: undefined };
  expect(after({}, away)).toContain('Neuigkeiten works 0');
  expect(after({}, away, {}, away)).toContain('Neuigkeiten works 0');
  expect(after({}, away, away)).toContain('Neuigkeiten away 1');
  expect(after({}, away, away, away, {})).toContain('Neuigkeiten works 4');
});

test('each part depends only on what it needs', () => {
  const noDatabase = { tipp: ['mongodb'] };
  expect(after(noDatabase)).toEqual(expect.arrayContaining(['Tippen away 0', 'Rangliste works 0']));
  expect(after({ media: ['s3'] })).toContain('Bilder away 0');
  expect(after({}, { tipp: ['nats'] })).toEqual(
    expect.arrayContaining(['Tippen late 1', 'Rangliste late 1']),
  );
});
