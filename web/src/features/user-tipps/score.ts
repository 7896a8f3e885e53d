/** '2:1'; null while a side has no goals. */
export const score = (goals1: number | null, goals2: number | null): string | null =>
  goals1 === null || goals2 === null ? null : `${goals1}:${goals2}`;
