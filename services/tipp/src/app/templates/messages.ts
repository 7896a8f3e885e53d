import type { PlaceholderName } from '@tippspiel/shared/contracts/text/placeholders';

/** German words and sentences for the tournament's numbers in the texts of pages. */
export const templateTexts = {
  points: (count: number) => (count === 1 ? '1 Punkt' : `${count} Punkte`),
  jokerEffect: { 2: 'verdoppelt', 3: 'verdreifacht', 4: 'vervierfacht' } as Record<number, string>,
  jokerEffectOther: (factor: number) => `ver-${factor}-facht`,
  and: 'und',
  to: 'bis',
  occasion: (championship: string) => `zur Fußball-${championship}`,
  /** Tournaments that are no championship. */
  words: {
    cup: { name: 'Turnier', title: 'Turniersieger' },
    league: { name: 'Liga', title: 'Meister' },
  },
  /** Names the third place only if there is one. */
  places: (first: string, second: string, third: string | null) =>
    third ? `${first}, ${second} und ${third}` : `${first} und ${second}`,
  first: (points: string, title: string) => `${points} für den ${title}`,
  second: (points: string) => `${points} für den Zweiten`,
  third: (points: string) => `${points} für den Dritten`,
  patriot: (team: string, points: string) =>
    `Spielt ${team}, gibt es für jeden Tipp, der Punkte bringt, noch ${points} obendrauf. Der Joker ändert daran nichts.`,
  thirds: (count: number) =>
    count === 1
      ? 'Der beste Gruppendritte kommt ebenfalls weiter.'
      : `Die ${count} besten Gruppendritten kommen ebenfalls weiter.`,
  /** Words of a tournament with groups, and of a league. */
  groups: {
    matches: 'aller Gruppenspiele',
    marks: (groups: string, winner: string, last: string) =>
      `In ${groups} tippst Du den Sieger (${winner}) und den Letzten (${last}), bis zum Anpfiff des ersten Spiels dieser Gruppe.`,
    one: (letter: string) => `Gruppe ${letter}`,
    each: (count: number, letters: string) => `jeder der ${count} Gruppen (${letters})`,
    level: (rule: string) => `Bei gleichen Punkten in einer Gruppe zählen ${rule}.`,
  },
  league: {
    matches: 'aller Spiele',
    marks: (last: string) => `Den Letzten der Tabelle tippst Du ebenfalls bis dahin (${last}).`,
    level: (rule: string) => `Bei gleichen Punkten in der Tabelle zählen ${rule}.`,
  },
  level: {
    direct: (matches: string) =>
      `zuerst die direkten Vergleiche (Punkte, Tordifferenz, Tore), dann die Tordifferenz und die Tore ${matches}`,
    overall: (matches: string) =>
      `zuerst die Tordifferenz und die Tore ${matches}, dann die direkten Vergleiche (Punkte, Tordifferenz, Tore)`,
  },
  meanings: {
    turnier: 'Name des Turniers',
    turnierart: 'Art des Turniers',
    titel: 'Titel des Siegers',
    anpfiff: 'Anpfiff des ersten Spiels',
    spiele: 'Anzahl der Spiele',
    mannschaften: 'Anzahl der Mannschaften',
    gruppen: 'Anzahl der Gruppen',
    gruppenbuchstaben: 'Erste bis letzte Gruppe',
    tippseiten: 'Seiten der Tipps',
    hoechsttore: 'Höchste Zahl an Toren in einem Tipp',
    joker: 'Joker je Spieler',
    jokerwirkung: 'Was ein Joker mit den Punkten macht',
    ergebnis: 'Punkte für das genaue Ergebnis',
    differenz: 'Punkte für die Tordifferenz',
    tendenz: 'Punkte für die Tendenz',
    ergebnisjoker: 'Punkte für das genaue Ergebnis mit Joker',
    differenzjoker: 'Punkte für die Tordifferenz mit Joker',
    tendenzjoker: 'Punkte für die Tendenz mit Joker',
    patriotregel: 'Satz zu den Patriotenspielen; leer, wenn sie nichts bringen',
    platzregel: 'Punkte für die ersten Plätze',
    gruppensieger: 'Punkte für jeden Gruppensieger',
    gruppenletzter: 'Punkte für jeden Gruppenletzten',
    gruppenregel: 'Satz zu den Tipps auf Gruppen oder den Tabellenletzten; leer, wenn es keine gibt',
    tabellenregel: 'Satz zum Gleichstand in einer Tabelle; leer, wenn es keine gibt',
    drittenregel: 'Satz zu den besten Gruppendritten; leer, wenn keine weiterkommen',
    gleichstand: 'Was bei gleichen Punkten in einer Gruppe zählt',
    bonus: 'Punkte für eine Bonusfrage, wenn sie nichts anderes sagt',
    duellsieg: 'Punkte für ein gewonnenes Tippduell',
    duellunentschieden: 'Punkte für ein unentschiedenes Tippduell',
    duellniederlage: 'Punkte für ein verlorenes Tippduell',
    freilos: 'Punkte für ein Freilos',
    preise: 'Arten der Preise',
  } satisfies Record<PlaceholderName, string>,
} as const;
