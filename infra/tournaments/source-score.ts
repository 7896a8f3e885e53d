import { list } from '@tippspiel/tipp/tournament-schema';
import { z } from 'zod';

export type Pair = [goals1: number, goals2: number];

/** Goals after 90 minutes, after 120, and of the shoot-out. */
export type SourceScore = { ft?: Pair; et?: Pair; p?: Pair };

const isGoals = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const isPair = (value: unknown) => Array.isArray(value) && isGoals(value[0]) && isGoals(value[1]);

/** Both teams' goals; null counts as missing. */
export const pair = z
  .custom<Pair | null | undefined>(
    (value) => value === undefined || value === null || isPair(value),
    'expected two numbers of goals',
  )
  .transform((goals) => goals ?? undefined)
  .optional();

const oldGoals = z.unknown().optional();

/** `score: {ft, et, p}`, or the older `score1, score2, score1et, …`. */
export const scoreFields = {
  score: z.looseObject({ ft: pair, et: pair, p: pair }).nullish(),
  score1: oldGoals,
  score2: oldGoals,
  score1et: oldGoals,
  score2et: oldGoals,
  score1p: oldGoals,
  score2p: oldGoals,
};
type ScoreFields = z.output<z.ZodObject<typeof scoreFields>>;

/** Undefined before a match is played. */
export function readScore(match: ScoreFields): SourceScore | undefined {
  const read = {
    ft: match.score?.ft ?? oldPair(match.score1, match.score2),
    et: match.score?.et ?? oldPair(match.score1et, match.score2et),
    p: match.score?.p ?? oldPair(match.score1p, match.score2p),
  };
  return read.ft || read.et || read.p ? read : undefined;
}

const oldPair = (goals1: unknown, goals2: unknown): Pair | undefined =>
  isGoals(goals1) && isGoals(goals2) ? [goals1, goals2] : undefined;

/** Minutes of goals. Added time belongs to the minute it follows: 90+4 is still minute 90. */
const minutes = list(
  z
    .looseObject({ minute: z.unknown().optional() })
    .transform(({ minute }) => Number.parseInt(String(minute), 10)),
).optional();
export const goalFields = { goals1: minutes, goals2: minutes };

/** Undefined where the source names no scorers. */
export const readGoals = ({
  goals1,
  goals2,
}: {
  goals1?: number[];
  goals2?: number[];
}): [number[], number[]] | undefined =>
  goals1?.length || goals2?.length ? [goals1 ?? [], goals2 ?? []] : undefined;
