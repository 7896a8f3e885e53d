export const profileMessages = {
  streetTooLong: 'Straße und Hausnummer dürfen höchstens 200 Zeichen haben.',
  zipCodeTooLong: 'Die PLZ darf höchstens 20 Zeichen haben.',
  cityTooLong: 'Der Ort darf höchstens 100 Zeichen haben.',
  country: 'Bitte wähle ein Land aus der Liste.',
  institutionTooLong: 'Die Angabe zum Verein darf höchstens 200 Zeichen haben.',
  hobbiesTooLong: 'Die Angabe zu Deinen Interessen darf höchstens 1.000 Zeichen haben.',
  ageTooLong: 'Die Angabe zum Alter darf höchstens 20 Zeichen haben.',
  adminInfoTooLong: 'Die Admin-Info darf höchstens 2.000 Zeichen haben.',
  reminder: 'Bitte wähle, wann Du erinnert werden möchtest.',
  goalAlert: 'Bitte wähle, von welchen Toren Du hören möchtest.',
  quietHours: 'Bitte wähle volle Stunden für die Ruhezeit.',
  tooManyChanges: 'Du hast Dein Profil gerade sehr oft geändert. Bitte versuche es später noch einmal.',
} as const;
