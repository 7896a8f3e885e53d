/** The file behind a page (specification, chapter 7). */
export type PageName = 'AGB.html' | 'spielregeln.html' | 'impressum.html' | 'datenschutz.html';

export const texts = {
  titles: {
    'AGB.html': 'AGB',
    'spielregeln.html': 'Spielregeln',
    'impressum.html': 'Impressum',
    'datenschutz.html': 'Datenschutz',
  } satisfies Record<PageName, string>,
  missing: 'Diese Seite hat noch keinen Text.',
  creditTitle: 'Entwicklung',
  credit: 'Gestaltet und entwickelt von den Mitwirkenden des Projekts Tippspiel.',
  edit: 'Bearbeiten',
  editTitle: (title: string) => `${title} bearbeiten`,
  changed: (when: string) => `Zuletzt geändert: ${when}`,
  shipped: 'Das ist der mitgelieferte Text.',
  view: 'Ansicht',
  views: { write: 'Schreiben', preview: 'Vorschau' },
  text: 'Text der Seite',
  textHint:
    'In HTML. Überschriften, Absätze, Hervorhebungen, Listen, Links und eigene Bilder bleiben, alles andere wird entfernt.',
  placeholders: 'Platzhalter',
  placeholdersHint: 'Sie werden mit den Zahlen des Turniers gefüllt. Ein Klick setzt sie ein.',
  insert: (name: string) => `${name} einsetzen`,
  nothing: 'leer',
  unknown: (names: string) => `Diese Platzhalter gibt es nicht: ${names}`,
  save: 'Speichern',
  saving: 'Wird gespeichert...',
  cancel: 'Abbrechen',
  restore: 'Mitgelieferten Text nehmen',
  restoreTitle: 'Mitgelieferter Text',
  restoreQuestion: 'Was Du und andere an dieser Seite geändert haben, geht dabei verloren. Wirklich?',
  doRestore: 'Ja, Text ersetzen',
  problems: {
    missing: 'Bitte gib einen Text ein.',
    tooLong: 'Der Text darf höchstens 100.000 Zeichen haben.',
  },
};
