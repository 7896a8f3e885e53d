/** '2:1'; null while the goals of a side are unknown. */
export const score = (goals1: number | null, goals2: number | null): string | null =>
  goals1 === null || goals2 === null ? null : `${goals1}:${goals2}`;
