/** The German messages of the media service (specification, chapter 8). */
export const messages = {
  noFile: 'Keine Datei ausgewählt',
  oneFile: 'Bitte schicke nur ein Bild.',
  wrongType: 'Achtung, dieser Dateityp ist nicht erlaubt.',
  tooLarge: (megabytes: number): string => `Das Bild ist zu groß: Es darf höchstens ${megabytes} MB haben.`,
  tooManyPixels: (millions: number): string =>
    `Das Bild ist zu groß: Es darf höchstens ${millions} Millionen Bildpunkte haben.`,
  tooManyPixelsOfFormat: (millions: number): string =>
    `Das Bild ist zu groß: In diesem Format darf es höchstens ${millions} Millionen Bildpunkte haben.`,
  tooLong: (edge: number): string =>
    `Das Bild ist zu groß: Keine Seite darf länger als ${edge} Bildpunkte sein.`,
  tooSlow: 'Deine Verbindung ist gerade zu langsam zum Hochladen. Bitte versuche es später noch einmal.',
  busyYourself: 'Du lädst gerade schon Bilder hoch. Bitte warte einen Moment.',
  busyNetwork: 'Über Deinen Anschluss werden gerade viele Bilder hochgeladen. Bitte warte einen Moment.',
  tooManyPictures: 'Du hast Dein Bild gerade sehr oft geändert. Bitte versuche es später noch einmal.',
  unreadable: 'Das Bild konnte nicht gelesen werden. Bitte versuche es mit einem anderen.',
  busy: 'Gerade sind sehr viele Bilder in Arbeit. Bitte versuche es gleich noch einmal.',
  input: 'Bitte prüfe Deine Eingabe.',
  noSuchUpload: 'Das hochgeladene Bild gibt es nicht mehr. Bitte lade es noch einmal hoch.',
  noSuchDirectory: 'Wofür das Bild ist, wissen wir nicht.',
  noSuchPart: 'Bitte wähle einen Ausschnitt, der im Bild liegt.',
  noSocialPicture:
    'Dein Facebook-Profilbild kann aktuell nicht angezeigt werden. Du kannst versuchen dich erneut mit Facebook anzumelden.',
  noSuchPicture: 'Dieses Bild gibt es nicht.',
} as const;
