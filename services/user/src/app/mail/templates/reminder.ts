import type { MailData } from '../../../domain/mail/mail.ts';
import type { LetterContent, Letterhead } from '../letter.ts';
import { salutation } from '../salutation.ts';

const berlin = new Intl.DateTimeFormat('de-DE', {
  ...{ weekday: 'long', day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' },
  timeZone: 'Europe/Berlin',
});

/** 'Freitag, 14.06., 21:00' */
const when = (kickoff: string): string => berlin.format(new Date(kickoff)).replace(' um ', ', ');

export const reminderLetters = {
  reminder: (
    { firstname, kickoff, matches, unsubscribe }: MailData['reminder'],
    { publicUrl }: Letterhead,
  ): LetterContent => {
    const linkOf = ({ pageNumber, matchId }: (typeof matches)[number]) =>
      `${publicUrl}/tipps?seite=${pageNumber}&spiel=${matchId}`;
    const names = matches.map(({ team1, team2 }) => `${team1} – ${team2}`);
    const [first] = matches;
    return {
      subject: matches.length === 1 ? `Dein Tipp fehlt noch: ${names[0]}` : 'Dir fehlen noch Tipps',
      preview: `Anpfiff: ${when(kickoff)} Uhr.`,
      heading: `${salutation(firstname)}, ${matches.length === 1 ? 'hier fehlt noch Dein Tipp' : 'hier fehlen noch Deine Tipps'}`,
      paragraphs: [`Anpfiff ist am ${when(kickoff)} Uhr. Bis dahin kannst Du tippen.`],
      links: matches.map((match, index) => ({ label: names[index]!, url: linkOf(match) })),
      ...(first && { button: { label: 'Jetzt tippen', url: linkOf(first) } }),
      expires: new Date(kickoff),
      notes: ['Wie lange vor dem Anpfiff wir Dich erinnern, stellst Du in Deinem Profil ein.'],
      unsubscribe: { label: 'Keine Erinnerungen mehr', url: `${publicUrl}/abbestellen/${unsubscribe}` },
    };
  },
};
