import { HOUR_SECONDS } from '@tippspiel/shared/platform/clock/window';
import type { Limit } from '@tippspiel/shared/platform/mongo/limits';
import type { Deps } from '../deps.ts';
import { messages } from '../messages.ts';

/** Limits the mails per hour to one player, or those requested for one address. */
export function limitMails(
  { limits, settings: { accountMailsPerHour: max } }: Deps,
  who: number | string,
): Limit {
  return limits.of({ kind: 'mail', max, seconds: HOUR_SECONDS, message: messages.tooManyMails }, who);
}
