import type { TextProblem } from '@tippspiel/shared/platform/text/plain-text';

export const messages = {
  unknownPost: 'Diesen Eintrag gibt es nicht mehr.',
  unknownComment: 'Diesen Kommentar gibt es nicht mehr.',
  unknownGroup: 'Diese Spielergruppe gibt es nicht.',
  unknownPlace: 'Diese Stelle gibt es in den Neuigkeiten nicht.',
  badKey: 'Bitte lade die Seite neu.',
  otherText: 'Von hier wurde schon ein anderer Text gesendet. Bitte lade die Seite neu.',
  membersOnly: 'Einträge einer Spielergruppe sehen nur ihre Mitglieder.',
  notCommentAble: 'Dieser Eintrag kann nicht kommentiert werden.',
  notYourPost: 'Du kannst nur Deine eigenen Einträge löschen.',
  notYourComment: 'Du kannst nur Deine eigenen Kommentare löschen.',
  tooManyPosts:
    'Du hast in der letzten Stunde sehr viele Einträge geschrieben. Bitte mach eine kleine Pause.',
  tooManyComments:
    'Du hast in der letzten Stunde sehr viele Kommentare geschrieben. Bitte mach eine kleine Pause.',
  tooManyLikes: 'Du hast in der letzten Stunde sehr oft reagiert. Bitte mach eine kleine Pause.',
  searchTooSlow: 'Die Suche dauert gerade zu lange. Bitte versuche es später noch einmal.',
} as const;

export const textProblems: Record<TextProblem, string> = {
  missing: 'Bitte gib einen Text ein.',
  tooLong: 'Der Text darf höchstens 5.000 Zeichen haben.',
  forbidden: 'Der Text enthält Zeichen, die nicht erlaubt sind.',
};
