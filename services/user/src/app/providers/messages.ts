export const providerMessages = {
  none: 'Diese Art der Anmeldung gibt es hier nicht.',
  away: (name: string): string =>
    `${name} antwortet gerade nicht. Bitte versuche es später noch einmal oder melde Dich mit Deinem Passwort an.`,
  expired: 'Das hat zu lange gedauert. Bitte beginne die Anmeldung noch einmal.',
  confirmFirst: 'Bitte bestätige zuerst Deine E-Mail-Adresse. Der Link steht in unserer E-Mail.',
  linkedAlready: (name: string): string => `Dein Zugang ist schon mit ${name} verknüpft.`,
  lastWayIn: 'Lege zuerst ein Passwort fest: Sonst könntest Du Dich nicht mehr anmelden.',
} as const;
