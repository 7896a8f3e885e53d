/** A change that breaks a rule of the game or a guard of it. Then `tests` (words of `npm test --`) must fail. */
export type Mutation = { what: string; file: string; from: string; to: string; tests: string };
