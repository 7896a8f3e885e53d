import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { em2024, wm2022 } from '../../domain/tournament/test-tournaments.ts';
import type { Tournament } from '../../domain/tournament/tournament.ts';
import { fillTemplate } from './fill-template.ts';
import { placeholdersOf } from './placeholders.ts';

const filled = (html: string, tournament: Tournament = em2024): string =>
  fillTemplate(html, placeholdersOf(tournament));

describe('a text with its placeholders filled', () => {
  test.each([
    ['Du hast {{joker}} Joker.', 'Du hast 6 Joker.', 'Du hast 8 Joker.'],
    ['{{ Joker }}', '6', '8'],
    [
      '{{platzregel}}',
      '10 Punkte für den Turniersieger und 7 Punkte für den Zweiten',
      /7 Punkte für den Zweiten und 5 Punkte für den Dritten$/,
    ],
    [
      '{{spiele}} Spiele, Gruppen {{gruppenbuchstaben}}',
      '51 Spiele, Gruppen A bis F',
      '64 Spiele, Gruppen A bis H',
    ],
    [
      '<ul><li>eins</li><li>{{drittenregel}}</li></ul>',
      /^<ul><li>eins<\/li><li>Die 4 besten Gruppendritten/,
      '<ul><li>eins</li></ul>',
    ],
    [
      '{{tippseiten}}',
      '1\u201112, 13\u201124, 25\u201136 und Finalspiele',
      '1\u201116, 17\u201132, 33\u201148 und Finalspiele',
    ],
    ['{{anpfiff}}', /14\. Juni 2024.*21:00/, /20\. November 2022.*17:00/],
    ['{{gleichstand}}', /^zuerst die direkten Vergleiche/, /^zuerst die Tordifferenz/],
    [
      '{{unbekannt}} {{}} {{1}} {joker}',
      '{{unbekannt}} {{}} {{1}} {joker}',
      '{{unbekannt}} {{}} {{1}} {joker}',
    ],
  ])('%s', (html, em, wm) => {
    expect(filled(html)).toEqual(em instanceof RegExp ? expect.stringMatching(em) : em);
    expect(filled(html, wm2022)).toEqual(wm instanceof RegExp ? expect.stringMatching(wm) : wm);
  });

  test('uses singular and plural of points', () => {
    const scoring = { ...em2024.scoring, trend: 1, jokerFactor: 3, patriotBonus: 0 };
    const tournament = { ...em2024, scoring };
    expect(filled('{{tendenz}}, {{tendenzjoker}}, {{jokerwirkung}}', tournament)).toBe(
      '1 Punkt, 3 Punkte, verdreifacht',
    );
    expect(filled('<p>a</p><p>{{patriotregel}}</p>', tournament)).toBe('<p>a</p>');
  });

  test('uses singular and plural of the thirds that advance', () => {
    const tournament = { ...em2024, thirds: { ...em2024.thirds!, best: 1 } };
    expect(filled('{{drittenregel}}', tournament)).toBe('Der beste Gruppendritte kommt ebenfalls weiter.');
  });

  test('escapes HTML from the tournament’s file', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(filled('<p>{{turnier}}</p>', { ...em2024, name: `<b>"${name}'` })).not.toMatch(/<b>|"/);
      }),
    );
  });
});

test('every placeholder has a value in both tournaments, or its sentence is removed', () => {
  for (const tournament of [em2024, wm2022])
    for (const { name, value, meaning } of placeholdersOf(tournament)) {
      expect([name, meaning]).not.toContain('');
      if (!name.endsWith('regel')) expect([name, value]).not.toContain('');
      expect(value).not.toMatch(/undefined|null|NaN/);
    }
});
