import { givenMarks, lotsOf, resultOf, type Sheet } from './entries.ts';
import type { Plan } from './plan.ts';

type Row = { code: string; points: number; difference: number; goals: number; wins: number };
/** Teams from top to bottom; teams that cannot be separated share a step. */
type Steps = Row[][];

/** The table of a group; `at` gives a place's team, or null while it is ambiguous. */
export function tableOf(plan: Plan, sheet: Sheet, letter: string): Steps {
  const codes = plan.groups.find((group) => group.letter === letter)?.teamCodes ?? [];
  const rows = codes.map((code) => rowOf(plan, sheet, code, codes));
  const lots = lotsOf(plan, sheet, letter);
  const steps =
    plan.tieBreak === 'wm' ? overallFirst(plan, sheet, rows, lots) : directFirst(plan, sheet, rows, lots);

  const given = givenMarks(plan, sheet);
  const [top, end] = [given['W' + letter], given['L' + letter]];
  const of = (code?: string) => rows.filter((row) => row.code === code);
  const middle = steps.map((step) => step.filter((row) => row.code !== top && row.code !== end));
  return [of(top), ...middle, of(end)].filter((step) => step.length > 0);
}

/** The team definitely on a place (from 1); null while that is undecided. */
export function placed(plan: Plan, sheet: Sheet, letter: string, place: number): string | null {
  const given = givenMarks(plan, sheet);
  const size = plan.groups.find((group) => group.letter === letter)?.teamCodes.length;
  if (place === 1 && given['W' + letter]) return given['W' + letter] as string;
  if (place === size && given['L' + letter]) return given['L' + letter] as string;
  const matches = plan.matches.filter((match) => match.group === letter);
  if (matches.some((match) => resultOf(sheet, match.id) === null)) return null;
  return at(tableOf(plan, sheet, letter), place)?.code ?? null;
}

/** The third-placed teams that advance, by group; empty while that is undecided. */
export function bestThirds(plan: Plan, sheet: Sheet): Record<string, string> {
  if (!plan.thirds) return {};
  const thirds: Row[] = [];
  for (const { letter } of plan.groups) {
    const code = placed(plan, sheet, letter, 3);
    if (code === null) return {};
    const group = plan.groups.find((each) => each.letter === letter)?.teamCodes ?? [];
    thirds.push(rowOf(plan, sheet, code, group));
  }
  const wins = (row: Row) => (plan.tieBreak === 'em' ? row.wins : 0);
  const order = sorted(thirds, (row) => [row.points, row.difference, row.goals, wins(row)]);
  const steps = order.flatMap((step) => byLots(step, lotsOf(plan, sheet, 'thirds')));
  const through: Record<string, string> = {};
  let count = 0;
  for (const step of steps) {
    if (count === plan.thirds.best) break;
    if (count + step.length > plan.thirds.best) return {};
    for (const { code } of step) through[plan.teams.find((team) => team.code === code)?.group ?? ''] = code;
    count += step.length;
  }
  return through;
}

function at(steps: Steps, place: number): Row | null {
  let first = 1;
  for (const step of steps) {
    if (place === first && step.length === 1) return step[0] as Row;
    first += step.length;
  }
  return null;
}

/** A team's record against these other teams. */
function rowOf(plan: Plan, sheet: Sheet, code: string, others: string[]): Row {
  const row = { code, points: 0, difference: 0, goals: 0, wins: 0 };
  for (const { id, group, home, away } of plan.matches) {
    const goals = resultOf(sheet, id);
    if (group === null || !goals) continue;
    if (!others.includes(home.code as string) || !others.includes(away.code as string)) continue;
    if (home.code !== code && away.code !== code) continue;
    const [own, theirs] = home.code === code ? goals : [goals[1], goals[0]];
    row.goals += own;
    row.difference += own - theirs;
    if (own > theirs) row.wins += 1;
    if (own >= theirs) row.points += own > theirs ? 3 : 1;
  }
  return row;
}

/**
 * European: points; then points, difference and goals of the direct matches, again for those still level; then of all.
 */
function directFirst(plan: Plan, sheet: Sheet, rows: Row[], lots: string[]): Steps {
  const direct = (step: Row[]): Steps => {
    if (step.length === 1) return [step];
    const parts = amongThemselves(plan, sheet, step);
    if (parts.length > 1) return parts.flatMap(direct);
    const overall = sorted(step, (row) => [
      row.difference,
      row.goals,
      // Only European championships use these.
      plan.tieBreak === 'em' ? row.wins : 0,
    ]);
    return overall.flatMap((part) => byLots(part, lots));
  };
  return sorted(rows, (row) => [row.points]).flatMap(direct);
}

/** World Cups up to 2022: points, difference and goals over all matches, then of the direct ones. */
function overallFirst(plan: Plan, sheet: Sheet, rows: Row[], lots: string[]): Steps {
  const overall = sorted(rows, (row) => [row.points, row.difference, row.goals]);
  const direct = overall.flatMap((step) => amongThemselves(plan, sheet, step));
  return direct.flatMap((step) => byLots(step, lots));
}

function amongThemselves(plan: Plan, sheet: Sheet, step: Row[]): Steps {
  const codes = step.map((row) => row.code);
  return sorted(step, ({ code }) => {
    const row = rowOf(plan, sheet, code, codes);
    return [row.points, row.difference, row.goals];
  });
}

/** Highest first; equal teams share a step. */
function sorted(rows: Row[], values: (row: Row) => number[]): Steps {
  const steps: { key: number[]; rows: Row[] }[] = [];
  for (const row of rows) {
    const key = values(row);
    const same = steps.find((step) => step.key.every((value, index) => value === key[index]));
    if (same) same.rows.push(row);
    else steps.push({ key, rows: [row] });
  }
  const lead = (one: number[], other: number[]) => {
    for (const [index, value] of one.entries())
      if (value !== other[index]) return (other[index] as number) - value;
    return 0;
  };
  return steps.sort((one, other) => lead(one.key, other.key)).map((step) => step.rows);
}

/** Lots separate teams if they contain all of them. */
function byLots(step: Row[], lots: string[]): Steps {
  if (!step.every(({ code }) => lots.includes(code))) return [step];
  return lots.flatMap((code) => step.filter((row) => row.code === code).map((row) => [row]));
}
