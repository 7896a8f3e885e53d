export const pushTexts = {
  title: 'Benachrichtigungen in diesem Browser',
  lead: 'Dieses Gerät zeigt Dir, was Du oben eingestellt hast: welche Tipps noch fehlen und wenn ein Tor fällt, auch wenn das Tippspiel nicht offen ist.',
  on: 'Dieser Browser benachrichtigt Dich.',
  switchOn: 'Benachrichtigungen einschalten',
  switchOff: 'Benachrichtigungen ausschalten',
  nowhere:
    'Dieser Browser kann keine Benachrichtigungen zeigen. Auf iPhone und iPad geht es, sobald Du das Tippspiel zum Home-Bildschirm hinzugefügt hast und dort öffnest.',
  denied:
    'Dein Browser lässt keine Benachrichtigungen von hier zu. Du kannst das in seinen Einstellungen für diese Seite ändern.',
  notAllowed: 'Dafür brauchen wir Deine Erlaubnis: Schalte noch einmal ein und erlaube es dem Browser.',
  failed: 'Das hat gerade nicht geklappt. Bitte versuche es gleich noch einmal.',
} as const;
