/** Values of `MATCH_DAY` that select a period of several days. */
export const PERIODS = { form: 'FORM', 'zweite-halbzeit': 'SECOND_HALF' } as const;
export type Period = keyof typeof PERIODS;
export const periodOf = (text: string | null): Period | undefined =>
  text !== null && Object.hasOwn(PERIODS, text) ? (text as Period) : undefined;
