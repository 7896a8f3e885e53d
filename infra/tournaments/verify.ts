import { factsFromFile } from '@tippspiel/tipp/domain/matches/facts';
import { fillSlots } from '@tippspiel/tipp/domain/matches/slots';
import { matchById, slotLabel } from '@tippspiel/tipp/domain/tournament/tournament';
import type { Tournament } from '@tippspiel/tipp/domain/tournament/tournament';
import type { SourceMatch } from './source.ts';
import type { TeamIndex } from './teams.ts';

/**
 * If the source names the teams of a knock-out match, results and rules must lead to the same teams.
 * @returns the contradictions, one line each
 */
export function checkKnockout(
  tournament: Tournament,
  sources: Map<number, SourceMatch>,
  teams: TeamIndex,
): string[] {
  const filled = fillSlots(tournament, factsFromFile(tournament));
  const problems: string[] = [];
  for (const [id, source] of sources) {
    const match = matchById(tournament, id);
    const found = filled.get(id);
    if (!match || !found || source.stage === 'group') continue;
    const sides = [
      [source.team1, match.home, found.home],
      [source.team2, match.away, found.away],
    ] as const;
    for (const [team, slot, code] of sides) {
      const named = teams.get(team.name)?.code;
      if (named === undefined || named === code) continue;
      const follows = slot.kind === 'matchWinner' || slot.kind === 'matchLoser';
      if (code === null && follows) continue; // Open because of an earlier match, which is reported.
      const outcome =
        code === null ? 'stays open (fair play? overlay: overrides)' : `is ${code} by the results`;
      problems.push(`match ${source.number}: the source names ${named}, but '${slotLabel(slot)}' ${outcome}`);
    }
  }
  return problems;
}
