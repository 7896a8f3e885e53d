/** What moderation says to players and operators. */
export const moderationMessages = {
  /** In place of the text, to its author (specification's rulings, 'moderation'). */
  removed: 'Von der Redaktion entfernt',
  unknownText: 'Diesen Text gibt es nicht mehr.',
  ownText: 'Deinen eigenen Text kannst Du nicht melden. Du kannst ihn aber löschen.',
  reasonTooLong: 'Die Begründung darf höchstens 500 Zeichen haben.',
  reasonForbidden: 'Die Begründung enthält Zeichen, die nicht erlaubt sind.',
  tooManyReports: 'Du hast in der letzten Stunde sehr viel gemeldet. Die Redaktion sieht sich das an.',
} as const;
