export const pageMessages = {
  unknownPage: 'Diese Seite gibt es nicht.',
  text: {
    missing: 'Bitte gib einen Text ein.',
    tooLong: 'Der Text darf höchstens 100.000 Zeichen haben.',
    forbidden: 'Der Text enthält Zeichen, die nicht erlaubt sind.',
  },
  unknownPlaceholders: (names: readonly string[]): string =>
    `Diese Platzhalter gibt es nicht: ${names.join(', ')}`,
  changedMeanwhile: 'Die Seite wurde gerade von jemand anderem geändert.',
} as const;

export const pageLog = {
  pages: {
    'AGB.html': 'Seite „AGB“',
    'spielregeln.html': 'Seite „Spielregeln“',
    'impressum.html': 'Seite „Impressum“',
    'datenschutz.html': 'Seite „Datenschutz“',
  },
  edited: 'Von der Redaktion geschrieben',
} as const;
