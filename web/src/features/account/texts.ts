/** German texts of 'Zugangsdaten'. */
export const texts = {
  email: 'E-Mail-Adresse',
  confirmed: 'bestätigt',
  notConfirmed: 'noch nicht bestätigt',
  confirmHint:
    'In unserer E-Mail steht ein Link. Erst wenn Du die Adresse dort bestätigt hast, nimmst Du an Verlosungen teil.',
  sendAgain: 'E-Mail noch einmal schicken',
  sending: 'Wird geschickt...',
  sentAgain: (email: string) => `Die E-Mail an ${email} ist unterwegs.`,
  newEmail: 'Neue E-Mail-Adresse',
  newEmailRepeat: 'Neue E-Mail-Adresse wiederholen',
  emailHint:
    'Wir schicken einen Link an die neue Adresse. Bis Du sie dort bestätigst, bleibt es bei der alten.',
  emailSent: (email: string) =>
    `Fast geschafft: Bestätige die neue Adresse über den Link, den wir an ${email} geschickt haben. Bis dahin bleibt es bei der alten.`,
  password: 'Passwort',
  passwordLead: 'Auf allen anderen Geräten wirst Du dabei abgemeldet.',
  firstPasswordLead:
    'Bisher hast Du keines. Mit einem Passwort meldest Du Dich auch ohne den Anmeldedienst an.',
  providerTitle: (name: string) => `Anmeldung mit ${name}`,
  linkLead: (name: string) => `Verknüpfe Deinen Zugang, dann meldest Du Dich auch mit ${name} an.`,
  linkedLead: (name: string) => `Dein Zugang ist verknüpft: Du kannst Dich mit ${name} anmelden.`,
  onlyWayLead: (name: string) =>
    `Du meldest Dich mit ${name} an. Lösen kannst Du das, sobald Du ein Passwort festgelegt hast.`,
  link: (name: string) => `Mit ${name} verknüpfen`,
  unlink: 'Verknüpfung lösen',
  newPassword: 'Neues Passwort',
  newPasswordRepeat: 'Neues Passwort wiederholen',
  passwordHint: '6 bis 40 Zeichen',
  logins: 'Hier bist Du angemeldet',
  loginsLead: 'Kennst Du ein Gerät nicht? Melde es ab und wähle ein neues Passwort.',
  unknownDevice: 'Unbekanntes Gerät',
  isThis: 'dieses Gerät',
  lastSeen: (when: string) => `zuletzt ${when}`,
  since: (date: string) => `angemeldet seit\u00a0${date}`,
  showAll: (more: number) => (more === 1 ? 'Ein weiteres Gerät zeigen' : `${more} weitere Geräte zeigen`),
  end: 'Abmelden',
  endOf: (device: string) => `Abmelden: ${device}`,
  errors: {
    emailShape: 'Das sieht nicht wie eine E-Mail-Adresse aus.',
    emailRepeat: 'Die beiden E-Mail-Adressen sind nicht gleich.',
    passwordLength: 'Das Passwort braucht 6 bis 40 Zeichen.',
    passwordRepeat: 'Die beiden Passwörter sind nicht gleich.',
  },
};
