import { DAY_SECONDS } from '@tippspiel/shared/platform/clock/window';
import type { Limit } from '@tippspiel/shared/platform/mongo/limits';
import { mailboxOf } from '@tippspiel/shared/platform/text/email';
import type { Deps } from '../deps.ts';
import { messages } from '../messages.ts';

/** A day's mails of one kind to a mailbox whose owner may not know us, as a multiple of an hour's mails. */
const HOURS_OF_STRANGERS = 2;

/** Limits the mails per hour to one player, or those requested for one mailbox. */
export function limitMails(
  { limits, settings: { ACCOUNT_MAILS_PER_HOUR: max } }: Deps,
  who: number | string,
): Limit {
  const key = typeof who === 'string' ? mailboxOf(who) : who;
  return limits.of({ kind: 'mail', max, message: messages.tooManyMails }, key);
}

/**
 * Limits the mails per day to one mailbox about accounts whose address is unconfirmed: a stranger may have opened them.
 * Each kind counts for itself, so that nobody uses up a mailbox's registrations by asking for new passwords.
 */
export function limitMailsToStranger(
  { limits, settings }: Deps,
  kind: 'registration' | 'confirmation' | 'reset',
  email: string,
): Limit {
  const max = HOURS_OF_STRANGERS * settings.ACCOUNT_MAILS_PER_HOUR;
  const message = kind === 'registration' ? messages.tooManyForMailbox : messages.tooManyMails;
  return limits.of({ kind: `${kind}-stranger`, max, seconds: DAY_SECONDS, message }, mailboxOf(email));
}
