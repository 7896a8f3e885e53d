import type { OutReason } from '../../domain/prizes/prize.ts';

export const prizeMessages = {
  noSuchPrize: 'Diesen Preis gibt es nicht.',
  noSuchWinner: 'Diesen Gewinner gibt es nicht.',
  noSuchMatch: 'Dieses Spiel gibt es nicht.',
  noSuchPost: 'Verknüpft wird nur ein Eintrag der Redaktion, der genau diesen Preis bekannt gibt.',
  otherKind: (kind: string): string => `Dieser Preis hat eine andere Art: ${kind}.`,
  otherRange: (matches: string): string => `Dieser Preis gilt für andere Spiele: ${matches}.`,
  noSuchKind: 'Diese Preisart gibt es nicht.',
  name: (max: number) => ({
    missing: 'Bitte gib einen Namen für den Preis ein.',
    tooLong: `Der Name darf höchstens ${max} Zeichen haben.`,
    forbidden: 'Der Name enthält Zeichen, die nicht erlaubt sind.',
  }),
  badDate: 'Bitte gib einen Tag an.',
  noMatchThatDay: 'An diesem Tag wird nicht gespielt. Bitte gib stattdessen Spiele an.',
  rangeMissing: 'Bitte gib einen Tag oder das erste und das letzte Spiel an.',
  dateOrRange: 'Bitte gib entweder einen Tag oder Spiele an, nicht beides.',
  upsideDown: 'Das letzte Spiel liegt vor dem ersten. Bitte tausche die beiden.',
  winnerCount: (max: number) => `Bitte gib 1 bis ${max} Gewinner an.`,
  badPicture: 'Bitte lade das Bild noch einmal hoch.',
  badKey: 'Der Preis konnte nicht angelegt werden. Bitte lade die Seite neu.',
  tooMany: (max: number) => `Mehr als ${max} Preise sind nicht möglich.`,
  tooLate:
    'Das letzte dieser Spiele ist schon angepfiffen oder beginnt gleich. Damit niemand die Ziehung lenken kann, muss der Preis eine Minute vor dessen Anpfiff feststehen.',
  fixed:
    'Das letzte Spiel dieses Preises ist schon angepfiffen oder beginnt gleich: Die Spiele und die Zahl der Gewinner bleiben, wie sie sind.',
  stays: 'Der Preis ist schon gezogen: Was es zu gewinnen gibt, bleibt, wie es ist.',
  changedMeanwhile: 'Der Preis wurde gerade von jemand anderem geändert.',
  isDrawn: 'Der Preis ist schon gezogen und kann nicht mehr gelöscht werden.',
  notOverYet: 'Gezogen wird erst, wenn das letzte Spiel dieses Preises angepfiffen ist.',
  notFrozenYet:
    'Die Tipps auf diese Spiele werden gerade ausgezählt. Bitte versuche es in einer Minute noch einmal.',
  noCandidates:
    'Für diesen Preis gibt es niemanden, der gezogen werden kann: Niemand mit bestätigter E-Mail-Adresse und vollständiger Postadresse hat eines dieser Spiele getippt.',
  allOut:
    'Für diesen Preis gibt es niemanden, der gezogen werden kann: Alle, die ihn gewinnen könnten, sind gesperrt oder gelöscht, oder ihre Postadresse fehlt. Es ist nichts gezogen.',
  accountsBehind:
    'Gerade ist nicht sicher, wer gesperrt oder gelöscht wurde: Es ist nichts gezogen und nichts veröffentlicht. Bitte versuche es gleich noch einmal.',
  notDrawn: 'Der Preis ist noch nicht gezogen.',
  nobodyLeft:
    'Von allen, die gezogen wurden, darf niemand mehr gewinnen, und es gibt keine weiteren Kandidaten. Es kann nichts veröffentlicht werden.',
  postIsPublished: 'Der Eintrag wurde schon veröffentlicht: Was verknüpft ist, bleibt verknüpft.',
  linkedMeanwhile:
    'Dieser Gewinner ist inzwischen mit einem anderen Eintrag verknüpft. Dabei bleibt es, bis Du es noch einmal änderst.',
} as const;

/** Reasons why a drawn player may not win, for operators. */
export const outReasons: Record<OutReason, string> = {
  gone: 'Zugang gelöscht',
  locked: 'gesperrt',
  unconfirmed: 'E-Mail-Adresse nicht bestätigt',
  noAddress: 'Postadresse unvollständig',
};
