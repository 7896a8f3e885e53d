import type { Mail, MailData, MailKind } from '../../domain/mail/mail.ts';
import { layOut } from './layout.ts';
import type { Letter, LetterContent, Letterhead } from './letter.ts';
import { accountLetters } from './templates/account.ts';
import { reminderLetters } from './templates/reminder.ts';
import { passwordLetters } from './templates/password.ts';
import { recommendLetters } from './templates/recommend.ts';

type Templates = {
  [Kind in Exclude<MailKind, 'goal'>]: (data: MailData[Kind], letterhead: Letterhead) => LetterContent;
};

const templates: Templates = {
  ...accountLetters,
  ...passwordLetters,
  ...reminderLetters,
  ...recommendLetters,
};

/** Renders a mail. Goals are sent as notifications only. */
export function writeMail({ kind, data }: Mail, letterhead: Letterhead): Letter {
  if (kind === 'goal') throw new Error('a goal is a notification, never a mail');
  const template = templates[kind] as (data: unknown, letterhead: Letterhead) => LetterContent;
  return layOut(template(data, letterhead), letterhead);
}
