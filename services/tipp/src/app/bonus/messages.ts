import type { ChangeProblem } from '../../domain/bonus/change-question.ts';

export const bonusMessages = {
  noSuchQuestion: 'Diese Bonusfrage gibt es nicht.',
  noSuchOption: 'Diese Antwort gibt es nicht.',
  closed: 'Die Bonusfrage ist bereits geschlossen. Deine Antwort kann nicht mehr geändert werden.',
  questionMissing: 'Bitte gib eine Frage ein.',
  questionTooLong: (max: number) => `Die Frage darf höchstens ${max.toLocaleString('de')} Zeichen haben.`,
  descriptionTooLong: (max: number) =>
    `Die Beschreibung darf höchstens ${max.toLocaleString('de')} Zeichen haben.`,
  textForbidden: 'Der Text enthält Zeichen, die nicht erlaubt sind.',
  optionCount: (min: number, max: number) => `Bitte gib ${min} bis ${max} Antworten vor.`,
  option: (max: number) => ({
    missing: 'Bitte gib bei jeder Antwort einen Text ein.',
    tooLong: `Eine Antwort darf höchstens ${max} Zeichen haben.`,
    forbidden: 'Eine Antwort enthält Zeichen, die nicht erlaubt sind.',
  }),
  sameOption: 'Jede Antwort darf nur einmal vorkommen.',
  points: (max: number) => `Bitte gib 1 bis ${max} Punkte ein.`,
  badKey: 'Die Bonusfrage konnte nicht angelegt werden. Bitte lade die Seite neu.',
  changedMeanwhile: 'Die Bonusfrage wurde gerade von jemand anderem geändert.',
} as const;

/** Why an operator's change is rejected. */
export const changeProblems: Record<ChangeProblem, { message: string; field: string }> = {
  alreadyOpened: {
    message:
      'Die Bonusfrage ist schon geöffnet oder öffnet gleich: Antworten, Punkte und Beginn bleiben, wie sie sind.',
    field: 'selections',
  },
  openedForGood: {
    message: 'Die Bonusfrage ist schon geöffnet oder öffnet gleich und kann nicht mehr gelöscht werden.',
    field: 'id',
  },
  alreadyClosed: {
    message: 'Die Bonusfrage ist schon geschlossen: Der Annahmeschluss bleibt, wie er ist.',
    field: 'deadline',
  },
  opensTooSoon: {
    message: 'Der Beginn muss in der Zukunft liegen. Sofort geht es mit „Jetzt öffnen“.',
    field: 'opensAt',
  },
  deadlineTooSoon: {
    message: 'Der Annahmeschluss muss mindestens zehn Sekunden in der Zukunft liegen.',
    field: 'deadline',
  },
  deadlineBeforeOpening: {
    message: 'Der Annahmeschluss muss nach dem Beginn liegen.',
    field: 'deadline',
  },
  notOpen: { message: 'Die Bonusfrage ist noch nicht geöffnet.', field: 'id' },
  notClosedYet: { message: 'Die Bonusfrage ist noch nicht geschlossen.', field: 'id' },
  noSuchOption: { message: bonusMessages.noSuchOption, field: 'right' },
};
