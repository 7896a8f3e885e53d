import { formatNumber } from '../../lib/text/format-number.ts';

export const texts = {
  // Specification, chapter 2.
  title: (firstname: string) => (firstname ? `Herzlich Willkommen ${firstname}` : 'Herzlich Willkommen'),
  lastRank: 'Dein letzter Platz',
  lastRankHint: (rank: number) =>
    rank === 1
      ? 'Das letzte Turnier hast Du gewonnen. Schaffst Du das noch einmal?'
      : `Beim letzten Turnier wurdest Du ${formatNumber(rank)}. – dieses Mal geht noch mehr!`,
  start: "Alles wunderbar. Los geht's!",
  firstTipp: 'Den ersten Tipp abgeben',
  toTipps: 'Zu Deinen Tipps',
  toContact: 'Kontaktdaten bearbeiten',
  data: 'Deine Daten',
  dataHint:
    'Bitte sieh nach, ob alles stimmt: Preise schicken wir nur an eine vollständige Postadresse. Was Du sonst noch wissen willst, steht in den Spielregeln.',
  bonusHint:
    'Und halte die Augen offen: Auf manchen Seiten versteckt sich eine kleine Spielkarte. Wer sie findet, darf eine Bonusfrage beantworten.',
  name: 'Name',
  address: 'Adresse',
  email: 'E-Mail-Adresse',
  missing: 'fehlt noch',
  genders: { f: 'Frau', m: 'Herr' } as Readonly<Record<string, string>>,
  steps: 'So geht es los',
  stepList: [
    [
      'Tippen',
      'Wähle bei jedem Spiel die Tore beider Mannschaften. Gespeichert wird von allein, bis zum Anpfiff kannst Du alles ändern.',
    ],
    [
      'Joker setzen',
      'Ein Joker vervielfacht die Punkte eines Spiels. Du hast nur ein paar: Setze sie, wo Du Dir sicher bist.',
    ],
    [
      'Aufsteigen',
      'Je genauer Dein Tipp, desto mehr Punkte. Die Rangliste zeigt, wo Du stehst, und Deine Liste, wie es Deinen Freunden geht.',
    ],
  ] as const,
};
