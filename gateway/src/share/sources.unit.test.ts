import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, test } from '@jest/globals';
import { sources } from './sources.ts';

const schema = buildSchema(readFileSync(new URL('../../api.graphql', import.meta.url), 'utf8'));
const sourceOf = (kind: string) => sources.get(kind)!;
const variablesOf = (kind: string, id: string, search = '') =>
  sourceOf(kind).variables(id, new URLSearchParams(search));
const describeOf = (kind: string, data: unknown, variables = {}) => sourceOf(kind).describe(data, variables);

test.each([...sources.keys()])('the query of /bild/%s is valid for the schema', (kind) => {
  expect(validate(schema, parse(sourceOf(kind).query))).toEqual([]);
});

test('an invalid address has no variables', () => {
  for (const id of ['', '0', '-1', '1e3', '99999999999', 'x', '1;']) {
    expect(variablesOf('gruppe', id)).toBeUndefined();
    expect(variablesOf('spieltag', id)).toBeUndefined();
    expect(variablesOf('duell', id)).toBeUndefined();
  }
  for (const kind of ['konferenz', 'spiel']) expect(variablesOf(kind, '12')).toBeUndefined();
  expect(variablesOf('einladung', '../../etc')).toBeUndefined();
  expect(variablesOf('gruppe', '12', 'spieltag=3')).toEqual({ id: 12, day: 3 });
  expect(variablesOf('gruppe', '12', 'spieltag=')).toEqual({ id: 12, day: 0 });
  expect(variablesOf('konferenz', '', 'gruppe=12&liste=1')).toEqual({ groupId: 12, onlyFavorites: true });
  for (const number of ['-1', 'abc', '12x']) {
    expect(variablesOf('gruppe', '12', `spieltag=${number}`)).toBeUndefined();
    expect(variablesOf('konferenz', '', `gruppe=${number}`)).toBeUndefined();
  }
});

const ada = { id: 1, fullname: 'Ada L' };
const ben = { id: 2, fullname: 'Ben M' };
const team = (name: string, teamKZ: string) => ({ name, teamKZ });
const match = {
  id: 5,
  goalsTeam1: 2,
  goalsTeam2: 1,
  team1: team('Ungarn', 'HUN'),
  team2: team('Polen', 'POL'),
};

describe('a group’s table', () => {
  const place = (user: typeof ada, ranking: number) => ({ user, ranking, points: 1234 });
  const groupRanking = { items: [place(ada, 1)], own: place(ben, 12), blocked: false, day: null };
  const group = { name: 'Die Elf', memberCount: 1234 };
  test("has the first places, followed by the viewer's", () => {
    expect(describeOf('gruppe', { group, groupRanking })).toMatchObject({
      ...{ title: 'Die Elf', subtitle: '1.234 Mitglieder' },
      rows: [
        { lead: '1.', text: 'Ada L', value: '1.234', isOwn: false },
        { lead: '12.', text: 'Ben M', isOwn: true },
      ],
    });
  });
  test("has the viewer's place among the others of a list", () => {
    const items = [place(ben, 3), place({ id: 3, fullname: 'Cleo N' }, 20)];
    const described = describeOf('gruppe', {
      group,
      groupRanking: { ...groupRanking, items, own: place(ada, 12) },
    });
    expect(described?.rows?.map(({ lead }) => lead)).toEqual(['3.', '12.', '20.']);
  });
  test('shows the viewer once, and with a dash instead of a missing place', () => {
    const own = place(ada, 0);
    expect(
      describeOf('gruppe', { group, groupRanking: { ...groupRanking, items: [own], own } })?.rows,
    ).toEqual([{ lead: '–', text: 'Ada L', cells: [], value: '1.234', isOwn: true }]);
  });
  test('is missing while ranks are blocked', () => {
    expect(describeOf('gruppe', { group, groupRanking: { ...groupRanking, blocked: true } })).toBeNull();
  });
});

test('the Konferenz has the tipps of the running matches, and no place for a player whose tipps are not frozen', () => {
  const other = { ...match, id: 6 };
  const tipps = [{ match: { id: 5 }, goalsTeam1: 1, goalsTeam2: 0, isJoker: true }];
  const live = { matches: [match, other], rows: [{ user: ada, ranking: 1, points: 9, tipps }], own: null };
  expect(describeOf('konferenz', { group: null, ranking: { blocked: false, live } })).toMatchObject({
    ...{ title: 'Wenn es so bleibt', heads: ['HUN 2:1 POL', 'HUN 2:1 POL', 'Punkte'] },
    rows: [
      {
        cells: [
          { text: '1:0', isJoker: true },
          { text: '–', isJoker: false },
        ],
      },
    ],
  });
  const one = (more: object, group: object | null, onlyFavorites = false) => {
    const ranking = { blocked: false, live: { ...live, matches: [{ ...match, ...more }] } };
    return describeOf('konferenz', { group, ranking }, { onlyFavorites });
  };
  expect(one({ minute: 66, phase: 'NONE' }, null)).toMatchObject({
    ...{ title: 'Wenn es so bleibt', subtitle: 'Ungarn 2:1 Polen, 66. Minute' },
  });
  expect(one({ minute: 45, phase: 'NONE' }, null)).toMatchObject({ subtitle: 'Ungarn 2:1 Polen' });
  expect(one({ minute: 90, phase: 'NONE' }, { name: 'Die Elf' })).toMatchObject({
    ...{ title: 'Die Elf', subtitle: 'Wenn es so bleibt · Ungarn 2:1 Polen' },
  });
  expect(one({ minute: 45, phase: 'HALF_TIME' }, null, true)).toMatchObject({
    ...{ title: 'Meine Liste', subtitle: 'Wenn es so bleibt · Ungarn 2:1 Polen, Halbzeit' },
  });
  const nothing = { ...live, matches: [] };
  expect(describeOf('konferenz', { group: null, ranking: { blocked: false, live: nothing } })).toBeNull();
});

test('the own match day has the tipps and their points', () => {
  const tippInfo = [{ goalsTeam1: 2, goalsTeam2: 1, points: 10, isJoker: true }];
  const open = { ...match, goalsTeam1: null, goalsTeam2: null, tippInfo: [] };
  const day = {
    number: 3,
    countedCount: 2,
    matches: [{ ...match, tippInfo }, { ...match, tippInfo: [] }, open],
  };
  const own = { user: ada, ranking: 2, points: 10, isBest: false };
  const shown = (more: object, counted: number[] = []) =>
    describeOf('spieltag', {
      matchDayRanking: { blocked: false, own, day, ...more },
      recentTipps: { matches: counted.map((id) => ({ id })) },
    });
  expect(shown({})).toMatchObject({
    ...{ kicker: 'Ada L · 3. Spieltag', title: '10 Punkte', subtitle: 'bisher Platz 2 · 2 von 3 Spielen' },
    rows: [
      { text: 'Ungarn – Polen', cells: [{ text: '2:1' }, { text: '2:1', isJoker: true }], value: '+10' },
      { cells: [{ text: '2:1' }, { text: '–' }], value: '+0' },
    ],
  });
  expect(shown({ own: { ...own, isBest: true } })?.subtitle).toContain('bisher Platz 2');
  const over = { ...day, matches: day.matches.slice(0, 2) };
  expect(shown({ day: over })?.subtitle).toBe('Platz 2 an diesem Tag');
  expect(shown({ day: over, own: { ...own, isBest: true } })?.subtitle).toBe(
    'Niemand war an diesem Tag besser!',
  );
  expect(shown({ own: null })).toBeNull();
  expect(shown({ own: { ...own, ranking: 0 } })).toBeNull();
  // The points do not include matches that are not evaluated yet. Only the latest evaluated matches are known.
  const halfCounted = {
    ...day,
    countedCount: 1,
    matches: [{ ...match, id: 4, tippInfo: [] }, day.matches[0]],
  };
  expect(shown({ day: halfCounted }, [3, 4])?.rows).toMatchObject([{ value: '+0' }]);
  expect(shown({ day: halfCounted }, [3, 5])?.rows).toMatchObject([{ value: '+10' }]);
  expect(shown({ day: halfCounted })).toBeNull();
  // One counted result was taken back, and another one entered.
  const changed = {
    ...day,
    matches: [{ ...open, id: 7 }, { ...match, id: 6, tippInfo: [] }, day.matches[0]],
  };
  expect(shown({ day: changed }, [5, 7])).toBeNull();
});

test('a duel has a picture only after it was won', () => {
  const tipp = (points: number) => ({ goalsTeam1: 2, goalsTeam2: 1, isJoker: false, points });
  const won = {
    ...{ outcome: 'WON', match: { ...match, isRunning: false }, user1: ada, user2: ben },
    ...{ tipp1: tipp(5), tipp2: null },
  };
  expect(describeOf('duell', { duel: won })?.heads).toEqual(['Punkte', 'Tipp']);
  expect(describeOf('duell', { duel: won })?.sides).toEqual([
    { name: 'Ada L', tipp: { text: '2:1', isJoker: false }, points: '5' },
    { name: 'Ben M', tipp: { text: '–', isJoker: false }, points: '0' },
  ]);
  expect(describeOf('duell', { duel: { ...won, match: { ...match, isRunning: true } } })).toBeNull();
  expect(describeOf('duell', { duel: { ...won, outcome: 'LOST' } })).toBeNull();
  expect(describeOf('duell', { duel: { ...won, user2: null } })).toBeNull();
  expect(describeOf('duell', { duel: null })).toBeNull();
});

test('the tournament has the last results, or the next matches before the first result', () => {
  const tournament = { name: 'EM 2024' };
  const nextMatches = [{ ...match, date: '2024-06-14T22:30:00.000Z' }];
  const shown = (lastMatches: object[]) =>
    describeOf('spiel', { tournament, matchOverview: { lastMatches, nextMatches } });
  expect(shown([match])).toMatchObject({
    ...{ title: 'Tippspiel EM 2024', subtitle: 'Die letzten Spiele' },
    rows: [{ text: 'Ungarn – Polen', value: '2:1' }],
  });
  expect(shown([{ ...match, isRunning: true }])).toMatchObject({ rows: [{ text: 'Läuft: Ungarn – Polen' }] });
  expect(shown([])).toMatchObject({ subtitle: 'Die nächsten Spiele', rows: [{ value: '15.06.' }] });
});

test('an invitation shows only open groups', () => {
  const invitedGroup = { name: 'Die Elf', isPrivate: false, memberCount: 1 };
  expect(describeOf('einladung', { invitedGroup })).toMatchObject({
    title: 'Die Elf',
    subtitle: '1 Mitglied',
  });
  expect(describeOf('einladung', { invitedGroup: { ...invitedGroup, isPrivate: true } })).toBeNull();
  expect(describeOf('einladung', { invitedGroup: null })).toBeNull();
});
