import { asList, at, complain } from './json-reader.ts';
import type { Cursor } from './json-reader.ts';

export type Pair = [goals1: number, goals2: number];

/** Goals after 90 minutes, after 120, and of the shoot-out. */
export type SourceScore = { ft?: Pair; et?: Pair; p?: Pair };

/** Reads `score: {ft, et, p}` or the older `score1, score2, score1et, …`; undefined while a match is not played. */
export function readScore(match: Cursor): SourceScore | undefined {
  const score = at(match, 'score');
  const read = {
    ft: readPair(at(score, 'ft')) ?? readOldPair(match, ''),
    et: readPair(at(score, 'et')) ?? readOldPair(match, 'et'),
    p: readPair(at(score, 'p')) ?? readOldPair(match, 'p'),
  };
  return read.ft || read.et || read.p ? read : undefined;
}

export function readPair(pair: Cursor): Pair | undefined {
  if (pair.value === undefined || pair.value === null) return undefined;
  const [goals1, goals2] = asList(pair, (goals) => goals.value);
  if (isGoals(goals1) && isGoals(goals2)) return [goals1, goals2];
  complain(pair, 'expected two numbers of goals');
  return undefined;
}

/** Minutes of the goals of both teams. Added time belongs to the minute it follows: 90+4 is still minute 90. */
export function readGoals(match: Cursor): [number[], number[]] | undefined {
  const lists = [at(match, 'goals1'), at(match, 'goals2')];
  if (lists.every((list) => list.value === undefined)) return undefined;
  const [goals1 = [], goals2 = []] = lists.map((list) =>
    list.value === undefined ? [] : asList(list, readMinute),
  );
  return [goals1, goals2];
}

function readMinute(goal: Cursor): number {
  return Number.parseInt(String(at(goal, 'minute').value), 10);
}

function readOldPair(match: Cursor, suffix: string): Pair | undefined {
  const goals1 = at(match, `score1${suffix}`).value;
  const goals2 = at(match, `score2${suffix}`).value;
  return isGoals(goals1) && isGoals(goals2) ? [goals1, goals2] : undefined;
}

function isGoals(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}
