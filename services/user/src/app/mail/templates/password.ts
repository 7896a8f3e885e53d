import type { MailData } from '../../../domain/mail/mail.ts';
import type { LetterContent, Letterhead } from '../letter.ts';
import { salutation } from '../salutation.ts';

export const passwordLetters = {
  reset: ({ firstname, token, expires }: MailData['reset'], { publicUrl }: Letterhead): LetterContent => ({
    subject: 'Dein neues Passwort',
    preview: 'Mit diesem Link wählst Du ein neues Passwort.',
    heading: `${salutation(firstname)}, wähle ein neues Passwort`,
    paragraphs: [
      'Für Deinen Zugang zum Tippspiel wurde ein neues Passwort angefordert. Mit dem Knopf kommst Du auf die Seite, auf der Du es wählst.',
    ],
    ...(expires && { expires: new Date(expires) }),
    button: { label: 'Neues Passwort wählen', url: `${publicUrl}/passwort-neu/${token}` },
    notes: [
      'Der Link gilt eine Stunde und nur ein einziges Mal.',
      'Du hast kein neues Passwort angefordert? Dann lösche diese E-Mail einfach; Dein bisheriges gilt weiter.',
    ],
  }),

  'password-changed': (
    { firstname }: MailData['password-changed'],
    { publicUrl }: Letterhead,
  ): LetterContent => ({
    subject: 'Dein Passwort wurde geändert',
    preview: 'Wo Du sonst angemeldet warst, meldest Du Dich bitte neu an.',
    heading: `${salutation(firstname)}, Dein Passwort ist neu`,
    paragraphs: [
      'Das Passwort Deines Zugangs zum Tippspiel wurde gerade geändert. Wo Du sonst angemeldet warst, meldest Du Dich bitte neu an.',
      'Du warst das nicht? Dann wähle gleich ein neues Passwort. Den Link dazu schicken wir an diese Adresse.',
    ],
    button: { label: 'Ich war das nicht', url: `${publicUrl}/passwort-vergessen` },
  }),

  'provider-linked': (
    { firstname, provider }: MailData['provider-linked'],
    { publicUrl }: Letterhead,
  ): LetterContent => ({
    subject: `Du kannst Dich jetzt mit ${provider} anmelden`,
    preview: 'Dein Zugang wurde verknüpft.',
    heading: `${salutation(firstname)}, Dein Zugang ist verknüpft`,
    paragraphs: [
      `Für Deinen Zugang zum Tippspiel gilt ab sofort auch die Anmeldung mit ${provider}. Lösen kannst Du das jederzeit in Deinem Profil unter „Zugangsdaten“.`,
      'Du warst das nicht? Dann löse die Verknüpfung gleich und wähle ein neues Passwort.',
    ],
    button: { label: 'Zu den Zugangsdaten', url: `${publicUrl}/profil/3` },
  }),
};
