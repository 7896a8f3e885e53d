import { winningSide } from './facts.ts';
import type { Facts } from './facts.ts';
import { firstKickoff, firstKickoffOfGroup } from './locking.ts';
import { decidedPlace } from './standings.ts';
import { fillSlots } from './slots.ts';
import type { Overrides, Scoring, Stage, Tournament } from './tournament.ts';

/** What a winner tipp is about: P1 champion, P2 runner-up, P3 third, W<group> its winner, L<group> its last. */
export type Mark = 'P1' | 'P2' | 'P3' | `W${string}` | `L${string}`;

/** Team codes by mark. */
export type Marked = Partial<Record<Mark, string>>;

/** The marks this tournament knows, places first; P3 only where a match for third place is played. */
export function marksOf(tournament: Tournament): Mark[] {
  const third = tournament.matches.some((match) => match.stage === 'P3');
  const places: Mark[] = third ? ['P1', 'P2', 'P3'] : ['P1', 'P2'];
  const letters = tournament.groups.map((group) => group.letter);
  return [
    ...places,
    ...letters.map((letter): Mark => `W${letter}`),
    ...letters.map((letter): Mark => `L${letter}`),
  ];
}

/** @returns ms since 1970: places lock with the first match, a group's marks with its first match (specification, chapter 2). */
export function markLocksAt(tournament: Tournament, mark: Mark): number {
  return mark.startsWith('P') ? firstKickoff(tournament) : firstKickoffOfGroup(tournament, mark.slice(1));
}

/** The teams that have reached their marks for good; what is open is missing. */
export function decidedMarks(
  tournament: Tournament,
  facts: Facts,
  overrides: Overrides = tournament.overrides,
): Marked {
  const marked: Marked = {};
  const set = (mark: Mark, code: string | null) => {
    if (code !== null) marked[mark] = code;
  };
  for (const { letter, teamCodes } of tournament.groups) {
    set(`W${letter}`, decidedPlace(tournament, letter, 1, facts, overrides));
    set(`L${letter}`, decidedPlace(tournament, letter, teamCodes.length, facts, overrides));
  }
  const [champion, runnerUp] = podium(tournament, facts, overrides, 'F');
  const [third] = podium(tournament, facts, overrides, 'P3');
  set('P1', champion);
  set('P2', runnerUp);
  set('P3', third);
  return marked;
}

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

/** Points of a winner tipp on a mark; `undefined` decides nothing yet and earns nothing. */
export function winnerTippPoints(
  mark: Mark,
  tipped: string | undefined,
  decided: string | undefined,
  scoring: Scoring,
): number {
  if (tipped === undefined || tipped !== decided) return 0;
  return scoring.winner[mark === 'P1' || mark === 'P2' || mark === 'P3' ? mark : (mark[0] as 'W' | 'L')];
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
