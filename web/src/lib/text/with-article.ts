/** Nations that German always names with 'die'. */
const withDie = new Set([
  ...[
    'Dominikanische Republik',
    'DR Kongo',
    'Elfenbeinküste',
    'Färöer',
    'Mongolei',
    'Niederlande',
    'Philippinen',
  ],
  ...['Republik Moldau', 'Schweiz', 'Slowakei', 'Türkei', 'Ukraine', 'USA', 'Vereinigte Staaten'],
]);

/** A team's name as an object of a sentence: 'Schottland', 'die Schweiz'. */
export const withArticle = (team: string): string => (withDie.has(team) ? `die ${team}` : team);
