export const providerTexts = {
  or: 'oder',
  unknown: 'Ob es noch einen anderen Weg zur Anmeldung gibt, lässt sich gerade nicht laden.',
  logIn: (name: string) => `Mit ${name} anmelden`,
  busy: 'Einen Moment bitte ...',
  guestTitle: 'Fast geschafft',
  guestLead: 'Prüfe noch kurz Deine Angaben, dann bist Du dabei.',
  emailKnown: 'Von dort bestätigt, deshalb steht sie fest. Ändern kannst Du sie später in Deinem Profil.',
  emailHint: 'Wir schicken Dir einen Link, mit dem Du sie bestätigst.',
  submit: 'Kostenlos mitspielen',
  over: 'Das hat zu lange gedauert',
  overLead: 'Bitte beginne die Anmeldung noch einmal.',
  toLogin: 'Zur Anmeldung',
  toReset: 'Neues Passwort anfordern',
  toAccess: 'Zu meinen Zugangsdaten',
  failedTitle: 'Das hat nicht geklappt',
  /** Keyed by the last part of the page's address (user, finish-login.ts). */
  reasons: {
    abgebrochen: 'Die Anmeldung wurde abgebrochen. Es ist nichts weiter passiert.',
    abgelaufen:
      'Diese Anmeldung gilt nicht mehr: Sie hat zu lange gedauert, wurde schon benutzt oder in einem anderen Browser begonnen. Bitte beginne sie noch einmal.',
    'nicht-erreichbar':
      'Der Anmeldedienst antwortet gerade nicht. Bitte versuche es später noch einmal oder melde Dich mit Deinem Passwort an.',
    'zu-oft': 'Zu viele Versuche. Bitte warte einen Moment und versuche es dann erneut.',
    unbestaetigt:
      'Zu Deiner E-Mail-Adresse gibt es schon einen Zugang, aber niemand hat sie bisher bestätigt. Damit Du nicht in einen fremden Zugang gerätst, fordere für diese Adresse ein neues Passwort an: Der Link in der E-Mail macht den Zugang zu Deinem. Danach klappt auch diese Anmeldung.',
    'anderes-konto':
      'Dein Zugang ist dort schon mit einem anderen Konto verknüpft. Melde Dich mit Deinem Passwort an; in Deinem Profil kannst Du die Verknüpfung lösen.',
    vergeben:
      'Dieses Konto gehört schon zu einem anderen Zugang im Tippspiel. Ein Konto lässt sich nur mit einem Zugang verknüpfen.',
    abgemeldet:
      'Du bist inzwischen nicht mehr angemeldet. Melde Dich an und beginne das Verknüpfen noch einmal.',
  } as Record<string, string>,
};
