/** One rule of the game or one of its guards, broken: `tests` (words of `npm test --`) must fail then. */
export type Mutation = { what: string; file: string; from: string; to: string; tests: string };
