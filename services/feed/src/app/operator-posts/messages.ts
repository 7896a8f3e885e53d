import type { TextProblem } from '@tippspiel/shared/platform/text/plain-text';

export const operatorPostMessages = {
  noSuchPost: 'Diesen Eintrag gibt es nicht mehr.',
  changedMeanwhile: 'Der Eintrag wurde gerade von jemand anderem geändert.',
  noSuchPicture: 'Bitte lade das Bild noch einmal hoch.',
  badKey: 'Bitte lade die Seite neu.',
  incompleteDrawing: 'Die Eingabe ist nicht vollständig!',
  badDrawing: 'Bitte prüfe die Angaben zur Verlosung.',
  noSuchPrize: 'Diesen Preis gibt es nicht.',
  otherKind: (kind: string): string => `Dieser Preis hat eine andere Art: ${kind}.`,
  winnersNotPublished:
    'Die Gewinner dieses Preises sind noch nicht veröffentlicht. Bis dahin kann der Eintrag nur als Entwurf gespeichert werden.',
  isOut: (name: string): string => `${name} darf nicht mehr gewinnen. Bitte nimm den Namen aus dem Eintrag.`,
  token: 'Bitte schreib den Namen aus: {winner:…} setzt das Tippspiel selbst ein.',
  winnersTooLong: (max: number): string =>
    `Die Namen der Gewinner dürfen zusammen höchstens ${max} Zeichen haben.`,
} as const;

export const subjectProblems: Record<TextProblem, string> = {
  missing: 'Bitte gib einen Betreff ein.',
  tooLong: 'Der Betreff darf höchstens 500 Zeichen haben.',
  forbidden: 'Der Betreff enthält Zeichen, die nicht erlaubt sind.',
};

export const operatorPostLog = {
  commentAble: 'Kommentierbar',
  announced: 'Gibt bekannt, wer diesen Preis gewonnen hat',
} as const;
