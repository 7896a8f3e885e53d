/** A mark's name for players: '1. Platz', 'Sieger', 'Letzter'; its group is shown beside it. */
export const nameOf = (mark: string): string => {
  const [kind] = mark;
  if (kind === 'P') return `${mark.slice(1)}. Platz`;
  return kind === 'W' ? 'Sieger' : 'Letzter';
};
