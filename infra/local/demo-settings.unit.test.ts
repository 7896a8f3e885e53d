import { expect, test } from '@jest/globals';
import { readDemoSettings } from './demo-settings.ts';
import { liveFrom, middleOf, tournamentIds } from './tournaments.ts';

test('by default the demo is in the middle of a match of the second match day, on loopback', () => {
  const settings = readDemoSettings({});
  expect(settings).toMatchObject({ port: 8080, host: '127.0.0.1', players: 500, tournament: 'em2024' });
  expect(settings.now.toISOString()).toBe('2024-06-19T17:10:00.000Z');
  expect(settings.dataDir).toMatch(/\.data\/demo$/);
});

test('every tournament file can be played, and has its own start time', () => {
  const settings = tournamentIds().map((TOURNAMENT) => readDemoSettings({ TOURNAMENT }));
  expect(settings.map(({ tournament }) => tournament)).toEqual(expect.arrayContaining(['em2024', 'wm2022']));
  expect(settings.find(({ tournament }) => tournament === 'wm2022')?.now).toEqual(
    new Date('2022-11-25T14:10:00Z'),
  );
});

test('a knock-out cup starts in one of its matches', () => {
  const final = { stage: 'final', kickoff: '2031-06-02T18:00:00Z' };
  const semifinal = { stage: 'semifinal', kickoff: '2031-06-01T18:00:00Z' };
  expect(middleOf([final, semifinal])).toEqual(new Date('2031-06-02T19:10:00Z'));
  expect(middleOf([final])).toEqual(new Date('2031-06-02T19:10:00Z'));
});

test.each([
  ['while a match runs', '2031-06-01T19:40:00Z', '2031-06-01T19:40:00Z'],
  ['in the night before a match', '2031-06-01T23:00:00Z', '2031-06-02T18:05:00Z'],
  ['after the last match', '2031-06-02T19:45:00Z', '2031-06-02T19:45:00Z'],
])('%s a later start of the demo finds or awaits a live match', (_when, now, expected) => {
  const matches = ['2031-06-02T18:00:00Z', '2031-06-01T18:00:00Z'].map((kickoff) => ({
    stage: 'group',
    kickoff,
  }));
  expect(liveFrom(matches, new Date(now))).toEqual(new Date(expected));
});

test('a later start keeps a chosen time, and the pauses of an operator', () => {
  const skips = [{}, { TIPPSPIEL_NOW: '2024-06-01T12:00:00Z' }, { DEMO_GOALS: 'off' }];
  expect(skips.map((env) => readDemoSettings(env).skipsPauses)).toEqual([true, false, false]);
});

test('another time, tournament or number of players uses separate data', () => {
  const folders = [
    {},
    { TIPPSPIEL_NOW: '2024-07-15T12:00:00+02:00' },
    { TOURNAMENT: 'wm2022' },
    { DEMO_PLAYERS: '10000' },
    { DEMO_PLAYERS: '10000', TIPPSPIEL_NOW: '2024-07-15T12:00:00+02:00' },
  ].map((env) => readDemoSettings(env).dataDir);
  expect(new Set(folders).size).toBe(folders.length);
});

test('the demo accepts outside connections only with a custom password', () => {
  expect(() => readDemoSettings({ HOST: '0.0.0.0' })).toThrow('DEMO_PASSWORD');
  expect(readDemoSettings({ HOST: '0.0.0.0', DEMO_PASSWORD: 'a-better-one' }).host).toBe('0.0.0.0');
  expect(readDemoSettings({ HOST: 'localhost' }).host).toBe('localhost');
});

test.each([
  [{}, true],
  [{ HOST: 'localhost', PUBLIC_URL: 'http://127.0.0.1:8090' }, true],
  [{ HOST: '0.0.0.0', DEMO_PASSWORD: 'a-better-one' }, false],
  [{ PUBLIC_URL: 'https://tippspiel.example.org' }, false],
])('a provider that asks for no password is for this machine alone: %j', (env, hasProvider) => {
  expect(readDemoSettings(env).hasProvider).toBe(hasProvider);
});

test.each([
  { PORT: '80a' },
  { PORT: '70000' },
  { DEMO_PLAYERS: '-1' },
  { DEMO_PLAYERS: '1.5' },
  { TIPPSPIEL_NOW: 'gestern' },
  { TOURNAMENT: 'em1954' },
  { PROCESSES: '0' },
])('what does not fit is named in one sentence: %j', (env) => {
  expect(() => readDemoSettings(env)).toThrow(Object.keys(env)[0]);
});
