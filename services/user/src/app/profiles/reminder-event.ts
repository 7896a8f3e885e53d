import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import type { Account } from '../../domain/accounts/account.ts';

/** When a player wants reminders, and alerts of which goals, after a change of that or of anything else. */
export const reminderEvent = (
  { id: userId, version, reminder: hours, goalAlert }: Account,
  cause: { now: Date; requestId: string },
): DomainEvent => createEvent('user.reminder.changed.v2', { userId, version, hours, goalAlert }, cause);
