import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { factsFromFile } from './facts.ts';
import type { Facts } from './facts.ts';
import { groupTable, thirdsTable } from './standings.ts';
import { em2024, wm2022, wm2026 } from '../tournament/test-tournaments.ts';
import { tieBreaks } from './tie-break.ts';
import type { Tournament } from '../tournament/tournament.ts';

const noOverrides = { groups: {}, thirds: [] };

/** Rows as 'GER 7 8:2', so that a whole table is readable at a glance. */
function lines(tournament: Tournament, letter: string, facts: Facts = factsFromFile(tournament)): string[] {
  const rows = groupTable(tournament, letter, facts);
  return rows.map((row) => `${row.code} ${row.points} ${row.goalsPlus}:${row.goalsMinus}`);
}

describe('the real final tables', () => {
  test.each([
    ['A', ['GER 7 8:2', 'SUI 5 5:3', 'HUN 3 2:5', 'SCO 1 2:7']],
    ['B', ['ESP 9 5:0', 'ITA 4 3:3', 'CRO 2 3:6', 'ALB 1 3:5']],
    ['C', ['ENG 5 2:1', 'DEN 3 2:2', 'SVN 3 2:2', 'SRB 2 1:2']],
    ['D', ['AUT 6 6:4', 'FRA 5 2:1', 'NED 4 4:4', 'POL 1 3:6']],
    ['E', ['ROU 4 4:3', 'BEL 4 2:1', 'SVK 4 3:3', 'UKR 4 2:4']],
    ['F', ['POR 6 5:3', 'TUR 6 5:5', 'GEO 4 4:4', 'CZE 1 3:5']],
  ])('EM 2024, group %s', (letter, expected) => {
    expect(lines(em2024, letter)).toEqual(expected);
  });

  test.each([
    ['A', ['NED 7 5:1', 'SEN 6 5:4', 'ECU 4 4:3', 'QAT 0 1:7']],
    ['B', ['ENG 7 9:2', 'USA 5 2:1', 'IRN 3 4:7', 'WAL 1 1:6']],
    ['C', ['ARG 6 5:2', 'POL 4 2:2', 'MEX 4 2:3', 'KSA 3 3:5']],
    ['D', ['FRA 6 6:3', 'AUS 6 3:4', 'TUN 4 1:1', 'DEN 1 1:3']],
    ['E', ['JPN 6 4:3', 'ESP 4 9:3', 'GER 4 6:5', 'CRC 3 3:11']],
    ['F', ['MAR 7 4:1', 'CRO 5 4:1', 'BEL 4 1:2', 'CAN 0 2:7']],
    ['G', ['BRA 6 3:1', 'SUI 6 4:3', 'CMR 4 4:4', 'SRB 1 5:8']],
    ['H', ['POR 6 6:4', 'KOR 4 4:4', 'URU 4 2:2', 'GHA 3 5:7']],
  ])('World Cup 2022, group %s', (letter, expected) => {
    expect(lines(wm2022, letter)).toEqual(expected);
  });

  test.each([
    ['A', ['MEX 9 6:0', 'RSA 4 2:3', 'KOR 3 2:3', 'CZE 1 2:6']],
    ['B', ['SUI 7 7:3', 'CAN 4 8:3', 'BIH 4 5:6', 'QAT 1 2:10']],
    ['C', ['BRA 7 7:1', 'MAR 7 6:3', 'SCO 3 1:4', 'HAI 0 2:8']],
    ['D', ['USA 6 8:4', 'AUS 4 2:2', 'PAR 4 2:4', 'TUR 3 3:5']],
    ['E', ['GER 6 10:4', 'CIV 6 4:2', 'ECU 4 2:2', 'CUW 1 1:9']],
    ['F', ['NED 7 10:4', 'JPN 5 7:3', 'SWE 4 7:7', 'TUN 0 2:12']],
    ['G', ['BEL 5 6:2', 'EGY 5 5:3', 'IRN 3 3:3', 'NZL 1 4:10']],
    ['H', ['ESP 7 5:0', 'CPV 3 2:2', 'URU 2 3:4', 'KSA 2 1:5']],
    ['I', ['FRA 9 10:2', 'NOR 6 8:7', 'SEN 3 8:6', 'IRQ 0 1:12']],
    ['J', ['ARG 9 8:1', 'AUT 4 6:6', 'ALG 4 5:7', 'JOR 0 3:8']],
    ['K', ['COL 7 4:1', 'POR 5 6:1', 'COD 4 4:3', 'UZB 0 2:11']],
    ['L', ['ENG 7 6:2', 'CRO 6 5:5', 'GHA 4 2:2', 'PAN 0 0:4']],
  ])('World Cup 2026, group %s', (letter, expected) => {
    expect(lines(wm2026, letter)).toEqual(expected);
  });

  test.each([
    [em2024, 'NED GEO SVK SVN', 'HUN CRO'],
    [wm2026, 'COD SWE ECU GHA BIH ALG PAR SEN', 'IRN KOR SCO URU'],
  ])('$name, the third-placed teams', (tournament, best, others) => {
    const thirds = thirdsTable(tournament, factsFromFile(tournament));
    expect(thirds.map((row) => row.code).join(' ')).toBe(`${best} ${others}`);
    expect(thirds.slice(0, tournament.thirds?.best).map((row) => row.code)).toEqual(best.split(' '));
  });
});

describe('tie-breaks', () => {
  test('fair play alone puts Denmark above Slovenia: without the override they stay level', () => {
    const rows = groupTable(em2024, 'C', factsFromFile(em2024), noOverrides);
    const level = rows.filter((row) => row.levelWith.length > 0);
    expect(level.map((row) => [row.code, row.position, row.levelWith])).toEqual([
      ['SVN', 2, ['DEN']],
      ['DEN', 3, ['SVN']],
    ]);
  });

  test('EM: the direct match counts before the goal difference', () => {
    const facts = results(em2024, {
      'GER-SCO': [0, 1],
      'HUN-SUI': [0, 0],
      'GER-HUN': [5, 0],
      'SCO-SUI': [0, 1],
    });
    expect(lines(em2024, 'A', facts)).toEqual(['SUI 4 1:0', 'SCO 3 1:1', 'GER 3 5:1', 'HUN 1 0:5']);
  });

  test('World Cup: the goal difference counts before the direct match', () => {
    const facts = results(wm2022, { 'QAT-ECU': [1, 0], 'ECU-SEN': [5, 0], 'SEN-NED': [1, 0] });
    expect(lines(wm2022, 'A', facts).slice(0, 2)).toEqual(['ECU 3 5:1', 'QAT 3 1:0']);
  });

  test('EM: three level teams of which two stay level are compared by their own match alone', () => {
    // Of the three, SUI has the best goals; GER and SCO stay level there, and SCO won their match.
    const facts = results(em2024, {
      'GER-SCO': [0, 2],
      'SUI-GER': [1, 2],
      'SCO-SUI': [0, 3],
      'GER-HUN': [9, 0],
      'SCO-HUN': [1, 0],
      'HUN-SUI': [0, 1],
    });
    expect(lines(em2024, 'A', facts)).toEqual(['SUI 6 5:2', 'SCO 6 3:3', 'GER 6 11:3', 'HUN 0 0:11']);
  });

  test('EM: after a drawn direct match the goal difference decides, then the goals', () => {
    const difference = results(em2024, { 'GER-SCO': [1, 1], 'GER-HUN': [4, 3], 'SCO-HUN': [2, 0] });
    expect(lines(em2024, 'A', difference).slice(0, 2)).toEqual(['SCO 4 3:1', 'GER 4 5:4']);
    const goals = results(em2024, { 'GER-SCO': [1, 1], 'GER-HUN': [1, 0], 'SCO-HUN': [3, 2] });
    expect(lines(em2024, 'A', goals).slice(0, 2)).toEqual(['SCO 4 4:3', 'GER 4 2:1']);
  });

  test('EM: then the wins', () => {
    // This only decides if teams have not all met, which never happens in a group of four.
    const match = (home: string, away: string, goals1: number, goals2: number) => ({
      home,
      away,
      result: { goals1, goals2 },
    });
    const played = [
      ...['P', 'Q', 'R'].map((other) => match('DRAWS', other, 1, 1)),
      ...[match('WINS', 'P', 3, 1), match('WINS', 'Q', 0, 1), match('WINS', 'R', 0, 1)],
    ];
    const tiers = tieBreaks.em.inGroup(['DRAWS', 'WINS', 'P', 'Q', 'R'], played, []);
    const order = tiers.map((tier) => tier.join('='));
    expect(order.indexOf('WINS')).toBe(order.indexOf('DRAWS') - 1);
  });

  test('an override without one of the level teams has no effect', () => {
    const rows = groupTable(em2024, 'A', new Map(), { groups: { A: ['SUI', 'GER', 'SCO'] }, thirds: [] });
    expect(rows.map((row) => row.code)).toEqual(['GER', 'SCO', 'HUN', 'SUI']);
    expect(rows.every((row) => row.levelWith.length === 3)).toBe(true);
  });

  test('World Cup: the direct match decides if everything else is level', () => {
    const facts = results(wm2022, { 'QAT-ECU': [0, 1], 'NED-QAT': [0, 1], 'NED-ECU': [1, 0] });
    const two = results(wm2022, { 'QAT-ECU': [0, 1], 'QAT-SEN': [1, 0], 'NED-ECU': [1, 0] });
    expect(groupTable(wm2022, 'A', facts).filter((row) => row.levelWith.length > 0)).toHaveLength(3);
    expect(lines(wm2022, 'A', two).slice(0, 3)).toEqual(['NED 3 1:0', 'ECU 3 1:1', 'QAT 3 1:1']);
  });

  test('before the first match the teams are in the file’s order', () => {
    expect(groupTable(em2024, 'A', new Map()).map((row) => row.code)).toEqual(['GER', 'SCO', 'HUN', 'SUI']);
  });

  test('an unknown group is an error', () => {
    expect(() => groupTable(em2024, 'Z', new Map())).toThrow('no group Z');
  });
});

describe('any table', () => {
  const score = fc.option(fc.record({ goals1: fc.nat(4), goals2: fc.nat(4) }));

  test.each([
    ['EM', em2024],
    ['World Cup', wm2022],
  ])('%s: adds up, falls in points and does not depend on the order of the file', (_name, tournament) => {
    const matches = tournament.matches.filter((match) => match.group === 'A');
    fc.assert(
      fc.property(fc.tuple(...matches.map(() => score)), (scores) => {
        const facts: Facts = new Map(
          matches.map((match, index) => [match.id, { result: scores[index] ?? undefined }]),
        );
        const rows = groupTable(tournament, 'A', facts);
        const sum = (value: (row: (typeof rows)[number]) => number) =>
          rows.reduce((all, row) => all + value(row), 0);
        expect(sum((row) => row.games)).toBe(2 * scores.filter(Boolean).length);
        expect(sum((row) => row.goalsPlus)).toBe(sum((row) => row.goalsMinus));
        expect(sum((row) => row.won)).toBe(sum((row) => row.lost));
        expect(rows.map((row) => row.position)).toEqual([1, 2, 3, 4]);
        expect(rows.map((row) => row.points)).toEqual(rows.map((row) => row.points).sort((a, b) => b - a));
        const reversed = groupTable(turned(tournament), 'A', facts);
        const decided = (table: typeof rows) =>
          table.map((row) => [row.code, ...row.levelWith].sort().join());
        expect(decided(reversed)).toEqual(decided(rows));
      }),
    );
  });
});

/** The same tournament with each group's teams in reverse order. */
function turned(tournament: Tournament): Tournament {
  const groups = tournament.groups.map((group) => ({ ...group, teamCodes: group.teamCodes.toReversed() }));
  return { ...tournament, groups };
}

/** Facts from 'GER-SCO': [goals, goals]. */
function results(tournament: Tournament, given: Record<string, [number, number]>): Facts {
  const facts = tournament.matches.flatMap((match) => {
    if (match.home.kind !== 'team' || match.away.kind !== 'team') return [];
    const goals = given[`${match.home.code}-${match.away.code}`];
    return goals ? [[match.id, { result: { goals1: goals[0], goals2: goals[1] } }] as const] : [];
  });
  expect(facts).toHaveLength(Object.keys(given).length);
  return new Map(facts);
}
