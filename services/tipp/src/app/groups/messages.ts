/** What tipp says of groups. */
export const groupMessages = {
  unknownGroup: 'Diese Spielergruppe gibt es nicht.',
  membersOnly: 'Die Mitglieder einer Spielergruppe sehen nur ihre Mitglieder.',
  ownerOnly: 'Nur wer die Spielergruppe erstellt hat, darf Spieler suchen und aufnehmen.',
} as const;
