import { expect, test } from '@jest/globals';
import { em2024, wm2022 } from '../tournament/test-tournaments.ts';
import {
  choiceOfTeam,
  markLocksAt,
  marksOf,
  pointsFor,
  rivalsOf,
  teamsFor,
  winnerTippPoints,
} from './winner-tipps.ts';

const iso = (ms: number) => new Date(ms).toISOString();

test('the marks of both tournaments, third place at a World Cup only', () => {
  expect(marksOf(em2024).join(' ')).toBe('P1 P2 WA WB WC WD WE WF LA LB LC LD LE LF');
  expect(marksOf(wm2022).join(' ')).toBe('P1 P2 P3 WA WB WC WD WE WF WG WH LA LB LC LD LE LF LG LH');
});

test('places lock with the first match, each group with its own first match', () => {
  expect(iso(markLocksAt(em2024, 'P2'))).toBe('2024-06-14T19:00:00.000Z');
  expect(iso(markLocksAt(em2024, 'LA'))).toBe('2024-06-14T19:00:00.000Z');
  expect(iso(markLocksAt(em2024, 'WF'))).toBe('2024-06-18T16:00:00.000Z');
});

test('a place can be tipped with every team, a group’s mark with its four', () => {
  expect(teamsFor(em2024, 'P1')).toHaveLength(24);
  expect(teamsFor(em2024, 'LA').toSorted()).toEqual(['GER', 'HUN', 'SCO', 'SUI']);
});

test('the rivals of a mark', () => {
  expect(rivalsOf(wm2022, 'P2')).toEqual(['P1', 'P3']);
  expect(rivalsOf(em2024, 'WB')).toEqual(['LB']);
  expect(rivalsOf(em2024, 'LB')).toEqual(['WB']);
});

test('the points follow the rules: 0 for another team, null while the mark is open', () => {
  const { scoring } = wm2022;
  expect(
    marksOf(wm2022)
      .slice(0, 4)
      .map((mark) => pointsFor(mark, scoring)),
  ).toEqual([10, 7, 5, 4]);
  expect(pointsFor('LH', scoring)).toBe(3);
  expect(winnerTippPoints('P1', 'ARG', { P1: 'ARG' }, scoring)).toBe(10);
  expect(winnerTippPoints('P1', 'FRA', { P1: 'ARG' }, scoring)).toBe(0);
  expect(winnerTippPoints('P1', undefined, { P1: 'ARG' }, scoring)).toBe(0);
  expect(winnerTippPoints('P1', 'ARG', {}, scoring)).toBeNull();
});

test('every team has its own choice', () => {
  const choices = em2024.teams.map(({ code }) => choiceOfTeam(em2024, code));
  expect(choices).toEqual([...em2024.teams.keys()]);
  expect(() => choiceOfTeam(em2024, 'XXX')).toThrow('no team XXX');
});
