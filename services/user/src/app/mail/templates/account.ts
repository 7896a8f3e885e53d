import type { MailData } from '../../../domain/mail/mail.ts';
import type { LetterContent, Letterhead } from '../letter.ts';
import { salutation } from '../salutation.ts';

export const accountLetters = {
  confirm: ({ firstname, token }: MailData['confirm'], { publicUrl }: Letterhead): LetterContent => ({
    subject: 'Bitte bestätige Deine E-Mail-Adresse',
    preview: 'Für die Verlosungen brauchen wir Deine bestätigte E-Mail-Adresse.',
    heading: `${salutation(firstname)}, bitte bestätige Deine E-Mail-Adresse`,
    paragraphs: [
      'Im Tippspiel ist diese E-Mail-Adresse als Deine angegeben. Mit dem Knopf bestätigst Du, dass sie Dir gehört.',
      'Tippen kannst Du schon jetzt. An den Verlosungen nimmst Du teil, sobald Deine E-Mail-Adresse bestätigt und Deine Postadresse vollständig ist.',
    ],
    button: { label: 'E-Mail-Adresse bestätigen', url: `${publicUrl}/bestaetigen/${token}` },
    notes: [
      'Der Link gilt 14 Tage.',
      'Du spielst hier nicht mit? Dann hat jemand Deine Adresse wohl aus Versehen angegeben, und Du kannst diese E-Mail einfach löschen.',
    ],
  }),

  'email-new': ({ firstname, token }: MailData['email-new'], { publicUrl }: Letterhead): LetterContent => ({
    subject: 'Bitte bestätige Deine neue E-Mail-Adresse',
    preview: 'Erst danach meldest Du Dich mit dieser Adresse an.',
    heading: `${salutation(firstname)}, ist das Deine neue Adresse?`,
    paragraphs: [
      'Im Tippspiel wurde diese E-Mail-Adresse als Deine neue angegeben. Sobald Du sie bestätigst, meldest Du Dich mit ihr an; bis dahin gilt die bisherige.',
    ],
    button: { label: 'Neue Adresse bestätigen', url: `${publicUrl}/bestaetigen/${token}` },
    notes: [
      'Der Link gilt 24 Stunden. Sobald Du bestätigst, wirst Du überall abgemeldet, wo Du den Link nicht öffnest.',
      'Du wolltest das nicht? Dann lösche diese E-Mail einfach; es ändert sich nichts.',
    ],
  }),

  'email-changed': ({ firstname }: MailData['email-changed'], { publicUrl }: Letterhead): LetterContent => ({
    subject: 'Deine E-Mail-Adresse wurde geändert',
    preview: 'Du meldest Dich jetzt mit einer anderen Adresse an.',
    heading: `${salutation(firstname)}, Du hast jetzt eine neue E-Mail-Adresse`,
    paragraphs: [
      'Für Deinen Zugang zum Tippspiel gilt ab sofort eine andere E-Mail-Adresse. An diese hier schicken wir Dir nichts mehr. Wo Du angemeldet warst, musst Du Dich vielleicht neu anmelden.',
      'Du warst das nicht? Dann wende Dich bitte gleich an die Redaktion; wie, steht im Impressum.',
    ],
    button: { label: 'Zum Impressum', url: `${publicUrl}/impressum` },
  }),
};
