export const recommendationMessages = {
  self: 'Das ist Deine eigene E-Mail-Adresse.',
  tooMany: 'Du hast gerade schon viele Einladungen verschickt. Bitte versuche es später noch einmal.',
  tooManyToAddress:
    'An diese Adresse gingen heute schon mehrere Einladungen. Schick Deinen Link doch selbst.',
  groupLink: 'Diese Spielergruppe gibt es nicht.',
} as const;
