import { factsFromFile } from '@tippspiel/tipp/domain/matches/facts';
import { fillSlots } from '@tippspiel/tipp/domain/matches/slots';
import { candidatesFor, eliminatedTeams } from '@tippspiel/tipp/domain/matches/slot-candidates';
import { matchById, type Match, type Tournament } from '@tippspiel/tipp/domain/tournament/tournament';
import { decidedMarks } from '@tippspiel/tipp/domain/winner-tipps/marks';
import { marksOf } from '@tippspiel/tipp/domain/winner-tipps/winner-tipps';
import { describe, expect, test } from '@jest/globals';
import { importTournament } from './import.ts';
import { problemsOf } from './test-files.ts';
import { worldCupFiles, type SourceFiles, type SourceMatch } from './test-world-cup.ts';

const tournament = importTournament(worldCupFiles());

/** The source after the last match: names of teams replace their origins. */
function withNames(files: SourceFiles): SourceFiles {
  const teams = fillSlots(tournament, factsFromFile(tournament));
  const sourceNames = new Map(
    files.groups.groups.flatMap(({ teams: names }, group) =>
      names.map((name, place): [string, string] => {
        const code = tournament.groups[group]?.teamCodes[place];
        return [code as string, name];
      }),
    ),
  );
  for (const match of files.matches.matches) {
    const { home, away } = teams.get(match.num ?? 0) ?? {};
    if (!home || !away) continue;
    match.team1 = sourceNames.get(home) as string;
    match.team2 = sourceNames.get(away) as string;
  }
  return files;
}

describe('a World Cup of 104 matches', () => {
  test('has the numbers of its kind', () => {
    const { id, name, isWM, jokers, pageSize, tieBreak, pages, groups, teams, matches, thirds } = tournament;
    expect({ id, name, isWM, jokers, pageSize, tieBreak }).toEqual({
      ...{ id: 'wm2030', name: 'WM 2030', isWM: true, jokers: 8, pageSize: 24, tieBreak: 'wmDirect' },
    });
    expect(pages.map(({ title, matchIds }) => [title, matchIds.length])).toEqual([
      ['1-24', 24],
      ['25-48', 24],
      ['49-72', 24],
      ['Finalspiele', 32],
    ]);
    expect(groups.map(({ letter }) => letter).join('')).toBe('ABCDEFGHIJKL');
    expect([teams.length, matches.length]).toEqual([48, 104]);
    expect([thirds?.best, Object.keys(thirds?.allocation ?? {}).length]).toEqual([8, 495]);
    expect(marksOf(tournament)).toHaveLength(3 + 12 + 12);
  });

  test('its results fill every match up to the final', () => {
    const filled = fillSlots(tournament, factsFromFile(tournament));
    expect([...filled.values()].every(({ home, away }) => home !== null && away !== null)).toBe(true);
    const inFirstRound = [...filled].filter(([id]) => matchById(tournament, id)?.stage === 'R32');
    expect(new Set(inFirstRound.flatMap(([, { home, away }]) => [home, away])).size).toBe(32);
    expect(Object.keys(decidedMarks(tournament, factsFromFile(tournament)))).toHaveLength(27);
  });

  test('is the same tournament if the source names teams instead of their origins', () => {
    const files = withNames(worldCupFiles());
    expect(importTournament(files)).toEqual(tournament);
  });

  test('asks once which thirds can play in which match if it only knows the teams that came', () => {
    const { overlay, ...files } = withNames(worldCupFiles());
    expect(problemsOf({ ...files, overlay: { patriotTeam: overlay.patriotTeam } })).toEqual([
      'matches 74, 77, 79, 80, 81, 82, 85, 87: the third-placed teams of which groups can play here? (overlay: knockout.<match>, like ["1A", "3C/D/E"])',
    ]);
  });

  test('asks for all missing data at once', () => {
    const { matches, groups } = withNames(worldCupFiles());
    for (const match of matches.matches.slice(0, 2)) match.time = '12:00';
    delete (matches.matches[2] as Partial<SourceMatch>).ground;
    expect(problemsOf({ matches, groups, overlay: {} })).toEqual([
      "rules: which team's matches bring the patriot point? (overlay: patriotTeam, like GER)",
      'matches 1, 2: the time has no offset like UTC+2 (overlay: timezone, times.<match>)',
      'match 3: the city is missing (overlay: venues.3)',
      'matches 74, 77, 79, 80, 81, 82, 85, 87: the third-placed teams of which groups can play here? (overlay: knockout.<match>, like ["1A", "3C/D/E"])',
    ]);
  });

  test('can be imported before its first match: without a table of thirds the operator places them', () => {
    const { overlay, ...files } = worldCupFiles();
    for (const match of files.matches.matches) delete match.score;
    const open = importTournament({ ...files, overlay: { patriotTeam: overlay.patriotTeam } });
    expect(open.thirds).toEqual({ best: 8, allocation: {} });
    const played = { ...open, matches: tournament.matches };
    expect(filledIn(played, 'R32')).toBe(24);
  });
});

const filledIn = (of: Tournament, stage: string): number => {
  const filled = fillSlots(of, factsFromFile(of));
  const teams = of.matches.filter((match) => match.stage === stage).map(({ id }) => filled.get(id));
  return teams.flatMap((slots) => [slots?.home, slots?.away]).filter(Boolean).length;
};

describe('origins derived from results', () => {
  test('are asked for while a group is not over', () => {
    const files = withNames(worldCupFiles());
    delete files.matches.matches[0]?.score;
    expect(problemsOf(files)).toEqual([
      'match 73: where Albania comes from is missing (overlay: knockout.73)',
      'match 74: where Algeria comes from is missing (overlay: knockout.74)',
      'match 79: where Germany comes from is missing (overlay: knockout.79)',
    ]);
  });

  test('are one question if a group has level teams', () => {
    const files = withNames(worldCupFiles());
    for (const match of files.matches.matches.filter(({ group }) => group === 'Group A'))
      match.score = { ft: [0, 0] };
    expect(problemsOf(files)[0]).toMatch(
      /^group A: the results leave \w{3} and \w{3} and \w{3} and GER level: in which order do they stand\? \(overlay: overrides\.groups\.A\)$/,
    );
  });
});

describe('third-placed teams without a table', () => {
  const { overlay, ...files } = worldCupFiles();
  for (const match of files.matches.matches) delete match.score;
  const open = importTournament({ ...files, overlay: { patriotTeam: overlay.patriotTeam } });
  const afterGroups = factsFromFile(tournament, Date.parse(matchById(tournament, 73)?.kickoff as string) - 1);
  const slots = {
    tournament: open,
    facts: afterGroups,
    overrides: open.overrides,
    teams: fillSlots(open, afterGroups),
    out: eliminatedTeams(open, afterGroups, open.overrides),
  };
  const teamAt = (letter: string, place: number) =>
    open.groups.find((group) => group.letter === letter)?.teamCodes[place - 1];
  const allowed = (id: number, place: number) => {
    const codes = candidatesFor(slots, matchById(open, id) as Match, 'away');
    return [...'ABCDEFGHIJKL'].filter((letter) => codes.includes(teamAt(letter, place) ?? '')).join('');
  };

  test('can be placed only in matches for which they qualified', () => {
    expect(slots.teams.get(74)?.away).toBeNull();
    // A to H's thirds have qualified. 74 is open to the thirds of A, B, C, D and F, 87 to those of D, E, I, J and L.
    expect([allowed(74, 3), allowed(87, 3)]).toEqual(['ABCDF', 'DE']);
    for (const place of [1, 2, 4]) expect([allowed(74, place), allowed(87, place)]).toEqual(['', '']);
  });
});
