import type { Result } from '@tippspiel/tipp/domain/tournament/tournament';
import type { OverlayResult } from './overlay.ts';
import type { Problems } from './problems.ts';
import type { Pair, SourceScore } from './source-score.ts';
import type { SourceMatch } from './source.ts';

export type Played = { result?: Result; penalties?: Result };

/**
 * The result that counts in the game: after 90 minutes, or after 120 if they were played (rules of the game, scoring).
 * The shoot-out is separate. Gaps and contradictions are added to `problems`.
 */
export function playedOf(match: SourceMatch, overlay: OverlayResult | undefined, problems: Problems): Played {
  // If the overlay only marks the scorers as wrong, the source's score counts.
  const score = overlay?.ft || overlay?.et || overlay?.p ? overlay : match.score;
  if (!score) return {};
  const found = problemsOf(match, score, overlay?.scorers ?? true);
  problems.push(
    ...found.map((problem) => `match ${match.number}: ${problem} (overlay: results.${match.number})`),
  );
  const last = score.et ?? score.ft;
  return { ...(last && { result: toResult(last) }), ...(score.p && { penalties: toResult(score.p) }) };
}

function problemsOf(match: SourceMatch, { ft, et, p }: SourceScore, checkScorers: boolean): string[] {
  if (!ft) return ['the score after 90 minutes is missing'];
  const problems: string[] = [];
  const last = et ?? ft;
  const isDraw = last[0] === last[1];
  if (match.stage === 'group' && (et || p)) problems.push('a group match has no extra time');
  if (et && ft[0] !== ft[1]) problems.push('extra time although there was a winner after 90 minutes');
  if (et && (et[0] < ft[0] || et[1] < ft[1])) problems.push('fewer goals after 120 minutes than after 90');
  if (p && (!isDraw || p[0] === p[1])) problems.push('the penalties do not fit the score');
  if (match.stage !== 'group' && isDraw && !p) problems.push('a draw without penalties');
  if (match.goals && checkScorers) problems.push(...scorerProblems(match.goals, ft, et));
  return problems;
}

/** The contradictions between the list of goals and the score. */
function scorerProblems(goals: [number[], number[]], ft: Pair, et: Pair | undefined): string[] {
  const late = goals.flat().filter((minute) => minute > 90);
  if (late.length > 0 && !et) return [`a goal in minute ${late[0]}, but no extra time`];
  const within = (last: number) => goals.map((minutes) => minutes.filter((minute) => minute <= last).length);
  const compare = (score: Pair, last: number) => {
    const [goals1, goals2] = within(last);
    if (goals1 === score[0] && goals2 === score[1]) return [];
    return [`${score.join(':')} after ${last} minutes, but scorers for ${goals1}:${goals2}`];
  };
  return [...compare(ft, 90), ...(et ? compare(et, 120) : [])];
}

function toResult([goals1, goals2]: Pair): Result {
  return { goals1, goals2 };
}
