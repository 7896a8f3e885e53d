/** Texts of the demo's players. {1} and {2} are the teams of a match, {r} its result, {t} a tipp. */
export const beforeMatch = [
  'Mein Tipp für {1} – {2}: {t}. Wer hält dagegen?',
  '{1} – {2} heute: da setze ich meinen Joker. Oder doch nicht?',
  'Ich sage {t} bei {1} gegen {2}. Ganz sicher. Fast ganz sicher.',
  'Wer schaut {1} – {2} im Biergarten? Platz ist noch!',
];

export const afterMatch = [
  '{1} – {2} {r} … damit hat doch niemand gerechnet 😅',
  'Genau getippt! {1} – {2} {r}. Ich nehme Glückwünsche gern entgegen.',
  'Joker auf {1} – {2} gesetzt und dann {r}. Ich kann das nicht mehr.',
  '{r} bei {1} gegen {2}. Meine Oma hatte es richtig. Wie macht sie das?',
  'Nach dem {r} von {1} gegen {2} bin ich 40 Plätze nach oben gerutscht!',
];

export const anyTime = [
  'Ich tippe ab heute nur noch per Zufallstipp. Schlechter kann es nicht werden.',
  'Unsere Tippgruppe im Büro hat jetzt mehr Regeln als die UEFA.',
  'Hat noch jemand einen Platz in einer Spielergruppe frei? Ich bringe Kuchen mit.',
  'Drei Punkte hinter meinem Chef. Das wird ein langes Turnier.',
  'Wer hat eigentlich alle Joker schon gesetzt? Ich frage für mich.',
  'Grill läuft, Getränke kalt, Tipps abgegeben. Es kann losgehen ⚽',
];

export const comments = [
  'Dagegen!',
  'Das sehe ich genauso.',
  'In der 95. Minute! Mir hat es den genauen Tipp geschenkt.',
  'Na dann viel Glück 😄',
  'Ich hatte es umgekehrt. Typisch.',
  'Glückwunsch!',
  'Abwarten. Das Turnier ist noch lang.',
  'Bei uns in der Gruppe hat das auch nur einer getippt.',
  'Und der Joker? Gesetzt?',
  'Wir sehen uns im Biergarten.',
];

/** Texts of the editors: subject and text as HTML. */
export const editorial = [
  {
    subject: 'Willkommen beim Tippspiel!',
    text: '<p>Schön, dass Du dabei bist. Tippe bis zum Anpfiff, setze Deine Joker mit Bedacht und lade Deine Freunde in eine <b>Spielergruppe</b> ein.</p>',
  },
  {
    subject: 'Joker richtig einsetzen',
    text: '<p>Ein Joker vervielfacht die Punkte eines Spiels. Bis zum Anpfiff kannst Du ihn jederzeit umsetzen, danach bleibt er, wo er ist.</p>',
  },
  {
    subject: 'Wer knackt das nächste Spiel?',
    text: '<p>Unter allen, die {1} – {2} tippen, verlosen wir ein Trikot. Deine Adresse muss dafür im Profil stehen, und Deine E-Mail-Adresse muss bestätigt sein.</p>',
  },
];

/** Written, and not published yet. */
export const drafts = [
  {
    subject: 'Vorschau: Die Gewinner der Woche',
    text: '<h2>Wer hat gewonnen?</h2><p>Am Sonntag ziehen wir unter allen, die diese Woche getippt haben:</p><ul><li>drei Trikots</li><li>zehn Bälle</li></ul><p>Die Namen stehen dann hier.</p>',
  },
];
