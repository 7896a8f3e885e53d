import { marksOf, type Plan } from './plan.ts';

export type Goals = [number, number];

/** An operator's entry. An undefined field stays unchanged; null withdraws it. */
export type Entry =
  | {
      kind: 'match';
      match: number;
      goals?: Goals | null;
      isRunning?: boolean;
      shootOut?: Goals | null;
      team1?: string | null;
      team2?: string | null;
    }
  /** P1, WA, LA … with one team; a group's letter or 'thirds' with an order. It cannot be withdrawn. */
  | { kind: 'decision'; key: string; teams: string[] }
  /** The correct options of a bonus question, from 0. The resolution cannot be withdrawn. */
  | { kind: 'answer'; question: number; right: number[] };

export type MatchSheet = {
  goals: Goals | null;
  isRunning: boolean;
  shootOut: Goals | null;
  team1: string | null;
  team2: string | null;
};

/** The result of all entries. */
export type Sheet = {
  matches: Record<number, MatchSheet>;
  decisions: Record<string, string[]>;
  answers: Record<number, number[]>;
};

export const emptySheet = (): Sheet => ({ matches: {}, decisions: {}, answers: {} });

const UNTOUCHED: MatchSheet = { goals: null, isRunning: false, shootOut: null, team1: null, team2: null };

/** Returns the sheet after one more entry; the old one is not changed. */
export function enter(sheet: Sheet, entry: Entry): Sheet {
  if (entry.kind === 'decision')
    return { ...sheet, decisions: { ...sheet.decisions, [entry.key]: entry.teams } };
  if (entry.kind === 'answer')
    return { ...sheet, answers: { ...sheet.answers, [entry.question]: entry.right } };

  const before = sheet.matches[entry.match] ?? UNTOUCHED;
  const after = { ...before };
  if (entry.goals !== undefined) after.goals = entry.goals;
  if (entry.isRunning !== undefined) after.isRunning = entry.isRunning;
  if (entry.shootOut !== undefined) after.shootOut = entry.shootOut;
  if (entry.team1 !== undefined) after.team1 = entry.team1;
  if (entry.team2 !== undefined) after.team2 = entry.team2;
  // A shoot-out belongs only to the draw for which it was entered.
  const isSameResult = String(after.goals) === String(before.goals);
  const isFinishedDraw = !after.isRunning && after.goals !== null && after.goals[0] === after.goals[1];
  if (!isFinishedDraw || (entry.shootOut === undefined && !isSameResult)) after.shootOut = null;
  return { ...sheet, matches: { ...sheet.matches, [entry.match]: after } };
}

/** The goals of a finished match, otherwise null. */
export function resultOf(sheet: Sheet, match: number): Goals | null {
  const entered = sheet.matches[match];
  return entered && !entered.isRunning ? entered.goals : null;
}

/** The winner's side, 0 or 1; null while it is undecided. */
export function winningSide(sheet: Sheet, match: number): 0 | 1 | null {
  const goals = resultOf(sheet, match);
  if (!goals) return null;
  if (goals[0] !== goals[1]) return goals[0] > goals[1] ? 0 : 1;
  const shootOut = sheet.matches[match]?.shootOut;
  if (!shootOut) return null;
  return shootOut[0] > shootOut[1] ? 0 : 1;
}

/** The marks that operators set. A mark is ignored if an earlier one that it excludes has the same team. */
export function givenMarks(plan: Plan, sheet: Sheet): Record<string, string> {
  const given: Record<string, string> = {};
  for (const mark of marksOf(plan)) {
    const team = sheet.decisions[mark]?.[0];
    if (!team) continue;
    const isTaken = Object.entries(given).some(([other, code]) => code === team && excludes(other, mark));
    if (!isTaken) given[mark] = team;
  }
  return given;
}

/** Two places of the podium, or first and last of one group. */
const excludes = (one: string, other: string): boolean =>
  one[0] === 'P' || other[0] === 'P' ? one[0] === other[0] : one[1] === other[1];

/** The order of level teams: the operator's, otherwise the file's. */
export function lotsOf(plan: Plan, sheet: Sheet, key: string): string[] {
  const decided = sheet.decisions[key];
  if (decided && decided.length > 0) return decided;
  return key === 'thirds' ? plan.overrides.thirds : (plan.overrides.groups[key] ?? []);
}
