/** The placeholders {{name}} in a page's text. The tournament file provides their values. */
const PLACEHOLDERS = [
  'turnier',
  'turnierart',
  'titel',
  'anpfiff',
  'spiele',
  'mannschaften',
  'gruppen',
  'gruppenbuchstaben',
  'tippseiten',
  'hoechsttore',
  'joker',
  'jokerwirkung',
  'ergebnis',
  'differenz',
  'tendenz',
  'ergebnisjoker',
  'differenzjoker',
  'tendenzjoker',
  'patriotregel',
  'platzregel',
  'gruppensieger',
  'gruppenletzter',
  'gruppenregel',
  'tabellenregel',
  'drittenregel',
  'gleichstand',
  'bonus',
  'duellsieg',
  'duellunentschieden',
  'duellniederlage',
  'freilos',
  'preise',
] as const;
export type PlaceholderName = (typeof PLACEHOLDERS)[number];

const known: ReadonlySet<string> = new Set(PLACEHOLDERS);
const nameIn = (found: string): string => found.slice(2, -2).trim().toLowerCase();

/** The distinct unknown placeholders of a text, as they are written there. */
export const unknownPlaceholders = (text: string): string[] => [
  ...new Set((text.match(/\{\{[^{}]*\}\}/g) ?? []).filter((found) => !known.has(nameIn(found)))),
];
