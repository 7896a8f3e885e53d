export const leavingTexts = {
  exportTitle: 'Meine Daten',
  exportLead: 'Alles, was über Dich gespeichert ist, in einer Datei.',
  exportAction: 'Daten herunterladen',
  title: 'Zugang löschen',
  lead: 'Mit dem Zugang verschwinden Deine Tipps, Einträge und alle Angaben über Dich, für immer.',
  action: 'Zugang löschen',
  question:
    'Soll Dein Zugang tatsächlich gelöscht werden? Tipps, Punkte, Einträge und Kommentare verschwinden für immer.',
  groups:
    'Deine Spielergruppen gehen an das Mitglied über, das zuerst beim Tippspiel war. Ist sonst niemand darin, wird die Gruppe gelöscht.',
  yes: 'Ja, Zugang löschen',
  no: 'Nein, ich bleibe',
  lastChance: 'Letzte Chance! Wirklich löschen?',
  done: 'Dein Zugang wurde gelöscht.',
  goodbyeTitle: 'Auf Wiedersehen!',
  goodbye:
    'Dein Zugang ist gelöscht. Was wir über Dich gespeichert hatten, ist in höchstens einer Minute überall entfernt.',
  goodbyeVisitor: 'Hier verabschieden wir uns von allen, die ihren Zugang löschen.',
  goodbyePlayer: 'Hier verabschieden wir uns von allen, die ihren Zugang löschen. Deiner besteht weiter.',
  goodbyeAgain:
    'Schön, dass Du dabei warst. Falls Du es Dir anders überlegst: Mitspielen kannst Du jederzeit wieder.',
  toStart: 'Zur Startseite',
} as const;
