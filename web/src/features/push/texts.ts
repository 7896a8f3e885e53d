export const pushTexts = {
  title: 'Erinnerung in diesem Browser',
  lead: 'Zur oben eingestellten Zeit zeigt Dir dieses Gerät, welche Tipps noch fehlen, auch wenn das Tippspiel nicht offen ist.',
  on: 'Dieser Browser erinnert Dich.',
  switchOn: 'Erinnerung einschalten',
  switchOff: 'Erinnerung ausschalten',
  nowhere:
    'Dieser Browser kann keine Benachrichtigungen zeigen. Auf iPhone und iPad geht es, sobald Du das Tippspiel zum Home-Bildschirm hinzugefügt hast und dort öffnest.',
  denied:
    'Dein Browser lässt keine Benachrichtigungen von hier zu. Du kannst das in seinen Einstellungen für diese Seite ändern.',
  failed: 'Das hat gerade nicht geklappt. Bitte versuche es gleich noch einmal.',
} as const;
