import { givenMarks, winningSide, type Sheet } from './entries.ts';
import { isLeague, marksOf, type Place, type Plan, type PlannedMatch } from './plan.ts';
import { bestThirds, placed } from './tables.ts';

export type Teams = [string | null, string | null];

/**
 * The teams of each match, null while they are undecided. An operator's choice applies, otherwise the results decide.
 * No team plays twice in a round: an operator's choice takes precedence, then the earlier match.
 */
export function teamsOf(plan: Plan, sheet: Sheet): Record<number, Teams> {
  const thirds = bestThirds(plan, sheet);
  const row = plan.thirds?.allocation[Object.keys(thirds).sort().join('')] ?? {};
  const teams: Record<number, Teams> = {};
  const busy = new Set<string>();
  const book = (match: PlannedMatch, code: string | null): string | null => {
    if (code === null || match.group !== null) return code;
    // The match for third place and the final form one round.
    const booking = (match.stage === 'P3' ? 'F' : match.stage) + code;
    if (busy.has(booking)) return null;
    busy.add(booking);
    return code;
  };
  const proposed = (match: PlannedMatch, place: Place): string | null => {
    if (place.kind === 'team') return place.code as string;
    if (place.kind === 'groupWinner') return placed(plan, sheet, place.group as string, 1);
    if (place.kind === 'groupSecond') return placed(plan, sheet, place.group as string, 2);
    if (place.kind === 'groupThird') return thirds[row[match.id] ?? ''] ?? null;
    const from = place.match as number;
    const side = winningSide(sheet, from);
    if (side === null) return null;
    return teams[from]?.[place.kind === 'matchWinner' ? side : 1 - side] ?? null;
  };

  for (const match of plan.matches) {
    const entered = sheet.matches[match.id];
    const given = (place: Place, code: string | null | undefined) =>
      place.kind === 'team' ? null : book(match, code ?? null);
    teams[match.id] = [given(match.home, entered?.team1), given(match.away, entered?.team2)];
  }
  for (const match of plan.matches) {
    const both = teams[match.id] as Teams;
    both[0] ??= book(match, proposed(match, match.home));
    both[1] ??= book(match, proposed(match, match.away));
  }
  return teams;
}

/** The teams that have definitely reached their marks. */
export function reached(plan: Plan, sheet: Sheet): Record<string, string> {
  const given = givenMarks(plan, sheet);
  const teams = teamsOf(plan, sheet);
  const found: Record<string, string> = {};
  for (const mark of marksOf(plan)) {
    const code = given[mark] ?? byMatches(plan, sheet, teams, mark);
    if (code === null) continue;
    // An operator's decision on one place of the podium does not affect what the matches decide on another.
    const isElsewhere =
      mark[0] === 'P' && !given[mark] && ['P1', 'P2', 'P3'].some((place) => given[place] === code);
    if (!isElsewhere) found[mark] = code;
  }
  return found;
}

function byMatches(plan: Plan, sheet: Sheet, teams: Record<number, Teams>, mark: string): string | null {
  const [kind, letter] = [mark[0], mark[1] as string];
  if (kind === 'W') return placed(plan, sheet, letter, 1);
  if (kind === 'L') {
    const size = plan.groups.find((group) => group.letter === letter)?.teamCodes.length ?? 0;
    return placed(plan, sheet, letter, size);
  }
  if (isLeague(plan)) return placed(plan, sheet, plan.groups[0]?.letter as string, Number(letter));
  const match = plan.matches.find(({ stage }) => stage === (mark === 'P3' ? 'P3' : 'F'));
  const side = match ? winningSide(sheet, match.id) : null;
  if (!match || side === null) return null;
  return teams[match.id]?.[mark === 'P2' ? 1 - side : side] ?? null;
}
