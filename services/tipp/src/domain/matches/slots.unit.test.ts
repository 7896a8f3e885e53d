import { describe, expect, test } from '@jest/globals';
import { factsFromFile } from './facts.ts';
import type { Facts, MatchFacts } from './facts.ts';
import { decidedMarks, teamFlags } from '../winner-tipps/marks.ts';
import { fillSlots, thirdsByMatch } from './slots.ts';
import { thirdsTable } from './standings.ts';
import { em2024, wm2022, wm2026 } from '../tournament/test-tournaments.ts';
import { isPatriotMatch, matchById, slotLabel } from '../tournament/tournament.ts';
import type { Tournament } from '../tournament/tournament.ts';

function knockout(tournament: Tournament, facts: Facts): string[] {
  const filled = fillSlots(tournament, facts);
  const matches = tournament.matches.filter((match) => match.stage !== 'group');
  return matches.map(({ id }) => `${filled.get(id)?.home ?? '?'}-${filled.get(id)?.away ?? '?'}`);
}

function changed(tournament: Tournament, id: number, facts: MatchFacts): Facts {
  return new Map([...factsFromFile(tournament), [id, facts]]);
}

describe('the real pairings', () => {
  test('EM 2024', () => {
    expect(knockout(em2024, factsFromFile(em2024)).join(' ')).toBe(
      'SUI-ITA GER-DEN ENG-SVK ESP-GEO FRA-BEL POR-SVN ROU-NED AUT-TUR ' +
        'ESP-GER POR-FRA ENG-SUI NED-TUR ESP-FRA NED-ENG ESP-ENG',
    );
  });

  test('World Cup 2022', () => {
    expect(knockout(wm2022, factsFromFile(wm2022)).join(' ')).toBe(
      'NED-USA ARG-AUS FRA-POL ENG-SEN JPN-CRO BRA-KOR MAR-ESP POR-SUI ' +
        'CRO-BRA NED-ARG MAR-POR ENG-FRA ARG-CRO FRA-MAR CRO-MAR ARG-FRA',
    );
  });

  test('World Cup 2026', () => {
    expect(knockout(wm2026, factsFromFile(wm2026)).join(' ')).toBe(
      'RSA-CAN BRA-JPN GER-PAR NED-MAR CIV-NOR FRA-SWE MEX-ECU ENG-COD ' +
        'BEL-SEN USA-BIH ESP-AUT POR-CRO SUI-ALG AUS-EGY ARG-CPV COL-GHA ' +
        'CAN-MAR PAR-FRA BRA-NOR MEX-ENG POR-ESP USA-BEL ARG-EGY SUI-COL ' +
        'FRA-MAR ESP-BEL NOR-ENG ARG-SUI FRA-ESP ENG-ARG FRA-ENG ESP-ARG',
    );
  });
});

describe('a slot', () => {
  test('is open while its group is not finished', () => {
    const played = factsFromFile(em2024, Date.parse('2024-06-23T19:00:00Z'));
    expect(knockout(em2024, played).slice(0, 2)).toEqual(['SUI-?', 'GER-?']);
    expect(knockout(em2024, new Map()).every((pairing) => pairing === '?-?')).toBe(true);
  });

  test('is open while fair play must decide, until the operator does', () => {
    const level = { groups: {}, thirds: [] };
    const filled = fillSlots(em2024, factsFromFile(em2024), level);
    expect(filled.get(38)).toEqual({ home: 'GER', away: null });
    expect(filled.get(42)).toEqual({ home: 'POR', away: null });
    const turned = fillSlots(em2024, factsFromFile(em2024), { groups: { C: ['SVN', 'DEN'] }, thirds: [] });
    expect(turned.get(38)?.away).toBe('SVN');
  });

  test('keeps the operator’s assignment, also in later rounds', () => {
    const facts = changed(em2024, 37, {
      ...factsFromFile(em2024).get(37),
      teams: { home: 'HUN', away: null },
    });
    const filled = fillSlots(em2024, facts);
    expect(filled.get(37)).toEqual({ home: 'HUN', away: 'ITA' });
    expect(filled.get(47)?.away).toBe('HUN');
  });

  test('for a third-placed team is open while the last of the best is level with the next', () => {
    const goalless = new Map(
      em2024.matches
        .filter((match) => match.stage === 'group')
        .map((match) => [match.id, { result: { goals1: 0, goals2: 0 } }]),
    );
    const groups = Object.fromEntries(em2024.groups.map(({ letter, teamCodes }) => [letter, teamCodes]));
    const thirds = em2024.groups.map(({ teamCodes }) => teamCodes[2] as string);
    const matchesOfThirds = [39, 40, 42, 43];
    const sides = (filled: ReturnType<typeof fillSlots>) =>
      matchesOfThirds.map((id) => [filled.get(id)?.home, filled.get(id)?.away].filter(Boolean).length);
    expect(sides(fillSlots(em2024, goalless, { groups, thirds: [] }))).toEqual([1, 1, 1, 1]);
    expect(sides(fillSlots(em2024, goalless, { groups, thirds }))).toEqual([2, 2, 2, 2]);
  });

  test('waits for the penalties after a draw', () => {
    const draw = { result: { goals1: 0, goals2: 0 } };
    expect(fillSlots(em2024, changed(em2024, 42, draw)).get(46)?.home).toBeNull();
    const lost = { ...draw, penalties: { goals1: 0, goals2: 3 } };
    expect(fillSlots(em2024, changed(em2024, 42, lost)).get(46)?.home).toBe('SVN');
  });

  test('has a label for players', () => {
    const labels = [37, 38, 39, 45].map((id) =>
      slotLabel(matchById(em2024, id)?.away ?? { kind: 'team', code: '' }),
    );
    expect(labels).toEqual(['Zweiter Gruppe B', 'Zweiter Gruppe C', 'Dritter D/E/F', 'Sieger Spiel 38']);
    expect(slotLabel({ kind: 'groupWinner', group: 'A' })).toBe('Sieger Gruppe A');
    expect(slotLabel({ kind: 'matchLoser', match: 61 })).toBe('Verlierer Spiel 61');
  });

  test('makes a patriot match once it is filled with the patriot team', () => {
    const filled = fillSlots(em2024, factsFromFile(em2024));
    const patriot = em2024.matches.filter((match) => {
      return isPatriotMatch(em2024, match, filled.get(match.id) ?? { home: null, away: null });
    });
    expect(patriot.map((match) => match.id)).toEqual([1, 14, 25, 38, 45]);
  });

  test('every combination of third-placed teams fills four slots', () => {
    const rows = Object.values(em2024.thirds?.allocation ?? {});
    expect(rows).toHaveLength(15);
    for (const row of rows) expect(Object.keys(row)).toEqual(['39', '40', '42', '43']);
  });
});

describe('third-placed teams as they stand', () => {
  const at = (instant?: string, tournament = em2024) => {
    const facts = factsFromFile(tournament, instant ? Date.parse(instant) : undefined);
    return Object.fromEntries(thirdsByMatch(tournament, thirdsTable(tournament, facts)));
  };

  test('fill the matches that the table of combinations gives them', () => {
    expect(at()).toEqual({ 39: 'SVK', 40: 'GEO', 42: 'SVN', 43: 'NED' });
    // After the first match of each team the thirds of B, C, D and F are the best.
    expect(at('2024-06-19T12:00:00Z')).toEqual({ 39: 'POL', 40: 'CZE', 42: 'ALB', 43: 'SVN' });
  });

  test('are none before each of them has played, or where none goes on', () => {
    expect(at('2024-06-18T12:00:00Z')).toEqual({});
    expect(at(undefined, wm2022)).toEqual({});
  });
});

describe('marks', () => {
  test('EM 2024: champion, runner-up, group winners and lasts', () => {
    const marked = decidedMarks(em2024, factsFromFile(em2024));
    expect(marked).toEqual({
      ...{ P1: 'ESP', P2: 'ENG', WA: 'GER', WB: 'ESP', WC: 'ENG', WD: 'AUT', WE: 'ROU', WF: 'POR' },
      ...{ LA: 'SCO', LB: 'ALB', LC: 'SRB', LD: 'POL', LE: 'UKR', LF: 'CZE' },
    });
    expect(teamFlags(marked, 'ESP', 'B')).toEqual({
      isGroupWinner: true,
      isGroupLooser: false,
      isFirst: true,
      isSecond: false,
      isThird: false,
    });
  });

  test.each([
    [wm2022, { P1: 'ARG', P2: 'FRA', P3: 'CRO' }],
    [wm2026, { P1: 'ESP', P2: 'ARG', P3: 'ENG' }],
  ])('$name has a third place', (tournament, podium) => {
    expect(decidedMarks(tournament, factsFromFile(tournament))).toMatchObject(podium);
  });

  test('nothing is decided before the first match', () => {
    expect(decidedMarks(em2024, new Map())).toEqual({});
  });
});
