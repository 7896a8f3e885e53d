export const texts = {
  title: 'Freunde einladen',
  hint: 'Gemeinsam tippt es sich besser. Die Einladung geht per E\u2011Mail oder mit Deinem Link.',
  email: 'E-Mail-Adresse',
  send: 'Einladen',
  sending: 'Wird verschickt...',
  sent: 'Danke! Wer noch nicht mitspielt, bekommt gleich Deine Einladung.',
  link: 'Dein Einladungslink',
  message: (tournament: string) => `Spiel mit beim kostenlosen Tippspiel ${tournament}!`,
};

/** The texts of the page behind a mail's last link, by the kind of mail that it ends. */
export const unsubscribeTexts = {
  invitations: {
    title: 'Keine Einladungen mehr',
    question: 'Sollen wir an die Adresse, an die diese E-Mail ging, nie wieder eine Einladung schicken?',
    hint: 'Das gilt für Einladungen von allen Mitspielern. Von der Adresse merken wir uns dafür nur eine Prüfsumme.',
    yes: 'Ja, nie wieder',
    done: 'Erledigt: nie wieder',
    deadHint: 'Nimm bitte den Link aus der neuesten Einladung, die an Deine Adresse ging.',
    doneHint: 'An diese Adresse schicken wir keine Einladungen mehr.',
  },
  reminders: {
    title: 'Keine Erinnerungen mehr',
    question: 'Sollen wir Dich nicht mehr an fehlende Tipps erinnern?',
    hint: 'In Deinem Profil kannst Du die Erinnerung jederzeit wieder einschalten.',
    yes: 'Ja, nicht mehr erinnern',
    done: 'Erledigt: keine Erinnerungen',
    deadHint: 'In Deinem Profil schaltest Du die Erinnerung auch ohne diesen Link ab.',
    doneHint: 'An fehlende Tipps erinnern wir Dich nicht mehr.',
  },
  busy: 'Einen Moment...',
  dead: 'Dieser Link gilt nicht mehr',
  toProfile: 'Zu Deinem Profil',
  toGame: 'Zum Tippspiel',
};
