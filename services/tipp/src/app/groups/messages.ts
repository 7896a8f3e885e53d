export const groupMessages = {
  unknownGroup: 'Diese Spielergruppe gibt es nicht.',
  membersOnly: 'Die Mitglieder einer Spielergruppe sehen nur ihre Mitglieder.',
  ownerOnly: 'Nur wer die Spielergruppe erstellt hat, darf Spieler suchen und aufnehmen.',
  ownerPlays: 'Nur wer die Spielergruppe erstellt hat, kann das beginnen und beenden.',
  fewForLastOut: 'Dafür braucht die Spielergruppe mindestens 3 Mitglieder.',
  manyForLastOut: 'Das geht mit höchstens 200 Mitgliedern.',
} as const;
