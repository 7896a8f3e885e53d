/** A change that breaks a rule of the game or a guard of it. Then `tests` (words of `npm test --`) must fail. */
export type Mutation = { what: string; file: string; from: string; to: string; tests: string };

/** Mutations of one file that the same tests must notice. */
export const at = (file: string, tests: string, changes: Record<string, [from: string, to: string]>) =>
  Object.entries(changes).map(([what, [from, to]]): Mutation => ({ what, file, from, to, tests }));
