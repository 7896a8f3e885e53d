import type { MailData } from '../../../domain/mail/mail.ts';
import type { LetterContent, Letterhead } from '../letter.ts';
import { salutation } from '../salutation.ts';

/** Mails about the account: its address. */
export const accountLetters = {
  confirm: ({ firstname, token }: MailData['confirm'], { publicUrl }: Letterhead): LetterContent => ({
    subject: 'Bitte bestätige deine E-Mail-Adresse',
    preview: 'Ein Klick, und du bist auch bei den Verlosungen dabei.',
    heading: `${salutation(firstname)}, willkommen im Tippspiel!`,
    paragraphs: [
      'Schön, dass du dabei bist. Bitte bestätige noch, dass diese E-Mail-Adresse dir gehört.',
      'Tippen kannst du schon jetzt. An den Verlosungen nimmst du teil, sobald deine Adresse bestätigt ist.',
    ],
    button: { label: 'E-Mail-Adresse bestätigen', url: `${publicUrl}/bestaetigen/${token}` },
    notes: [
      'Der Link gilt 14 Tage.',
      'Du hast dich nicht angemeldet? Dann hat jemand deine Adresse wohl aus Versehen angegeben, und du kannst diese E-Mail einfach löschen.',
    ],
  }),

  'email-new': ({ firstname, token }: MailData['email-new'], { publicUrl }: Letterhead): LetterContent => ({
    subject: 'Bitte bestätige deine neue E-Mail-Adresse',
    preview: 'Erst danach meldest du dich mit dieser Adresse an.',
    heading: `${salutation(firstname)}, ist das deine neue Adresse?`,
    paragraphs: [
      'Im Tippspiel wurde diese E-Mail-Adresse als deine neue angegeben. Sobald du sie bestätigst, meldest du dich mit ihr an; bis dahin gilt die bisherige.',
    ],
    button: { label: 'Neue Adresse bestätigen', url: `${publicUrl}/bestaetigen/${token}` },
    notes: [
      'Der Link gilt 24 Stunden. Mit der neuen Adresse enden deine Anmeldungen auf anderen Geräten.',
      'Du wolltest das nicht? Dann lösche diese E-Mail einfach; es ändert sich nichts.',
    ],
  }),

  'email-changed': ({ firstname }: MailData['email-changed'], { publicUrl }: Letterhead): LetterContent => ({
    subject: 'Deine E-Mail-Adresse wurde geändert',
    preview: 'Du meldest dich jetzt mit einer anderen Adresse an.',
    heading: `${salutation(firstname)}, du hast jetzt eine neue E-Mail-Adresse`,
    paragraphs: [
      'Für deinen Zugang zum Tippspiel gilt ab sofort eine andere E-Mail-Adresse. An diese hier schicken wir dir nichts mehr. Auf anderen Geräten wurdest du abgemeldet.',
      'Du warst das nicht? Dann wende dich bitte gleich an die Spielleitung; wie, steht im Impressum.',
    ],
    button: { label: 'Zum Impressum', url: `${publicUrl}/impressum` },
  }),
};
