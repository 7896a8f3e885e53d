/** German messages that several capabilities share; each capability has its own `messages.ts` for the rest. */
export const messages = {
  input: 'Bitte prüfe Deine Eingabe.',
  characters: 'Die Eingabe enthält Zeichen, die nicht erlaubt sind.',
  noSuchUser: 'Diesen Spieler gibt es nicht.',
  badLink: 'Dieser Link gilt nicht mehr. Bitte fordere einen neuen an.',
  tooManyMails: 'Du hast gerade schon mehrere E-Mails angefordert. Bitte sieh in Deinem Postfach nach.',
  tooManyForMailbox:
    'Mit dieser E-Mail-Adresse wurde heute schon sehr oft ein Zugang angefragt. Bitte versuche es morgen noch einmal.',
} as const;
