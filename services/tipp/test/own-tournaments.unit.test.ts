import { describe, expect, test } from '@jest/globals';
import { groupsAlone, knockoutAlone, league } from '../../../infra/tournaments/test-own.ts';
import { viewDecision } from '../src/app/matches/decisions-view.ts';
import { groupTables, matchOverview } from '../src/app/matches/overview.ts';
import { kindsOf } from '../src/app/statistics/winner-kinds.ts';
import { fillTemplate } from '../src/app/templates/fill-template.ts';
import { placeholdersOf } from '../src/app/templates/placeholders.ts';
import { wordsOf } from '../src/app/templates/tournament-words.ts';
import { decisionKeys } from '../src/domain/matches/decisions.ts';
import { em2024, wm2026 } from '../src/domain/tournament/test-tournaments.ts';
import type { Tournament } from '../src/domain/tournament/tournament.ts';
import { createBoard } from '../src/projection/board.ts';

const BEFORE = new Date('2030-07-01T00:00:00Z');
const AFTER = new Date('2031-01-01T00:00:00Z');
const boardOf = (tournament: Tournament) =>
  createBoard(tournament, { states: [], decisions: [], questions: [] });
const filled = (html: string, tournament: Tournament) => fillTemplate(html, placeholdersOf(tournament));

describe('operators', () => {
  test('set the champion of groups without a final once all matches are over', () => {
    const decision = (now: Date) => viewDecision(boardOf(groupsAlone), 'P1', now);
    expect(decision(BEFORE)).toMatchObject({
      isOpen: false,
      hint: 'Es sind noch nicht alle Spiele zu Ende.',
    });
    const { isOpen, candidates } = decision(AFTER);
    expect([isOpen, candidates.map(({ teamKZ }) => teamKZ)]).toEqual([true, ['ROT', 'BLA', 'GEL', 'GRA']]);
  });

  test('decide no order of a group without matches', () => {
    expect(decisionKeys(knockoutAlone)).toEqual(['P1', 'P2', 'P3']);
    expect(decisionKeys(league)).toEqual(['P1', 'P2', 'LA', 'A']);
  });

  test('read of a league what is due without the letter of a group', () => {
    expect(viewDecision(boardOf(league), 'LA', BEFORE)).toMatchObject({
      ...{ group: '-', hint: 'Es sind noch nicht alle Spiele zu Ende.' },
    });
    expect(viewDecision(boardOf(groupsAlone), 'LA', BEFORE)).toMatchObject({
      ...{ group: 'A', hint: 'Die Gruppe A ist noch nicht zu Ende.' },
    });
  });
});

test.each([
  ['a league', league, ['Liga', '-']],
  ['knock-out rounds alone', knockoutAlone, ['Halbfinale', '-']],
  ['groups', groupsAlone, ['Gruppe A', 'A']],
])('players read groups by their letters only where there are some: %s', (_name, tournament, expected) => {
  const board = boardOf(tournament);
  const [match] = matchOverview(board, BEFORE).nextMatches;
  const [table] = groupTables(board, BEFORE);
  expect([match?.roundName, match?.team1.group]).toEqual(expected);
  expect(table?.teams[0]?.group).toBe(expected[1]);
});

test.each([
  ['a league', league, 'P1 P2 L'],
  ['knock-out rounds alone', knockoutAlone, 'P1 P2 P3'],
  ['groups', groupsAlone, 'P1 P2 G L'],
])('the kinds of winner tipps: %s', (_name, tournament, kinds) => {
  expect(kindsOf(tournament).join(' ')).toBe(kinds);
});

describe('texts', () => {
  test.each([
    [em2024, 'Europameisterschaft', 'Europameister'],
    [wm2026, 'Weltmeisterschaft', 'Weltmeister'],
    [knockoutAlone, 'Turnier', 'Turniersieger'],
    [league, 'Liga', 'Meister'],
  ])('call $name and its winner by the right words', (tournament, name, title) => {
    expect(wordsOf(tournament)).toEqual({ name, title });
    expect(filled('{{turnierart}} {{titel}}', tournament)).toBe(`${name} ${title}`);
  });

  test.each([
    [
      em2024,
      'In jeder der 6 Gruppen (A bis F) tippst Du den Sieger (4 Punkte) und den Letzten (3 Punkte), bis zum Anpfiff des ersten Spiels dieser Gruppe.',
      /^Bei gleichen Punkten in einer Gruppe zählen zuerst die direkten Vergleiche .* aller Gruppenspiele\.$/,
    ],
    [
      league,
      'Den Letzten der Tabelle tippst Du ebenfalls bis dahin (3 Punkte).',
      /^Bei gleichen Punkten in der Tabelle zählen zuerst die Tordifferenz und die Tore aller Spiele, .*\.$/,
    ],
    [knockoutAlone, '', /^$/],
  ])('of the rules speak of the tables of $name', (tournament, groups, level) => {
    expect(filled('{{gruppenregel}}', tournament)).toBe(groups);
    expect(filled('{{tabellenregel}}', tournament)).toMatch(level);
  });

  test('of a group with a final name one group', () => {
    const tournament = { ...em2024, groups: em2024.groups.slice(0, 1) };
    expect(filled('{{gruppenregel}}', tournament)).toMatch(/^In Gruppe A tippst Du den Sieger/);
    expect(filled('{{gruppenbuchstaben}}', tournament)).toBe('A');
  });

  test('name the points of the third place where there is one', () => {
    expect(filled('{{platzregel}}', knockoutAlone)).toBe(
      '10 Punkte für den Turniersieger, 7 Punkte für den Zweiten und 5 Punkte für den Dritten',
    );
    expect(filled('{{platzregel}}', league)).toBe('10 Punkte für den Meister und 7 Punkte für den Zweiten');
  });
});
