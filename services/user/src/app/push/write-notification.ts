import type { Mail } from '../../domain/mail/mail.ts';
import type { Letter } from '../mail/letter.ts';
import { reminderLetters } from '../mail/templates/reminder.ts';

/** A reminder as a browser shows it: the mail's own words, as short as they go. Worth nothing after the kick-off. */
export function writeNotification(mail: Mail, { publicUrl }: { publicUrl: string }): Letter {
  if (mail.kind !== 'reminder') throw new Error(`${mail.kind} is no notification`);
  const content = reminderLetters.reminder(mail.data, { publicUrl });
  const names = (content.links ?? []).map(({ label }) => label);
  return {
    subject: content.subject,
    html: '',
    text: `${names.length > 1 ? `${names.join(', ')}. ` : ''}${content.preview}`,
    link: content.button?.url ?? `${publicUrl}/tipps`,
    expires: new Date(mail.data.kickoff),
  };
}
