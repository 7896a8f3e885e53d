/** German texts of recommending the game. */
export const texts = {
  title: 'Freunde einladen',
  hint: 'Gemeinsam tippt es sich besser. Die Einladung geht per E-Mail oder mit Deinem Link.',
  email: 'E-Mail-Adresse',
  send: 'Einladen',
  sending: 'Wird verschickt...',
  sent: 'Danke! Wer noch nicht mitspielt, bekommt gleich Deine Einladung.',
  share: 'Link teilen',
  ways: 'Einladungslink teilen',
  copy: 'Link kopieren',
  copied: 'Kopiert!',
  copyFailed: 'Das Kopieren hat nicht geklappt.',
  link: 'Dein Einladungslink',
  whatsApp: 'WhatsApp',
  telegram: 'Telegram',
  facebook: 'Facebook',
  opensElsewhere: '(öffnet ein neues Fenster)',
  message: (tournament: string) => `Spiel mit beim kostenlosen Tippspiel zur ${tournament}!`,
};

/** Those of the page on which somebody wants no more invitations. */
export const unsubscribeTexts = {
  title: 'Keine Einladungen mehr',
  question: 'Sollen wir an die Adresse, an die diese E-Mail ging, nie wieder eine Einladung schicken?',
  hint: 'Das gilt für Einladungen von allen Mitspielern. Von Deiner Adresse merken wir uns dafür nur einen Fingerabdruck, aus dem sie sich nicht ablesen lässt.',
  yes: 'Ja, nie wieder',
  busy: 'Einen Moment...',
  done: 'Erledigt: nie wieder',
  doneHint: 'An diese Adresse schicken wir keine Einladungen mehr.',
  toGame: 'Zum Tippspiel',
};
