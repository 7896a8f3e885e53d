export const sponsorMessages = {
  name: {
    missing: 'Bitte gib den Namen des Sponsors ein.',
    tooLong: 'Der Name darf höchstens 500 Zeichen haben.',
    forbidden: 'Der Name enthält Zeichen, die nicht erlaubt sind.',
  },
  linkTooLong: 'Der Link darf höchstens 500 Zeichen haben.',
  noLink: 'Bitte gib eine Internetadresse an, zum Beispiel https://www.example.org.',
  typeMissing: 'Bitte wähle eine Stufe: gold, silber oder bronze.',
  logoMissing: 'Bitte lade das Logo des Sponsors hoch.',
  logoGone: 'Dieses Logo gibt es nicht mehr. Bitte lade es noch einmal hoch.',
  logoTaken:
    'Mit diesem Logo gibt es schon einen Sponsor mit anderen Angaben. Sieh in der Liste nach; ändern lässt er sich, indem Du ihn löschst und neu anlegst.',
  tooMany: 'Mehr Sponsoren passen nicht auf die Seite.',
  unknownSponsor: 'Diesen Sponsor gibt es nicht mehr.',
} as const;

export const sponsorLog = {
  sponsor: (name: string) => `Sponsor „${name}“`,
  link: 'Link',
  sponsorType: 'Stufe',
} as const;
