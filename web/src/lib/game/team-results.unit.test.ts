import { expect, test } from '@jest/globals';
import { teamResultsOf, type TeamResultMatch } from './team-results.ts';

const match = (
  id: number,
  teams: string,
  goals?: string,
  isPlayed = goals !== undefined,
): TeamResultMatch => {
  const [first = '', second = ''] = teams.split('–');
  const [goalsTeam1 = null, goalsTeam2 = null] = goals?.split(':').map(Number) ?? [];
  return {
    id,
    isPlayed,
    goalsTeam1,
    goalsTeam2,
    team1: { teamKZ: first, name: `Team ${first}` },
    team2: { teamKZ: second, name: `Team ${second}` },
  };
};

test('reads own goals first, on whichever side the team plays', () => {
  const form = teamResultsOf('GER', [
    match(1, 'GER–SCO', '5:1'),
    match(2, 'HUN–SUI', '1:3'),
    match(25, 'SUI–GER', '1:1'),
  ]);
  expect(form).toEqual([
    { matchId: 1, outcome: 'won', opponent: 'Team SCO', score: '5:1' },
    { matchId: 25, outcome: 'draw', opponent: 'Team SUI', score: '1:1' },
  ]);
});

test('a defeat away is a defeat', () => {
  expect(teamResultsOf('SCO', [match(1, 'GER–SCO', '5:1')])[0]).toMatchObject({
    outcome: 'lost',
    score: '1:5',
  });
});

test('a running or coming match has no outcome', () => {
  const form = teamResultsOf('GER', [match(1, 'GER–SCO', '2:0', false), match(14, 'GER–HUN')]);
  expect(form.map(({ outcome, score }) => [outcome, score])).toEqual([
    [null, ''],
    [null, ''],
  ]);
});
