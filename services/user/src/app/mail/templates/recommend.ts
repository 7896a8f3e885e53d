import type { MailData } from '../../../domain/mail/mail.ts';
import type { LetterContent, Letterhead } from '../letter.ts';
import { nameInMail } from '../salutation.ts';

export const recommendLetters = {
  recommend: (
    { recommender, guid, groupLink, unsubscribe }: MailData['recommend'],
    { publicUrl }: Letterhead,
  ): LetterContent => {
    const who = nameInMail(recommender) ?? 'Jemand, der schon mitspielt,';
    const invitation = groupLink
      ? `${who} lädt Dich in eine Spielergruppe ein`
      : `${who} lädt Dich zum Tippspiel ein`;
    return {
      subject: invitation,
      preview: 'Tippe die Spiele, sammle Punkte und miss Dich mit den anderen. Kostenlos.',
      heading: invitation,
      paragraphs: [
        'Im Tippspiel tippst Du die Ergebnisse aller Spiele, setzt Deine Joker, wo Du Dir sicher bist, und siehst in der Rangliste, wer mehr von Fußball versteht. Das ist kostenlos und ohne Einsatz.',
        groupLink
          ? 'In der Spielergruppe seid Ihr unter Euch: mit eigener Rangliste und eigener Unterhaltung. Du brauchst nur einen Zugang; der ist in einer Minute angelegt.'
          : 'Du brauchst nur einen Zugang; der ist in einer Minute angelegt, und Dein erster Tipp gleich darauf.',
      ],
      button: {
        label: groupLink ? 'Zur Spielergruppe' : 'Jetzt kostenlos mitspielen',
        url: groupLink
          ? `${publicUrl}/spielergruppe/${groupLink}?von=${guid}`
          : `${publicUrl}/registrieren/${guid}`,
      },
      notes: [
        'Deine Adresse hat jemand eingegeben, der schon mitspielt. Wir heben davon nur eine Prüfsumme auf. Über den Link unten bestellst Du alle weiteren Einladungen ab.',
      ],
      unsubscribe: { label: 'Nie wieder Einladungen', url: `${publicUrl}/abbestellen/${unsubscribe}` },
    };
  },
};
