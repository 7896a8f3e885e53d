import type { TextProblem } from '@tippspiel/shared/platform/text/plain-text';

export const messages = {
  badKey: 'Die Spielergruppe konnte nicht angelegt werden. Bitte lade die Seite neu.',
  passwordMissing: 'Bitte gib das Kennwort der Spielergruppe ein.',
  passwordWrong: 'Das Kennwort ist leider falsch.',
  foundsTooOften:
    'Du hast in der letzten Stunde sehr viele Spielergruppen erstellt. Bitte mach eine kleine Pause.',
  changesTooOften:
    'Du hast Deine Spielergruppen in der letzten Stunde sehr oft geändert. Bitte mach eine kleine Pause.',
  joinsTooOften:
    'Du bist in der letzten Stunde sehr vielen Spielergruppen beigetreten. Bitte mach eine kleine Pause.',
  inTooManyGroups: (max: number) => `Du bist schon in ${max} Spielergruppen. Verlasse zuerst eine andere.`,
  playerInTooManyGroups: (max: number) =>
    `Dieser Spieler ist schon in ${max} Spielergruppen. Mehr gehen leider nicht.`,
  playerAddedTooOften: (max: number) =>
    `Dieser Spieler wurde schon in ${max} Spielergruppen aufgenommen. Schick ihm bitte den Einladungslink.`,
  hasLeft:
    'Dieser Spieler hat die Spielergruppe verlassen. Er kann nur selbst wieder beitreten, zum Beispiel über den Einladungslink.',
  busy: 'Gerade ist hier sehr viel los. Bitte versuche es gleich noch einmal.',
  groupDeleted: 'Diese Spielergruppe wurde inzwischen gelöscht. Bitte lade die Seite neu.',
  groupChanged:
    'Diese Spielergruppe hast Du schon gegründet, und sie wurde seitdem geändert. Du findest sie unter Spielergruppen.',
  unknownGroup: 'Diese Spielergruppe gibt es nicht.',
  unknownFilter: 'Diesen Filter gibt es nicht.',
  onlyOwnerChanges: 'Nur wer die Spielergruppe leitet, darf sie ändern.',
  ownerLeaves: 'Deine eigene Spielergruppe kannst Du nicht verlassen. Du kannst sie aber löschen.',
  ownerStays: 'Wer die Spielergruppe leitet, bleibt in ihr.',
  onlyOwnerManagesMembers: 'Nur wer die Spielergruppe leitet, darf Mitglieder aufnehmen und entfernen.',
  onlyOwnerDeletes: 'Nur wer die Spielergruppe leitet, darf sie löschen.',
  unknownPlayer: 'Diesen Spieler gibt es nicht.',
  addsTooOften: 'Du hast in der letzten Stunde sehr viele Spieler aufgenommen. Bitte mach eine kleine Pause.',
} as const;

export const nameProblems: Record<TextProblem, string> = {
  missing: 'Bitte gib eine Bezeichnung ein.',
  tooLong: 'Die Bezeichnung darf höchstens 200 Zeichen haben.',
  forbidden: 'Die Bezeichnung enthält Zeichen, die nicht erlaubt sind.',
};

const passwordForbidden = 'Das Kennwort enthält Zeichen, die nicht erlaubt sind.';

/** 'missing' means that all characters are invisible; an empty password is no problem. */
export const passwordProblems: Record<TextProblem, string> = {
  missing: passwordForbidden,
  tooLong: 'Das Kennwort darf höchstens 50 Zeichen haben.',
  forbidden: passwordForbidden,
};
