export const accountMessages = {
  firstname: 'Bitte gib Deinen Vornamen ein.',
  firstnameTooLong: 'Der Vorname darf höchstens 200 Zeichen haben.',
  lastname: 'Bitte gib Deinen Nachnamen ein.',
  lastnameTooLong: 'Der Nachname darf höchstens 500 Zeichen haben.',
  email: 'Bitte gib eine gültige E-Mail-Adresse ein.',
  emailTooLong: 'Die E-Mail-Adresse darf höchstens 500 Zeichen haben.',
  emailTaken: 'Diese E-Mail-Adresse ist bereits registriert. Möchtest Du Dich anmelden?',
  emailRepeat: 'Die beiden E-Mail-Adressen stimmen nicht überein.',
  emailSame: 'Das ist bereits Deine E-Mail-Adresse.',
  emailOfOther: 'Diese E-Mail-Adresse gehört bereits zu einem Zugang.',
  gender: 'Bitte wähle eine Anrede.',
  acceptTerms: 'Bitte stimme den AGB zu.',
  registerTooMany:
    'Von Deinem Anschluss kamen gerade sehr viele Registrierungen. Bitte versuche es später noch einmal.',
  /** In the operators' log. */
  inLog: {
    email: 'E-Mail-Adresse',
    person: 'Name und Anrede',
    address: 'Postadresse',
    institution: 'Verein',
    hobbies: 'Interessen',
    age: 'Alter',
    adminInfo: 'Admin-Info',
    isAdmin: 'In der Redaktion',
  },
  onlyOperator: 'Sonst gehört niemand zur Redaktion.',
  lockSelf: 'Du kannst Dich nicht selbst sperren.',
} as const;
