export const groupMessages = {
  unknownGroup: 'Diese Spielergruppe gibt es nicht.',
  membersOnly: 'Das sehen nur die Mitglieder dieser Spielergruppe.',
  ownerOnly: 'Nur wer die Spielergruppe leitet, darf Spieler suchen und aufnehmen.',
  ownerPlays: 'Nur wer die Spielergruppe leitet, kann das beginnen und beenden.',
  fewForLastOut: 'Dafür braucht die Spielergruppe mindestens 3 Mitglieder.',
  manyForLastOut: 'Das geht mit höchstens 200 Mitgliedern.',
} as const;
