/** What operators read in the log of their changes. */
export const auditTexts = {
  match: (id: number, team1: string, team2: string) => `Spiel ${id}: ${team1} – ${team2}`,
  order: (letter: string) => `Reihenfolge Gruppe ${letter}`,
  thirds: 'Reihenfolge der Gruppendritten',
  places: { P1: 'Turniersieger', P2: 'Zweiter Platz', P3: 'Dritter Platz' } as Record<string, string>,
  winner: (letter: string) => `Sieger Gruppe ${letter}`,
  last: (letter: string) => `Letzter Gruppe ${letter}`,
  goals: 'Ergebnis',
  running: 'Läuft',
  penalties: 'Elfmeterschießen',
  team1: 'Mannschaft 1',
  team2: 'Mannschaft 2',
  decided: 'Entschieden',
  yes: 'ja',
  no: 'nein',
  nothing: 'keins',
  automatic: 'wie berechnet',
} as const;
