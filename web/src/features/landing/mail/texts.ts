export const mailTexts = {
  email: 'E-Mail-Adresse',
  busy: 'Einen Moment bitte ...',
  toLogin: 'Zur Anmeldung',
  toGame: 'Zum Tippspiel',
  forgotLink: 'Passwort vergessen?',
  forgotTitle: 'Passwort vergessen',
  forgotLead:
    'Kein Problem: Gib Deine E-Mail-Adresse ein, und wir schicken Dir einen Link, mit dem Du ein neues Passwort wählst.',
  forgotSubmit: 'Link anfordern',
  forgotDone: 'Sieh in Deinem Postfach nach',
  forgotSent: (email: string) =>
    `Wenn es zu ${email} einen Zugang gibt, ist eine E-Mail dorthin unterwegs. Der Link darin gilt eine Stunde.`,
  forgotNothing:
    'Nichts angekommen? Sieh auch im Spam-Ordner nach, oder versuche es mit einer anderen Adresse.',
  resetTitle: 'Neues Passwort',
  password: 'Neues Passwort',
  passwordHint: '6 bis 40 Zeichen',
  passwordRepeat: 'Neues Passwort wiederholen',
  resetSubmit: 'Passwort speichern',
  resetDone: 'Dein Passwort ist geändert',
  resetNext: 'Melde Dich jetzt mit dem neuen Passwort an. Auf allen Geräten wurdest Du abgemeldet.',
  newLink: 'Neuen Link anfordern',
  confirmTitle: 'E-Mail-Adresse bestätigen',
  confirmQuestion: 'Gehört die Adresse Dir, an die unsere E-Mail ging? Dann bestätige das hier.',
  confirmYes: 'Ja, bestätigen',
  confirmDone: 'Deine E-Mail-Adresse ist bestätigt',
  confirmDoneBefore: 'Deine E-Mail-Adresse ist schon bestätigt',
  confirmNext:
    'Danke! Für die Verlosungen brauchen wir jetzt nur noch Deine Postadresse, falls sie im Profil fehlt.',
  confirmFailed:
    'Er ist zu alt, Du hast inzwischen eine andere E-Mail-Adresse, oder den Zugang gibt es nicht mehr.',
  confirmAgain: 'Einen neuen Link bekommst Du in Deinem Profil unter „Zugangsdaten“.',
};
