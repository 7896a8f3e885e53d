import { describe, expect, test } from '@jest/globals';
import { thirdsGoingOn, toBracket, winnerOf, type BracketMatch, type BracketSide } from './bracket.ts';

const side = (text: string): BracketSide => ({
  teamKZ: /^[A-Z]{3}/.test(text) ? text.slice(0, 3) : '',
  name: text,
  details: { isFirst: text.endsWith('*'), isThird: text.endsWith('°') },
});

const match = (id: number, roundName: string, team1: string, team2: string, goals?: string): BracketMatch => {
  const [goalsTeam1 = null, goalsTeam2 = null] = goals?.split(':').map(Number) ?? [];
  return {
    id,
    roundName,
    isPlayed: goals !== undefined,
    goalsTeam1,
    goalsTeam2,
    team1: side(team1),
    team2: side(team2),
  };
};

const quarters = (goals?: string): BracketMatch[] => [
  match(45, 'Viertelfinale', 'ESP', 'GER', goals),
  match(46, 'Viertelfinale', 'POR', 'FRA', goals),
  match(47, 'Viertelfinale', 'ENG', 'SUI', goals),
  match(48, 'Viertelfinale', 'NED', 'TUR', goals),
];
const open = [
  ...quarters(),
  match(49, 'Halbfinale', 'Sieger Spiel 45', 'Sieger Spiel 46'),
  match(50, 'Halbfinale', 'Sieger Spiel 48', 'Sieger Spiel 47'),
  match(51, 'Spiel um Platz 3', 'Verlierer Spiel 49', 'Verlierer Spiel 50'),
  match(52, 'Finale', 'Sieger Spiel 49', 'Sieger Spiel 50'),
];
const ids = (list: readonly BracketMatch[]): number[] => list.map(({ id }) => id);

describe('the tree', () => {
  test('orders neighbours by the names of open slots, and separates the match for third place', () => {
    const { columns, besides, isJoined } = toBracket(open);
    expect(isJoined).toBe(true);
    expect(columns.map(({ name, matches }) => [name, ids(matches)])).toEqual([
      ['Viertelfinale', [45, 46, 48, 47]],
      ['Halbfinale', [49, 50]],
      ['Finale', [52]],
    ]);
    expect(besides.map(({ matches }) => ids(matches))).toEqual([[51]]);
  });

  test('finds the earlier matches of known teams', () => {
    const half = [
      ...quarters('0:0'),
      match(49, 'Halbfinale', 'ESP', 'FRA'),
      match(50, 'Halbfinale', 'NED', 'Sieger Spiel 47'),
      match(51, 'Finale', 'Sieger Spiel 49', 'Sieger Spiel 50'),
    ];
    expect(ids(toBracket(half).columns[0]!.matches)).toEqual([45, 46, 48, 47]);
  });

  test('keeps the order of numbers if the slots do not name the pairings', () => {
    const loose = [
      ...quarters(),
      match(49, 'Halbfinale', 'Sieger 1', 'Sieger 2'),
      match(50, 'Halbfinale', 'a', 'b'),
    ];
    const { columns, isJoined } = toBracket(loose);
    expect(isJoined).toBe(false);
    expect(columns.map(({ matches }) => ids(matches))).toEqual([
      [45, 46, 47, 48],
      [49, 50],
    ]);
  });

  test('is empty without matches', () => {
    expect(toBracket([])).toEqual({ columns: [], besides: [], isJoined: true });
  });
});

describe('the winner', () => {
  const winners = (matches: BracketMatch[]): (1 | 2 | null)[] => {
    const bracket = toBracket(matches);
    return matches.map((each) => winnerOf(each, bracket));
  };

  test('is null before the end', () => {
    expect(winners(open)).toEqual(open.map(() => null));
  });

  test('has more goals, or is in the next round after penalties', () => {
    const semi = [
      match(49, 'Halbfinale', 'ESP', 'FRA', '1:2'),
      match(50, 'Halbfinale', 'NED', 'ENG', '1:1'),
      match(51, 'Spiel um Platz 3', 'ESP', 'ENG'),
      match(52, 'Finale', 'FRA', 'NED'),
    ];
    expect(winners(semi)).toEqual([2, 1, null, null]);
  });

  test('of a final or a match for third place after penalties has the title', () => {
    const last = [
      match(49, 'Halbfinale', 'ESP', 'FRA', '2:1'),
      match(50, 'Halbfinale', 'NED', 'ENG', '1:2'),
      match(51, 'Spiel um Platz 3', 'FRA', 'NED°', '0:0'),
      match(52, 'Finale', 'ESP*', 'ENG', '3:3'),
    ];
    expect(winners(last)).toEqual([1, 2, 2, 1]);
  });
});

test('thirds go on if the first round has more places than the first and second of each group need', () => {
  expect([thirdsGoingOn(6, 8), thirdsGoingOn(8, 8), thirdsGoingOn(12, 16), thirdsGoingOn(6, 0)]).toEqual([
    4, 0, 8, 0,
  ]);
});
