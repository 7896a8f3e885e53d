import type { Text } from '../../domain/moderation/reported-text.ts';

export const moderationMessages = {
  /** Replaces the text for its author (specification's rulings, 'moderation'). */
  removed: 'Von der Redaktion entfernt',
  unknownText: 'Diesen Text gibt es nicht mehr.',
  ownText: 'Deinen eigenen Text kannst Du nicht melden. Du kannst ihn aber löschen.',
  reasonTooLong: 'Die Begründung darf höchstens 500 Zeichen haben.',
  reasonForbidden: 'Die Begründung enthält Zeichen, die nicht erlaubt sind.',
  tooManyReports:
    'Du hast in der letzten Stunde sehr viel gemeldet. Bitte warte eine Weile, bevor Du noch etwas meldest.',
} as const;

export const moderationLog = {
  moderation: 'Moderation',
  states: {
    NONE: 'nicht gemeldet',
    OPEN: 'gemeldet',
    HIDDEN: 'verborgen',
    DISMISSED: 'in Ordnung',
    DELETED: 'gelöscht',
    GONE: 'nicht mehr da',
  },
} as const;

/** A post or comment as a subject of the audit log. */
export const subjectOfText = ({ id, isComment, authorId }: Pick<Text, 'id' | 'isComment' | 'authorId'>) => ({
  subject: `${isComment ? 'Kommentar' : 'Eintrag'} ${id}{by:${authorId}}`,
  address: isComment ? null : `/meldung/${id}`,
});
