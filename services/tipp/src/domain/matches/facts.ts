import type { Match, MatchTeams, Result, Tournament } from '../tournament/tournament.ts';

/** What is known of a match beyond the tournament file. */
export type MatchFacts = {
  /** Only set once the match is over: a running match does not count yet. */
  result?: Result;
  penalties?: Result;
  /** Teams that the operator assigned to the slots; null leaves a slot to be filled automatically. */
  teams?: MatchTeams;
};

export type Facts = ReadonlyMap<number, MatchFacts>;

/** The file's results of all matches that kicked off up to an instant (ms since 1970; by default all). */
export function factsFromFile(tournament: Tournament, kickedOffBy = Infinity): Facts {
  const known = tournament.matches.filter(
    (match) => match.result && Date.parse(match.kickoff) <= kickedOffBy,
  );
  return new Map(known.map(({ id, result, penalties }) => [id, { result, penalties }]));
}

/** The side that advances: by the result, after a draw by the shoot-out; null while that is open. */
export function winningSide(facts: MatchFacts | undefined): 'home' | 'away' | null {
  return leadingSide(facts?.result) ?? (facts?.result ? leadingSide(facts.penalties) : null);
}

function leadingSide(goals: Result | undefined): 'home' | 'away' | null {
  if (!goals || goals.goals1 === goals.goals2) return null;
  return goals.goals1 > goals.goals2 ? 'home' : 'away';
}

export type PlayedMatch = { home: string; away: string; result: Result };

export function playedInGroup(tournament: Tournament, letter: string, facts: Facts): PlayedMatch[] {
  return groupMatches(tournament, letter).flatMap((match) => {
    const result = facts.get(match.id)?.result;
    if (!result || match.home.kind !== 'team' || match.away.kind !== 'team') return [];
    return [{ home: match.home.code, away: match.away.code, result }];
  });
}

export function groupIsFinished(tournament: Tournament, letter: string, facts: Facts): boolean {
  return groupMatches(tournament, letter).every((match) => facts.get(match.id)?.result);
}

function groupMatches(tournament: Tournament, letter: string): Match[] {
  return tournament.matches.filter((match) => match.group === letter);
}
