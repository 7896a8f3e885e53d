import { winningSide } from './facts.ts';
import type { Facts } from './facts.ts';
import { decidedPlace, thirdsTable, type Row } from './standings.ts';
import {
  roundOf,
  type Match,
  type MatchTeams,
  type Overrides,
  type Slot,
  type Stage,
  type Tournament,
} from '../tournament/tournament.ts';

/**
 * The teams of every match, null for an open slot. An operator's assignment has priority. Otherwise a slot is filled
 * automatically once it is decided (rules of the game, tournaments): group places when all matches are over and no
 * teams are level, third-placed teams when all groups are decided, the others when the match has a winner. No team
 * plays twice in a round: assignments take precedence over automatic filling, and earlier matches over later ones.
 */
export function fillSlots(
  tournament: Tournament,
  facts: Facts,
  overrides: Overrides = tournament.overrides,
): Map<number, MatchTeams> {
  const filled = new Map<number, MatchTeams>();
  const taken = createTaken();
  const given = new Map(tournament.matches.map((match) => [match.id, takeGiven(match, facts, taken)]));
  const thirds = allocateThirds(tournament, facts, overrides);
  const teamOf = (match: Match, slot: Slot): string | null => {
    switch (slot.kind) {
      case 'team':
        return slot.code;
      case 'groupWinner':
        return decidedPlace(tournament, slot.group, 1, facts, overrides);
      case 'groupSecond':
        return decidedPlace(tournament, slot.group, 2, facts, overrides);
      case 'groupThird':
        return thirds.get(match.id) ?? null;
      case 'matchWinner':
        return teamFrom({ facts, teams: filled }, slot.match, 'winner');
      case 'matchLoser':
        return teamFrom({ facts, teams: filled }, slot.match, 'loser');
    }
  };
  for (const match of tournament.matches) {
    const { home, away } = given.get(match.id) as MatchTeams;
    filled.set(match.id, {
      home: home ?? taken.take(match, teamOf(match, match.home)),
      away: away ?? taken.take(match, teamOf(match, match.away)),
    });
  }
  return filled;
}

/** Only slots can be filled: the file names the teams of group matches. */
function takeGiven(match: Match, facts: Facts, { take }: Taken): MatchTeams {
  const teams = facts.get(match.id)?.teams;
  const of = (slot: Slot, code: string | null | undefined) =>
    slot.kind === 'team' ? null : take(match, code ?? null);
  return { home: of(match.home, teams?.home), away: of(match.away, teams?.away) };
}

type Taken = {
  /** Returns the team, or null if it already plays in that round. */
  take(match: Match, code: string | null): string | null;
};

function createTaken(): Taken {
  const byRound = new Map<Stage, Set<string>>();
  return {
    take(match, code) {
      if (code === null || match.stage === 'group') return code;
      const round = byRound.get(roundOf(match)) ?? new Set();
      byRound.set(roundOf(match), round);
      if (round.has(code)) return null;
      round.add(code);
      return code;
    },
  };
}

/** The winner or loser of a match; null while that is open. */
export function teamFrom(
  { facts, teams }: { facts: Facts; teams: ReadonlyMap<number, MatchTeams> },
  matchId: number,
  which: 'winner' | 'loser',
): string | null {
  const winner = winningSide(facts.get(matchId));
  if (winner === null) return null;
  const loser = winner === 'home' ? 'away' : 'home';
  return teams.get(matchId)?.[which === 'winner' ? winner : loser] ?? null;
}

/** Third-placed team by match id, from the file's table of combinations; empty while the best thirds are open. */
function allocateThirds(tournament: Tournament, facts: Facts, overrides: Overrides): Map<number, string> {
  return allocate(tournament, bestThirds(tournament, facts, overrides));
}

/** @param best third-placed team by group letter */
function allocate({ thirds }: Tournament, best: ReadonlyMap<string, string>): Map<number, string> {
  const combination = [...best.keys()].sort().join('');
  const row = thirds?.allocation[combination] ?? {};
  return new Map(Object.entries(row).map(([id, letter]) => [Number(id), best.get(letter) as string]));
}

/**
 * The third-placed team by match id if the standings stayed as they are; empty until each third has played, and where
 * the file does not know the combination.
 */
export function thirdsByMatch(tournament: Tournament, rows: readonly Row[]): Map<number, string> {
  if (rows.some(({ games }) => games === 0)) return new Map();
  return allocate(tournament, byGroup(tournament, rows.slice(0, tournament.thirds?.best)));
}

/** The third-placed teams that advance, by group letter; empty while that is not decided. */
export function bestThirds(
  tournament: Tournament,
  facts: Facts,
  overrides: Overrides,
): ReadonlyMap<string, string> {
  const places = tournament.groups.map(({ letter }) => decidedPlace(tournament, letter, 3, facts, overrides));
  if (!tournament.thirds || places.includes(null)) return new Map();
  const rows = thirdsTable(tournament, facts, overrides);
  const best = rows.slice(0, tournament.thirds.best);
  const last = best.at(-1);
  const next = rows[best.length];
  if (next && last?.levelWith.includes(next.code)) return new Map();
  return byGroup(tournament, best);
}

function byGroup({ teams }: Tournament, rows: readonly Row[]): Map<string, string> {
  const groupOf = new Map(teams.map((team) => [team.code, team.group]));
  return new Map(rows.map((row) => [groupOf.get(row.code) as string, row.code]));
}
