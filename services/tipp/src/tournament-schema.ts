import { z } from 'zod';

// The parts of a tournament file's schema, with their own error messages.

export const object = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, { error: 'expected an object' });
export const list = <Item extends z.ZodType>(item: Item) => z.array(item, { error: 'expected a list' });
export const record = <Item extends z.ZodType>(item: Item) =>
  z.record(z.string(), item, { error: 'expected an object' });

/** A whole number from `min` on. */
export function whole(min = 0) {
  const error = `expected a whole number from ${min} on`;
  return z.int({ error }).min(min, { error });
}

/** A text that is not blank, or that matches the pattern. */
export function text(pattern?: RegExp) {
  const error = pattern ? `expected a text like ${pattern.source}` : 'expected a text';
  return z.string({ error }).regex(pattern ?? /\S/, { error });
}

export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, { error: `expected one of ${values.join(', ')}` });

/** A team's short code, and a group's letter. */
export const code = text(/^[A-Z]{3}$/);
export const letter = text(/^[A-L]$/);

const goals = object({ goals1: whole(), goals2: whole() });
const slotKinds = ['team', 'groupWinner', 'groupSecond', 'groupThird', 'matchWinner', 'matchLoser'] as const;
const slot = z.discriminatedUnion(
  'kind',
  [
    object({ kind: z.literal('team'), code }),
    object({ kind: z.literal('groupWinner'), group: letter }),
    object({ kind: z.literal('groupSecond'), group: letter }),
    object({ kind: z.literal('groupThird'), groups: list(letter) }),
    object({ kind: z.literal('matchWinner'), match: whole(1) }),
    object({ kind: z.literal('matchLoser'), match: whole(1) }),
  ],
  { error: `expected one of ${slotKinds.join(', ')}` },
);

export const matchInFile = object({
  id: whole(1),
  kickoff: text(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
  stage: oneOf(['group', 'R32', 'R16', 'QF', 'SF', 'P3', 'F']),
  group: letter.nullable(),
  home: slot,
  away: slot,
  city: text(),
  stadium: text().optional(),
  isPatriot: z.boolean({ error: 'expected true or false' }),
  result: goals.optional(),
  penalties: goals.optional(),
});

/** One line per problem, with its path. */
export function problemsOf(error: z.ZodError): string[] {
  return error.issues.flatMap((issue) => {
    const place = placeOf(issue.path);
    if (issue.code !== 'unrecognized_keys') return [`${place}: ${issue.message}`];
    return issue.keys.map((key) => `${place}: unknown field '${key}'`);
  });
}

/** 'matches[0].home.code'; 'file' for the root. */
function placeOf(path: PropertyKey[]): string {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`));
  return steps.join('').replace(/^\./, '') || 'file';
}
