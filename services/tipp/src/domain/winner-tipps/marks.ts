import { winningSide } from '../matches/facts.ts';
import type { Facts } from '../matches/facts.ts';
import { decidedPlace } from '../matches/standings.ts';
import { fillSlots } from '../matches/slots.ts';
import {
  isLeague,
  playedGroups,
  type Overrides,
  type Stage,
  type Tournament,
} from '../tournament/tournament.ts';

/** What a winner tipp predicts: P1 champion, P2 runner-up, P3 third, W<group> its winner, L<group> its last. */
export type Mark = 'P1' | 'P2' | 'P3' | `W${string}` | `L${string}`;

/** Team codes by mark. */
export type Marked = Partial<Record<Mark, string>>;

/**
 * The teams that have definitely reached their marks; open marks are missing. An operator's decision takes precedence.
 * A place stays open if the matches would give it to a team that an operator set on another place.
 */
export function decidedMarks(
  tournament: Tournament,
  facts: Facts,
  overrides: Overrides = tournament.overrides,
): Marked {
  const marked: Marked = {};
  const set = (mark: Mark, code: string | null) => {
    if (code !== null) marked[mark] = code;
  };
  const given = overrides.marks ?? {};
  const setPlace = (mark: 'P1' | 'P2' | 'P3', code: string | null) => {
    const isElsewhere = places.some((place) => place !== mark && given[place] === code);
    set(mark, given[mark] ?? (isElsewhere ? null : code));
  };
  const placeInLeague = (place: number) =>
    decidedPlace(tournament, tournament.groups[0]?.letter ?? '', place, facts, overrides);
  for (const { letter, teamCodes } of playedGroups(tournament)) {
    if (!isLeague(tournament)) set(`W${letter}`, decidedPlace(tournament, letter, 1, facts, overrides));
    set(`L${letter}`, decidedPlace(tournament, letter, teamCodes.length, facts, overrides));
  }
  const [champion, runnerUp] = isLeague(tournament)
    ? [placeInLeague(1), placeInLeague(2)]
    : podium(tournament, facts, overrides, 'F');
  const [third] = podium(tournament, facts, overrides, 'P3');
  setPlace('P1', champion);
  setPlace('P2', runnerUp);
  setPlace('P3', third);
  return marked;
}

const places = ['P1', 'P2', 'P3'] as const;

function podium(
  tournament: Tournament,
  facts: Facts,
  overrides: Overrides,
  stage: Stage,
): [winner: string | null, loser: string | null] {
  const match = tournament.matches.find((candidate) => candidate.stage === stage);
  const teams = match && fillSlots(tournament, facts, overrides).get(match.id);
  const winner = match ? winningSide(facts.get(match.id)) : null;
  if (!teams || winner === null) return [null, null];
  return winner === 'home' ? [teams.home, teams.away] : [teams.away, teams.home];
}

/** The flags of the specification's entity Team, chapter 3. */
export type TeamFlags = {
  isGroupWinner: boolean;
  isGroupLooser: boolean;
  isFirst: boolean;
  isSecond: boolean;
  isThird: boolean;
};

export function teamFlags(marked: Marked, code: string, group: string): TeamFlags {
  return {
    isGroupWinner: marked[`W${group}`] === code,
    isGroupLooser: marked[`L${group}`] === code,
    isFirst: marked.P1 === code,
    isSecond: marked.P2 === code,
    isThird: marked.P3 === code,
  };
}
