import { resultOf, type Goals, type Sheet } from './entries.ts';
import { marksOf, type Plan } from './plan.ts';
import { isComplete, type Player, type Tipp } from './players.ts';
import { reached, teamsOf, type Teams } from './rounds.ts';

/** `deadline` in ms since 1970. */
export type Questions = { id: number; points: number; deadline: number }[];

export type Total = {
  id: number;
  points: number;
  /** Complete tipps on finished matches, and the exact ones among them. */
  tipped: number;
  exact: number;
};

/** The hit of a tipp, in the terms of the rules of the game. */
export function hitOf(tipp: { goals1: number; goals2: number }, [first, second]: Goals) {
  if (tipp.goals1 === first && tipp.goals2 === second) return 'exact';
  if (tipp.goals1 - first === tipp.goals2 - second) return 'difference';
  const trend = (a: number, b: number) => (a > b ? 'home' : a < b ? 'away' : 'draw');
  return trend(tipp.goals1, tipp.goals2) === trend(first, second) ? 'trend' : 'wrong';
}

/** Points of a tipp on a match with this result. */
export function pointsOf(plan: Plan, tipp: Tipp | undefined, goals: Goals, isPatriot: boolean): number {
  const { scoring } = plan;
  if (!isComplete(tipp)) return 0;
  const hit = hitOf(tipp, goals);
  let points = hit === 'wrong' ? 0 : scoring[hit];
  if (points === 0) return 0;
  if (tipp.isJoker) points *= scoring.jokerFactor;
  if (isPatriot) points += scoring.patriotBonus;
  return points;
}

/** A source of points: how many each player gets, and how well a tipp did. */
export type Source = {
  name: string;
  /** The text of the result that it was computed for: another result gives another text. */
  means: string;
  points: (player: Player) => number;
  isTipped: (player: Player) => boolean;
  isExact: (player: Player) => boolean;
};

/** All sources of points by the entries: finished matches, reached marks, resolved questions. */
export function sourcesOf(plan: Plan, sheet: Sheet, questions: Questions): Source[] {
  const sources: Source[] = [];
  const teams = teamsOf(plan, sheet);
  for (const { id } of plan.matches) {
    const goals = resultOf(sheet, id);
    if (goals) sources.push(ofMatch(plan, id, goals, teams[id]));
  }
  const right = reached(plan, sheet);
  for (const mark of marksOf(plan)) {
    const worth = plan.scoring.winner[mark] ?? plan.scoring.winner[mark[0] as string] ?? 0;
    const winner = right[mark];
    if (winner) sources.push(choice(mark, winner, ({ winners }) => (winners[mark] === winner ? worth : 0)));
  }
  for (const { id, points } of questions) {
    const answers = sheet.answers[id] ?? [];
    if (answers.length > 0)
      sources.push(
        choice(`B${id}`, String(answers), (player) =>
          answers.includes(player.answers[id] ?? -1) ? points : 0,
        ),
      );
  }
  return sources;
}

/**
 * All sources if nothing changed any more: includes the goals of running matches, but not the marks that these would
 * decide.
 */
export function sourcesIfSo(plan: Plan, sheet: Sheet, questions: Questions): Source[] {
  const sources = sourcesOf(plan, sheet, questions);
  const teams = teamsOf(plan, sheet);
  for (const { id } of plan.matches) {
    const entered = sheet.matches[id];
    if (entered?.isRunning && entered.goals) sources.push(ofMatch(plan, id, entered.goals, teams[id]));
  }
  return sources;
}

function ofMatch(plan: Plan, id: number, goals: Goals, teams: Teams | undefined): Source {
  const isPatriot = teams?.includes(plan.patriotTeam) ?? false;
  return {
    name: `m${id}`,
    means: `${goals.join(':')} ${isPatriot}`,
    points: ({ tipps }) => pointsOf(plan, tipps[id], goals, isPatriot),
    isTipped: ({ tipps }) => isComplete(tipps[id]),
    isExact: ({ tipps: { [id]: tipp } }) => isComplete(tipp) && hitOf(tipp, goals) === 'exact',
  };
}

const choice = (name: string, means: string, points: (player: Player) => number): Source => ({
  name,
  means,
  points,
  isTipped: () => false,
  isExact: () => false,
});

/** The same text for the same results, however often they were entered. */
export const countedText = (sources: Source[]): string =>
  sources
    .map(({ name, means }) => `${name} ${means}`)
    .sort()
    .join('\n');

export function totalOf(sources: Source[], player: Player): Total {
  const total = { id: player.id, points: 0, tipped: 0, exact: 0 };
  for (const source of sources) {
    total.points += source.points(player);
    if (source.isTipped(player)) total.tipped += 1;
    if (source.isExact(player)) total.exact += 1;
  }
  return total;
}
