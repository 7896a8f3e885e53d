import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { decidedMarks } from '../winner-tipps/marks.ts';
import { marksOf } from '../winner-tipps/winner-tipps.ts';
import { em2024, wm2022 } from '../tournament/test-tournaments.ts';
import { matchById, roundOf, type Match, type Overrides, type Tournament } from '../tournament/tournament.ts';
import { decisionKeys, overridesOf, THIRDS } from './decisions.ts';
import { factsFromFile, type Facts, type MatchFacts } from './facts.ts';
import { levelTeams, orderIsDue } from './level-teams.ts';
import { candidatesFor, refusalOf, eliminatedTeams, type Side, type Slots } from './slot-candidates.ts';
import { fillSlots } from './slots.ts';
import { groupTable } from './standings.ts';

const afterGroups = factsFromFile(em2024, Date.parse('2024-06-27T00:00:00Z'));
const nothing: Overrides = { groups: {}, thirds: [] };

function slotsOf(tournament: Tournament, facts: Facts, overrides = tournament.overrides): Slots {
  return {
    tournament,
    facts,
    overrides,
    teams: fillSlots(tournament, facts, overrides),
    out: eliminatedTeams(tournament, facts, overrides),
  };
}

const given = (facts: Facts, id: number, teams: MatchFacts['teams']): Facts =>
  new Map([...facts, [id, { ...facts.get(id), teams }]]);

function refusal(facts: Facts, id: number, side: Side, code: string) {
  return refusalOf(slotsOf(em2024, facts), matchById(em2024, id) as Match, side, code)?.why ?? null;
}

describe('a team that an operator assigns to a slot', () => {
  test('must be of one of the slot’s groups', () => {
    // Match 37: 'Zweiter Gruppe A' against 'Zweiter Gruppe B'; match 39: against 'Dritter D/E/F'.
    expect(refusal(new Map(), 37, 'home', 'SUI')).toBeNull();
    expect(refusal(new Map(), 37, 'home', 'ESP')).toBe('otherSlot');
    expect(refusal(new Map(), 39, 'away', 'POL')).toBeNull();
    expect(refusal(new Map(), 39, 'away', 'GER')).toBe('otherSlot');
    expect(refusal(new Map(), 37, 'home', 'XXX')).toBe('unknownTeam');
    expect(refusal(new Map(), 1, 'home', 'GER')).toBe('fixed');
  });

  test('must be the third of its group once that is decided, if the slot is for thirds', () => {
    // Match 39: against 'Dritter D/E/F'. Austria won group D, France came second, the Netherlands third.
    expect(refusal(afterGroups, 39, 'away', 'AUT')).toBe('otherSlot');
    expect(refusal(afterGroups, 39, 'away', 'FRA')).toBe('otherSlot');
    expect(refusal(afterGroups, 39, 'away', 'NED')).toBeNull();
    const decided = slotsOf(em2024, new Map(), { ...nothing, marks: { WD: 'POL' } });
    expect(refusalOf(decided, matchById(em2024, 39) as Match, 'away', 'POL')?.why).toBe('otherSlot');
  });

  test('must not be eliminated in its group', () => {
    expect(refusal(afterGroups, 37, 'home', 'SCO')).toBe('out');
    // Hungary was a third-placed team, but not among the best four.
    expect(refusal(afterGroups, 37, 'home', 'HUN')).toBe('out');
    expect(refusal(afterGroups, 37, 'home', 'GER')).toBeNull();
    expect([...eliminatedTeams(em2024, afterGroups, em2024.overrides)].toSorted().join(' ')).toBe(
      'ALB CRO CZE HUN POL SCO SRB UKR',
    );
  });

  test('must not be eliminated in its group, even while it is open who else advances', () => {
    const afterGroupA = factsFromFile(em2024, Date.parse('2024-06-24T00:00:00Z'));
    const slots = slotsOf(em2024, afterGroupA);
    expect([...slots.out]).toEqual(['SCO']);
    const open = em2024.matches.filter(({ stage }) => stage !== 'group');
    for (const match of open)
      for (const side of ['home', 'away'] as const)
        expect(candidatesFor(slots, match, side)).not.toContain('SCO');
    // Hungary, third of the group, may be among the best thirds.
    expect(refusal(afterGroupA, 46, 'home', 'HUN')).toBeNull();
  });

  test('must be able to win the previous match, and not have lost it', () => {
    // Match 46 awaits the winners of 42 and 41; Portugal – Slovenia is match 42.
    expect(refusal(afterGroups, 46, 'home', 'SVN')).toBeNull();
    expect(refusal(afterGroups, 46, 'home', 'ESP')).toBe('otherSlot');
    expect(refusal(factsFromFile(em2024), 46, 'home', 'SVN')).toBe('out');
    const wm = (code: string) =>
      refusalOf(slotsOf(wm2022, factsFromFile(wm2022)), matchById(wm2022, 63) as Match, 'home', code)?.why;
    // The match for third place: Croatia lost the semi-final, Argentina won it.
    expect([wm('CRO'), wm('ARG')]).toEqual([undefined, 'otherSlot']);
  });

  test('plays only once in a round, whether assigned or already played', () => {
    const swapped = given(afterGroups, 38, { home: null, away: 'SVN' });
    expect(refusal(swapped, 42, 'away', 'SVN')).toBe('twice');
    // A slot that was only filled automatically with it yields.
    expect(refusal(afterGroups, 37, 'home', 'GER')).toBeNull();
    expect(fillSlots(em2024, given(afterGroups, 37, { home: 'GER', away: null })).get(38)).toEqual({
      home: null,
      away: 'DEN',
    });
    const played = new Map([...afterGroups, [38, { result: { goals1: 2, goals2: 0 } }]]);
    expect(refusal(played, 37, 'home', 'GER')).toBe('twice');
  });

  test('plays in only one branch, whether assigned or already played', () => {
    // Germany may become winner or second of its group: match 38 leads to 45, 37 to 47; those lead to 49 and 50, then
    // 51.
    const second = given(new Map(), 37, { home: 'GER', away: null });
    expect(refusal(second, 45, 'away', 'GER')).toBe('twice');
    expect(refusal(second, 47, 'away', 'GER')).toBeNull();
    expect(refusal(second, 51, 'away', 'GER')).toBeNull();
    const winner = given(new Map(), 45, { home: null, away: 'GER' });
    expect(refusal(winner, 37, 'home', 'GER')).toBe('twice');
    expect(refusal(winner, 38, 'home', 'GER')).toBeNull();
    const finalist = given(new Map(), 49, { home: 'SCO', away: null });
    expect([refusal(finalist, 51, 'away', 'SCO'), refusal(finalist, 51, 'home', 'SCO')]).toEqual([
      'twice',
      null,
    ]);
  });

  test('the candidates are the teams that are not refused', () => {
    const match = matchById(em2024, 37) as Match;
    expect(candidatesFor(slotsOf(em2024, new Map()), match, 'home').toSorted()).toEqual(
      em2024.groups[0]?.teamCodes.toSorted(),
    );
    expect(candidatesFor(slotsOf(em2024, afterGroups), match, 'home').toSorted()).toEqual(['GER', 'SUI']);
  });
});

describe('whatever operators enter', () => {
  const goals = fc.record({ goals1: fc.nat(2), goals2: fc.nat(2) });
  const codeOf = (tournament: Tournament) => fc.constantFrom(...tournament.teams.map(({ code }) => code));

  function entered(tournament: Tournament) {
    const team = fc.option(codeOf(tournament), { freq: 2 });
    const facts = fc.record(
      { result: goals, penalties: goals, teams: fc.record({ home: team, away: team }) },
      { requiredKeys: [] },
    );
    const all = fc.array(fc.tuple(fc.constantFrom(...tournament.matches.map(({ id }) => id)), facts), {
      maxLength: 70,
    });
    const decided = fc.array(
      fc.tuple(fc.constantFrom(...decisionKeys(tournament)), fc.array(codeOf(tournament), { maxLength: 4 })),
      { maxLength: 20 },
    );
    return fc.record({ isPlayed: fc.boolean(), all, decided });
  }

  test.each([em2024, wm2022])('no team plays twice in a round or has two places: $id', (tournament) => {
    fc.assert(
      fc.property(entered(tournament), ({ isPlayed, all, decided }) => {
        const facts = new Map([...(isPlayed ? factsFromFile(tournament) : []), ...all]);
        const overrides = overridesOf(tournament, new Map(decided));
        const filled = fillSlots(tournament, facts, overrides);
        const rounds = Map.groupBy(
          tournament.matches.filter(({ stage }) => stage !== 'group'),
          roundOf,
        );
        for (const matches of rounds.values()) {
          const playing = matches.flatMap(({ id }) => {
            const { home, away } = filled.get(id) ?? {};
            return [home, away].filter((code) => code);
          });
          expect(playing).toHaveLength(new Set(playing).size);
        }
        const marked = decidedMarks(tournament, facts, overrides);
        const places = [marked.P1, marked.P2, marked.P3].filter((code) => code);
        expect(places).toHaveLength(new Set(places).size);
        for (const { letter, teamCodes } of tournament.groups) {
          if (marked[`W${letter}`]) expect(marked[`W${letter}`]).not.toBe(marked[`L${letter}`]);
          const table = groupTable(tournament, letter, facts, overrides);
          expect(table.map(({ code }) => code).toSorted()).toEqual(teamCodes.toSorted());
        }
      }),
      { numRuns: 300 },
    );
  });

  test.each([em2024, wm2022])('a team that is not refused is in its slot: $id', (tournament) => {
    const knockout = tournament.matches.filter(({ stage }) => stage !== 'group');
    const step = fc.record({
      match: fc.constantFrom(...knockout),
      side: fc.constantFrom<Side>('home', 'away'),
      code: codeOf(tournament),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        let facts: Facts = factsFromFile(tournament, Date.parse('2024-06-26T00:00:00Z'));
        for (const { match, side, code } of steps) {
          if (refusalOf(slotsOf(tournament, facts), match, side, code)) continue;
          const teams = { home: null, away: null, ...facts.get(match.id)?.teams, [side]: code };
          facts = given(facts, match.id, teams);
        }
        const filled = fillSlots(tournament, facts);
        for (const [id, { teams }] of facts) {
          if (teams?.home) expect(filled.get(id)?.home).toBe(teams.home);
          if (teams?.away) expect(filled.get(id)?.away).toBe(teams.away);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('operators’ decisions besides match results', () => {
  const all = factsFromFile(em2024);

  test('a mark takes precedence over results, and table and slots follow it', () => {
    const overrides = overridesOf(
      em2024,
      new Map([
        ['WA', ['SUI']],
        ['LA', ['HUN']],
      ]),
    );
    expect(groupTable(em2024, 'A', all, overrides).map(({ code }) => code)).toEqual([
      'SUI',
      'GER',
      'SCO',
      'HUN',
    ]);
    expect(decidedMarks(em2024, all, overrides)).toMatchObject({ WA: 'SUI', LA: 'HUN', WB: 'ESP' });
    const filled = fillSlots(em2024, afterGroups, overrides);
    expect([filled.get(37)?.home, filled.get(38)?.home]).toEqual(['GER', 'SUI']);
  });

  test('a mark is valid although its group is not finished', () => {
    const overrides = overridesOf(em2024, new Map([['WB', ['ESP']]]));
    expect(decidedMarks(em2024, new Map(), overrides)).toEqual({ WB: 'ESP' });
  });

  test('a place that would get the team of a decided place stays open', () => {
    const overrides = overridesOf(em2024, new Map([['P1', ['ENG']]]));
    const { P1, P2 } = decidedMarks(em2024, all, overrides);
    expect([P1, P2]).toEqual(['ENG', undefined]);
  });

  test('the first of two marks with the same team counts; a withdrawn decision yields to the file', () => {
    const decided = new Map([
      ['P1', ['ESP']],
      ['P2', ['ESP']],
      ['C', []],
      ['D', ['AUT', 'FRA']],
    ]);
    const { marks, groups } = overridesOf(em2024, decided);
    expect(marks).toEqual({ P1: 'ESP' });
    expect(groups).toEqual({ C: ['DEN', 'SVN'], D: ['AUT', 'FRA'] });
    expect(overridesOf(em2024, new Map([['C', ['SVN', 'DEN']]])).groups['C']).toEqual(['SVN', 'DEN']);
  });

  test('level teams are listed as long as only an order separates them', () => {
    expect(levelTeams(em2024, 'C', all, em2024.overrides)).toEqual([['SVN', 'DEN']]);
    expect(levelTeams(em2024, 'A', all, em2024.overrides)).toEqual([]);
    expect(orderIsDue(em2024, 'C', all, nothing)).toBe(true);
    expect(orderIsDue(em2024, 'C', all, em2024.overrides)).toBe(false);
    expect(orderIsDue(em2024, 'C', new Map(), nothing)).toBe(false);
    expect(orderIsDue(em2024, THIRDS, all, em2024.overrides)).toBe(false);
  });

  test('the keys: every mark, every group, and the thirds if they can advance', () => {
    expect(decisionKeys(em2024)).toEqual([...marksOf(em2024), 'A', 'B', 'C', 'D', 'E', 'F', 'thirds']);
    expect(decisionKeys(wm2022)).not.toContain('thirds');
  });
});
